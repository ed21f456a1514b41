import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { readySlugs } from '../../src/sectors/ready.ts'

const source = join(import.meta.dirname, '..', '..', 'src').replaceAll('\\', '/')
/** Vite's helper for `import()`, by which every part that is fetched late comes. */
const helper = '\0vite/preload-helper.js'

/**
 * Parts that are fetched late come by `src/web/late/arrive.ts` instead of Vite's helper, and `late-parts.json` tells for
 * each trade which files its page can still ask for (`src/web/late/warm-up.ts`). Both follow from the modules themselves.
 */
export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /preload-helper/ },
      handler: (id) => (id === helper ? `export { arrive as __vitePreload } from '${source}/web/late/arrive.ts'` : null),
    },
    generateBundle(_options, bundle) {
      if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/late/arrive.ts'))))
        throw new Error('late-parts.ts: nothing imports by web/late/arrive.ts. Vite calls its helper otherwise now: see `helper`.')
      const lists = Object.fromEntries(readySlugs.map((slug) => [slug, partsOf(bundle, slug)]))
      this.emitFile({ type: 'asset', fileName: 'late-parts.json', source: JSON.stringify(lists) })
    },
  }
}

/** Everything that the routes of a trade and of the first page reach, statically or late, but for what is another trade's. */
export function partsOf(bundle: Rolldown.OutputBundle, slug: string): readonly string[] {
  const others = readySlugs.filter((other) => other !== slug).map((other) => `/sectors/${other}/`)
  const isOthers = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
    others.some((folder) => facadeModuleId?.includes(folder) === true || moduleIds.some((id) => id.endsWith(`${folder}index.ts`)))
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (!file || found.has(name)) return
    if (file.type === 'chunk' && (isOthers(file) || isForDevelopers(file))) return
    found.add(name)
    const text = file.type === 'chunk' ? file.code : name.endsWith('.js') ? String(file.source) : ''
    for (const asset of assetsIn(text)) if (bundle[asset]?.type === 'asset') visit(asset)
    if (file.type !== 'chunk') return
    for (const next of [...file.imports, ...file.dynamicImports, ...stylesOf(file)]) visit(next)
  }
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && isStart(file.facadeModuleId)) visit(name)
  return [...found].filter((name) => /\.(js|css)$/.test(name)).map((name) => `/${name}`)
}

/** The store behind a server (`BOTTEGA_STORE`): no visitor ever needs it. */
const isForDevelopers = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => id.endsWith('/web/data/open-remote.ts'))

const isStart = (id: string | null) => id !== null && /\/web\/routes\/(sector|landing)\.tsx/.test(id)

/** Workers, which the code names by their address. */
const assetsIn = (code: string) => [...code.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name)

function stylesOf(chunk: Rolldown.OutputChunk): readonly string[] {
  return 'viteMetadata' in chunk ? [...(chunk.viteMetadata as { importedCss: Set<string> }).importedCss] : []
}
