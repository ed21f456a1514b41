import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const scriptElement = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const runs = /^(text\/javascript|module|)$/

/** The CSP sources of every inline script of a page that the browser would run, whoever wrote it: ours, React's, the router's. */
export function inlineScriptHashes(html: string): string[] {
  const sources = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && runs.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , code = '']) => hashSource(code))
  return [...new Set(sources)]
}

/** The same for its style elements. */
export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hashSource(css))

/**
 * The style elements that libraries make at run time. Their text is fixed, so a hash admits exactly it; the element is put
 * into the page first and filled afterwards, so that the empty one must be admitted too.
 */
export function libraryStyleHashes(root: string): string[] {
  const sonner = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8')
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sonner)?.[1]
  if (css === undefined)
    throw new Error('sonner/dist/index.mjs: no __insertCSS("…") call. It changed how it brings its styles: see inline-hashes.ts.')
  return [hashSource(''), hashSource(JSON.parse(css))]
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
