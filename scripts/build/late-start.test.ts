import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { moveStartBehindPaint } from './late-start.ts'

const start = 'import "/assets/manifest.js";\nimport("/assets/entry.client.js");'
const page = (scripts: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${scripts}</body>`

describe('moving the start behind the first paint', () => {
  const { html, entry } = moveStartBehindPaint('/', page(`<script type="module" async="">${start}</script>`))

  it('leaves no module for the browser to fetch while it paints, and every style sheet', () => {
    expect(html).not.toContain('modulepreload"')
    expect(html).not.toContain('/assets/entry.client.js')
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  })

  it('moves the start, word for word, to a file named after its content', () => {
    expect(entry.code).toBe(start)
    expect(entry.path).toMatch(/^\/assets\/start-\w{8}\.js$/)
    expect(html).toContain(entry.path)
    expect(html).toContain('[`/assets/a.js`,`/assets/b.js`]')
  })

  it('keeps the tag where React expects it', () => {
    expect(html).toMatch(/<body><script type="module" async="">.+<\/script><\/body>/)
  })

  it('puts a loader there that parses', () => {
    const loader = /async="">([\s\S]+)<\/script>/.exec(html)?.[1] ?? ''
    expect(() => parseAst(loader)).not.toThrow()
  })
})

it.each([
  ['none', ''],
  ['two', `<script type="module" async="">a</script><script type="module" async="">b</script>`],
])('refuses a page with %s of the scripts that it moves', (_what, scripts) => {
  expect(() => moveStartBehindPaint('/artigiani', page(scripts))).toThrow(/^\/artigiani: expected one inline module script/)
})
