/**
 * How a part that is fetched late comes. In the built site every `import()` runs through here: the build puts this in the place of
 * Vite's own helper (`scripts/build/late-parts.ts`). Browsers may remember for the whole visit that a module did not
 * arrive, whoever asks again; so its files come first by `fetch`, which nobody remembers, and the import then finds them.
 */
export async function arrive<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const own = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/.exec(load.toString())?.[1]
  const wanted = new Set([...files.map((file) => `/${file}`), ...(own === undefined ? [] : [`/assets/${own}`])])
  await Promise.all([...wanted].map(bring))
  return load()
}

const here = new Map<string, Promise<void>>()

/** Brings one file into the browser's cache, a style sheet into the page. What failed may be asked for again. */
export function bring(file: string): Promise<void> {
  const known = here.get(file)
  if (known) return known
  const coming = file.endsWith('.css') ? bringStyles(file) : hasCome(file) ? Promise.resolve() : bringBytes(file)
  here.set(file, coming)
  coming.catch(() => here.delete(file))
  return coming
}

/** A script that the page itself has loaded. */
const hasCome = (file: string) =>
  performance.getEntriesByName(new URL(file, location.href).href).some((entry) => 'responseStatus' in entry && entry.responseStatus === 200)

async function bringBytes(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await response.arrayBuffer()
}

async function bringStyles(file: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${file}"]`)) return
  await bringBytes(file)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
  const settled = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${file} did not arrive`)))
  })
  document.head.append(link)
  await settled.catch((error: unknown) => {
    link.remove()
    throw error
  })
}
