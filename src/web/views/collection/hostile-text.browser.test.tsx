import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { centro } from '../../../../conformance/centro/index.ts'
import type { Field, Fields } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { text } from '../../../kernel/fields/text.ts'
import { centroRows, openCentro, pages, places, settled } from '../../../../conformance/centro/pages.ts'

/** Text that a page would run if it took what is typed for markup: this page has no policy that would stop it. */
const hostile = (words: string) =>
  `<img src=x onerror="document.documentElement.dataset.ran='1'" data-hostile>${words}</script><b data-hostile>'"\u202E&amp;`
const FREE = new Set(['text', 'long_text', 'place'])

/** Puts it into whatever of a value is free text, in lines and lists too. */
function spoilt(value: unknown, field: Field | undefined): unknown {
  if (typeof value === 'string') return field && FREE.has(field.kind) ? hostile(value) : value
  const columns = field?.kind === 'checklist' ? { text: text('Voce') } : columnsOf(field)
  return columns && Array.isArray(value) ? value.map((line: AnyRow) => spoiltRow(line, columns)) : value
}
const spoiltRow = (row: AnyRow, fields: Fields) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, spoilt(value, fields[key])])) as AnyRow
const rows = Object.fromEntries(
  centro.entities.map(({ name, fields }) => [name, (centroRows()[name] ?? []).map((row) => spoiltRow(row, fields))]),
)

afterEach(() => page.viewport(1360, 820))

/** Nothing that was typed has become an element, and nothing of it has run. */
function isPlain(): void {
  expect(document.querySelectorAll('[data-hostile], img[src="x"]')).toHaveLength(0)
  expect(document.documentElement.dataset['ran']).toBeUndefined()
}

/** Tabs that have records before somebody works. */
const filled = new Set(centro.screens.flatMap((screen) => (screen.kind === 'collection' && rows[screen.entity]?.[0] ? screen.key : [])))
const lacksRecords = (address: string) => {
  const tab = /scheda=(\w+)&mostra=/.exec(address)?.[1]
  return tab !== undefined && tab !== 'rendiconto' && !filled.has(tab)
}

it.each(pages)('%s shows as text what a page could run', async (_, address) => {
  await openCentro(address, rows)
  for (const width of [1360, 390]) {
    await page.viewport(width, 820)
    await settled()
    isPlain()
    expect(lacksRecords(address) || document.body.textContent.includes('<img src=x'), `${width} px`).toBe(true)
  }
})

const lists = places.flatMap(([tab, view]) => (view === 'list' && filled.has(tab) ? tab : []))
it.each(lists)('%s: a record that is opened shows it in its fields', async (tab) => {
  await openCentro(`/centro?scheda=${tab}&mostra=list`, rows)
  await page.getByRole('row').nth(1).click()
  const dialog = await page.getByRole('dialog').findElement()
  const typed = () => [...dialog.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  await expect.poll(() => [dialog.textContent, ...typed()].join()).toContain('<img src=x')
  isPlain()
})
