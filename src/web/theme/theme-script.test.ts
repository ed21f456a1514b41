import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { site } from '../../site.ts'
import { themeScript } from './theme-script.ts'
import { THEME_KEY } from './theme.ts'

/** As much of a browser as the script touches. */
function run(storage: { getItem: (key: string) => string | null } | 'denied', { meta }: { meta?: { content: string } } = {}) {
  const classes = new Set(['dark'])
  const added: { name?: string; content?: string }[] = []
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
  }
  const document = {
    documentElement: { classList },
    querySelector: () => meta ?? null,
    createElement: () => ({}),
    head: { appendChild: (element: object) => added.push(element) },
  }
  const context = {
    document,
    get localStorage() {
      if (storage === 'denied') throw new Error('SecurityError')
      return storage
    },
  }
  runInNewContext(themeScript, context)
  return { classes: [...classes], added }
}

const stored = (value: string | null) => ({ getItem: (key: string) => (key === THEME_KEY ? value : null) })

describe('before the first paint', () => {
  test.for([
    { name: 'nothing stored', storage: stored(null), theme: 'dark' },
    { name: 'light chosen', storage: stored('light'), theme: 'light' },
    { name: 'dark chosen', storage: stored('dark'), theme: 'dark' },
    { name: 'a value of another time', storage: stored('blu'), theme: 'dark' },
    { name: 'storage denied', storage: 'denied', theme: 'dark' },
  ] as const)('$name: $theme', ({ storage, theme }) => {
    const { classes, added } = run(storage)
    expect(classes).toEqual([theme])
    expect(added).toEqual([{ name: 'theme-color', content: site.themeColor[theme] }])
  })

  test('uses the meta that is there', () => {
    const meta = { content: '' }
    expect(run(stored('light'), { meta }).added).toEqual([])
    expect(meta.content).toBe(site.themeColor.light)
  })
})

test('nothing in it closes the script element that holds it', () => {
  expect(themeScript).not.toMatch(/<\/|<!--/)
})
