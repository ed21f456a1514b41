import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes, inlineStyleHashes } from './inline-hashes.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each([
  ['a plain script', '<script>a()</script>', ['a()']],
  ['white space and line ends count', '<script>\n a() \n</script>', ['\n a() \n']],
  ['a module', '<script type="module" async="">b()</script>', ['b()']],
  ['the same script twice', '<script>a()</script><script id="x">a()</script>', ['a()']],
  ['a script with a file', '<script src="/a.js"></script>', []],
  ['data', '<script type="application/ld+json">{}</script>', []],
  ['an empty script still has a hash', '<script></script>', ['']],
])('%s', (_what, html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(sha))
})

it('hashes every style element', () => {
  expect(inlineStyleHashes('<style>a{}</style><p style="--hue:4"><style media="print">b{}</style>')).toEqual(['a{}', 'b{}'].map(sha))
})
