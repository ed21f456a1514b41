import { contactEmbed, type ContactEmbedSettings } from '../site.ts'

/** What `scripts/build` found inline in each built page; `build/csp.json`. Every entry is a source like `'sha256-…'`. */
export interface InlineHashes {
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>
  /** Style elements that libraries make at run time, on whichever page. */
  readonly styles: readonly string[]
}

/**
 * One policy per page. Scripts: our own files plus exactly the inline ones of that page, by hash.
 *
 * Style elements are closed the same way. Style *attributes* stay open (`style-src-attr`): the prerendered pages carry the
 * sector's `style="--hue:…"`, bars carry their height, and an attribute cannot run code, import or reach another element.
 * `guests` are the origins of others that this page lets in: the contact form's on the landing page, when one is configured.
 * `blob:` and `data:` images are pictures that a person just took or chose; they never leave the page.
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[], guests: readonly string[] = []): string {
  return `${metaPolicy(scripts, styles, guests)}; frame-ancestors 'none'`
}

/**
 * The same for the page itself (`<meta http-equiv>`), so that it stands where a static host sends no header; who may frame a page
 * only a header can say.
 */
export function metaPolicy(scripts: readonly string[], styles: readonly string[], guests: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...guests],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...guests],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...guests],
    'frame-src': guests.length > 0 ? guests : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The contact form's origin, on the page that shows it and only when a form is configured. */
export const guestsOf = (path: string, { formId, origin }: ContactEmbedSettings): readonly string[] =>
  path === '/' && formId !== '' ? [origin] : []

/** What one built page may run, wear and let in: the one source of its header and of its `<meta>`. */
export function sourcesOf(
  path: string,
  inline: InlineHashes,
): [scripts: readonly string[], styles: readonly string[], guests: readonly string[]] {
  const page = inline.pages[path]
  if (!page) throw new Error(`build/csp.json: no entry for the page ${path}. Run \`npm run build\` again.`)
  return [page.scripts, [...page.styles, ...inline.styles], guestsOf(path, contactEmbed)]
}

/** A camera for scanning and job photos, a microphone for the voice dialog; nothing else, and nobody else's frame. */
const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/**
 * For scripts. A page does not ask it; a worker lives by the policy of its own script, and the recogniser of text needs
 * WebAssembly there. No page may compile any.
 */
export const scriptPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'"

/** For answers that are no page: nothing may load from them, whatever they turn out to contain. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer. HSTS only counts over HTTPS, and says nothing about subdomains, which are not ours to decide. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
