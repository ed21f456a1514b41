import { createHash } from 'node:crypto'
import { minifySync } from 'vite'
import { lateStartLoader } from './late-start-loader.ts'

export interface LateStart {
  readonly html: string
  /** What the page's inline module did, as a file of its own: the loader imports it after the first paint. */
  readonly entry: { readonly path: string; readonly code: string }
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** React Router's start of the application. The tag stays where and as it is, because React finds it again when it hydrates. */
const entryScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/g

/** Moves the module preloads and the entry script of one prerendered page behind its first paint. */
export function moveStartBehindPaint(page: string, html: string): LateStart {
  const scripts = [...html.matchAll(entryScript)]
  const code = scripts[0]?.[2]
  if (scripts.length !== 1 || code === undefined) {
    throw new Error(`${page}: expected one inline module script that starts the application, found ${scripts.length}. See late-start.ts.`)
  }
  const preloads = [...html.matchAll(preloadLink)].map(([, href]) => href)
  const path = `/assets/start-${createHash('sha256').update(code).digest('base64url').replace(/[-_]/g, '').slice(0, 8)}.js`
  const loader = inlineCall(JSON.stringify(path), JSON.stringify(preloads))
  return {
    html: html.replace(preloadLink, '').replace(entryScript, (_all, open: string, _code, close: string) => open + loader + close),
    entry: { path, code },
  }
}

function inlineCall(...args: readonly string[]): string {
  const { code, errors } = minifySync('late-start-loader.js', `(${lateStartLoader.toString()})(${args.join(',')})`)
  if (errors.length > 0) throw new Error(`late-start-loader.ts: ${errors.map(String).join('\n')}`)
  return code.trim()
}
