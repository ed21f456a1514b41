import type { LinkDescriptor, MetaDescriptor } from 'react-router'
import { site } from '../site.ts'

export interface PageMeta {
  /** Without the name of the suite, which is added. The landing page may write its own whole title. */
  readonly title: string
  readonly description: string
  /** The canonical path, as in `/artigiani`. */
  readonly path: string
  readonly noindex?: boolean
}

/** A face that the first sight of a page is written in. */
export const preloadedFace = (href: string): LinkDescriptor => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
})

/**
 * Everything the head says about one page, for a route's `meta` export. `theme-color` is not here: the theme script owns
 * it, because it follows the theme and must be right before React arrives.
 */
export function pageMeta({ title, description, path, noindex = false }: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`
  const address = `${site.origin}${path}`
  if (noindex) return [{ title: fullTitle }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.locale },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site.origin}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${site.name}. ${site.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Icons and manifest, the same on every page: for the root's `links` export. */
export const siteLinks: LinkDescriptor[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]
