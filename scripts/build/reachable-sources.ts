import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { importsOf, reachableModules } from './reachable-modules.ts'

/** Stands in a style sheet for the files that Tailwind reads classes from. */
const mark = '@source reachable;'

/**
 * A sheet that says `@source reachable;` gets the classes of what its pages can reach, late parts included, and no others. Its
 * pages are the routes that import it; the root stands around every page. Nothing of this is listed by hand.
 *
 * A late part may bring such a sheet of its own: then the page's sheet does without that part, and the part's sheet holds the
 * page's classes too, because the order of rules that come twice is the order within the later sheet.
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
  const routes = readdirSync(folder).map((name) => join(folder, name))
  const wearing = routes.filter((route) => importsOf(route).now.includes(sheet))
  const entries = wearing.length > 0 ? wearing : routes.filter((route) => reachableModules([route]).includes(sheet))
  if (entries.length === 0) throw new Error(`${sheet}: no page reaches it, so nothing says what it is for.`)
  const isCut = wearing.length > 0 ? bringsItsOwn : () => false
  return reachableModules([join(web, 'root.tsx'), ...entries], isCut).filter((file) => file.startsWith(web) && /\.tsx?$/.test(file))
}

const bringsItsOwn = (part: string) =>
  importsOf(part).now.some((file) => file.endsWith('.css') && readFileSync(file, 'utf8').includes(mark))
