import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { importsOf, reachableModules } from './reachable-modules.ts'

/** Stands in a style sheet for the files that Tailwind reads classes from. */
export const mark = '@source reachable;'

/**
 * A sheet that says `@source reachable;` gets the classes of what its pages can reach, late parts included, and no others. Its
 * pages are the routes that import it; the root stands around every page. Nothing of this is listed by hand.
 */
export function reachableSources(web: string): Plugin {
  return {
    name: 'bottega:reachable-sources',
    // Before Tailwind reads the sheet.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: mark },
      handler(code, id) {
        const sheet = id.replace(/\?.*$/, '')
        const files = sourcesOf(sheet, web)
        for (const file of files) this.addWatchFile(file)
        return code.replace(mark, () =>
          files.map((file) => `@source "${relative(dirname(sheet), file).replaceAll('\\', '/')}";`).join('\n'),
        )
      },
    },
  }
}

/** The files of the web that the pages of one sheet can reach. Outside that folder there are no classes: nothing there knows a screen. */
export function sourcesOf(sheet: string, web: string): string[] {
  const folder = join(web, 'routes')
  const routes = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((route) => importsOf(route).includes(sheet))
  if (routes.length === 0) throw new Error(`${sheet}: no route imports it, so nothing says what it is for.`)
  return reachableModules([join(web, 'root.tsx'), ...routes]).filter((file) => file.startsWith(web) && /\.tsx?$/.test(file))
}
