import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { APP_SHELL } from '../../src/server/app-shell.ts'
import { metaPolicy, sourcesOf, type InlineHashes } from '../../src/server/security-headers.ts'
import { site } from '../../src/site.ts'
import { compressFiles } from './compress.ts'
import { inlineScriptHashes, inlineStyleHashes, libraryStyleHashes } from './inline-hashes.ts'
import { inlineStyles } from './inline-styles.ts'
import { moveStartBehindPaint } from './late-start.ts'
import { listFiles } from './list-files.ts'
import { policyMeta } from './policy-meta.ts'
import { mayBeIndexed, robotsText, siteMap } from './site-map.ts'

/** Makes what React Router built (`folder/client`) into what the server serves. */
export async function finishSite(root: string, folder: string): Promise<{ pages: number; compressed: number }> {
  const client = join(folder, 'client')
  // An unknown path gets the prerendered 404 page and its status; the workspaces have a shell of their own (app-shell.ts).
  rmSync(join(client, '__spa-fallback.html'), { force: true })
  // What the pages are prerendered with stands in them; nobody asks for it again (`clientLoader` of routes/sector.tsx).
  for (const file of listFiles(client)) if (file.endsWith('.data')) rmSync(file)

  const pages = listFiles(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => finishPage(client, file))

  if (!pages.some(({ path }) => path === APP_SHELL)) throw new Error(`${APP_SHELL}: the shell of the workspaces was not prerendered.`)

  const indexed = pages.filter(({ path, html }) => path !== '/404' && mayBeIndexed(html)).map(({ path }) => path)
  writeFileSync(join(client, 'sitemap.xml'), siteMap(site.origin, indexed))
  writeFileSync(join(client, 'robots.txt'), robotsText(site.origin))

  const inline: InlineHashes = {
    pages: Object.fromEntries(
      pages.map(({ path, html }) => [path, { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) }]),
    ),
    styles: libraryStyleHashes(root),
  }
  writeFileSync(join(folder, 'csp.json'), JSON.stringify(inline, undefined, 1))
  for (const { file, path, html } of pages) writeFileSync(file, policyMeta(path, html, metaPolicy(...sourcesOf(path, inline))))
  return { pages: pages.length, compressed: await compressFiles(client) }
}

function finishPage(client: string, file: string): { file: string; path: string; html: string } {
  const path = `/${relative(client, file).replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/'
  const { html, entry } = moveStartBehindPaint(path, inlineStyles(client, readFileSync(file, 'utf8')))
  if (!existsSync(join(client, entry.path))) writeFileSync(join(client, entry.path), entry.code)
  return { file, path, html }
}
