/** sitemap.xml: every page that may be indexed. No dates: a rebuild is not a change of content. */
export function siteMap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}

/** The workspaces are closed; `$` keeps the icon that Apple asks for, whose name begins like them, open. */
export const robotsText = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /app$\nDisallow: /app/\n\nSitemap: ${origin}/sitemap.xml\n`

/** A page that tells robots not to index it has no place in the sitemap. */
export const mayBeIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html)
