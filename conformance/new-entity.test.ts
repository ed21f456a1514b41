import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { statusOf, titleOf } from '../src/kernel/entity/entity.ts'
import { readCsv, toCsv } from '../src/kernel/exchange/csv.ts'
import { matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { lookupOf } from '../src/kernel/exchange/import-row.ts'
import { previewImport } from '../src/kernel/exchange/preview-import.ts'
import { isOptional } from '../src/kernel/fields/field.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { bicicletta } from './fixture/index.ts'
import { tagliando } from './fixture/tagliando.ts'

const TODAY = '2026-11-21'
const at = { today: TODAY }
const author = { via: 'form' } as const
/** As the rest of the house sees it: an entity among others, whose fields nobody knows by name. */
const [, entity = unfound()] = bicicletta.entities
function unfound(): never {
  throw new Error('The fixture has lost its second entity.')
}

/** Adding an entity costs one file and one line: everything below comes out of `fixture/tagliando.ts` and its place in the list of `fixture/index.ts`. */
describe('an entity in one file', () => {
  let store: MemoryStore
  beforeEach(() => {
    store = new MemoryStore({ entities: bicicletta.entities, sample: bicicletta.sample(TODAY), at: () => at })
  })

  it('is all there is', () => {
    expect(readdirSync(join(import.meta.dirname, 'fixture')).toSorted()).toEqual(['bici.ts', 'index.ts', 'tagliando.ts'])
  })

  it('has a form: every field that can be typed, the status aside, required where it must be', () => {
    const [group] = tagliando.form
    expect(tagliando.form).toHaveLength(1)
    expect(group?.fields).toEqual(['bici', 'lavoro', 'giorno', 'ora', 'prezzo', 'note'])
    expect(group?.fields.filter((key) => entity.fields[key] && !isOptional(entity.fields[key]))).toEqual(['bici', 'lavoro', 'giorno'])
  })

  it('has a table: headings, texts, numbers to the right, references by their title', async () => {
    const { rows, names } = await store.query({ entity: 'tagliando' })
    const cells = rows.map((row) =>
      tagliando.table.map((key) => (row[key] === undefined ? '' : entity.fields[key]?.format(row[key], (id) => names[id]))),
    )
    expect(tagliando.table.map((key) => entity.fields[key]?.label)).toEqual(['Giorno', 'Ora', 'Bicicletta', 'Lavoro', 'Prezzo', 'Stato'])
    expect(tagliando.table.filter((key) => entity.fields[key]?.numeric)).toEqual(['prezzo'])
    expect(cells).toEqual([
      ['22/11/2026', '', 'Graziella · Ines Malagò', '=Gomma "bucata"; camera', '', 'Prenotato'],
      ['21/11/2026', '09:00', 'Graziella · Ines Malagò', 'Registrazione dei freni', '', 'Prenotato'],
      ['20/11/2026', '', 'Celeste · Nicolò D’Este', 'Cambio catena', '45,00\u00a0€', 'Pronto'],
    ])
  })

  it('has a board: columns by state, cards that move as the lifecycle says', async () => {
    const [key, field] = statusOf(entity) ?? []
    expect([tagliando.board, Object.values(field?.states ?? {}).map(({ label }) => label)]).toEqual([
      'stato',
      ['Prenotato', 'In officina', 'Pronto'],
    ])
    const { groups } = await store.measure({ entity: 'tagliando', fn: 'count', groupBy: { field: key ?? '' } })
    expect(groups).toEqual([
      { key: 'prenotato', value: 2 },
      { key: 'pronto', value: 1 },
    ])
    const move = (to: string, values = {}) => store.commit([{ type: 'move', entity: 'tagliando', id: 'tagliando_1', to, values }], author)
    expect(await move('pronto')).toMatchObject({ ok: false, problems: [{ code: 'move_not_allowed' }] })
    expect(await move('in_officina')).toMatchObject({ ok: true })
    expect(await move('pronto')).toMatchObject({
      ok: false,
      problems: [{ path: 'prezzo', message: 'Per passare a «Pronto» manca il prezzo.' }],
    })
    expect(await move('pronto', { prezzo: 3000 })).toMatchObject({ ok: true })
  })

  it('has a week: which day, which hour', () => {
    expect(tagliando.slot).toEqual({ day: 'giorno', time: 'ora' })
  })

  it('goes out as CSV, formulas disarmed, and comes in again', async () => {
    const { rows, names } = await store.query({ entity: 'tagliando' })
    const bikes = await store.query({ entity: 'bici' })
    const csv = toCsv(entity, rows, (id) => names[id])
    expect(csv).toContain("'=Gomma")
    const table = readCsv(csv)
    const mapping = matchColumns(entity, table.headers)
    expect(mapping).toEqual([...tagliando.table, 'id'])
    const lookups = Object.fromEntries(
      bicicletta.entities.map((other) => [other.name, lookupOf(other, other.name === 'bici' ? bikes.rows : rows)]),
    )
    const preview = previewImport(entity, table, { mapping, lookups, existing: [], createsMissing: false, newId }, at)
    expect(preview.read.flatMap(({ add }) => add.problems)).toEqual([])
    const result = await store.commit(preview.changes, { via: 'import' })
    expect(result).toMatchObject({ ok: true })
    expect((await store.query({ entity: 'tagliando', total: true })).total).toBe(6)
    expect(await store.undo(result.ok ? result.commit : -1)).toMatchObject({ ok: true })
    expect((await store.query({ entity: 'tagliando', total: true })).total).toBe(3)
  })

  it.each([
    ['registrazioni', ['tagliando_1']],
    ['malago', ['tagliando_3', 'tagliando_1']],
    ['catne', ['tagliando_2']],
    ['prenotato', ['tagliando_3', 'tagliando_1']],
  ])('is found by «%s»', async (search, ids) => {
    const { rows } = await store.query({ entity: 'tagliando', search })
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  it('is validated in Italian, counted by what it refers to, named and undone', async () => {
    const create = (values: Record<string, unknown>) => store.commit([{ type: 'create', entity: 'tagliando', values }], author)
    expect(await create({ giorno: '2026-02-31' })).toMatchObject({
      ok: false,
      problems: [
        { message: 'Scegli la bicicletta dall’elenco.' },
        { message: 'Indica il lavoro.' },
        { message: expect.stringMatching(/^Il giorno non è nel calendario\./) },
      ],
    })
    expect(await store.get('bici', 'bici_2')).toMatchObject({ tagliandi: 1 })
    const made = await create({ bici: 'bici_2', lavoro: 'Raggi', giorno: TODAY })
    expect(await store.get('bici', 'bici_2')).toMatchObject({ tagliandi: 2 })
    expect(made.ok && made.rows[0] && titleOf(entity, made.rows[0], undefined)).toBe('Raggi')
    await store.undo(made.ok ? made.commit : -1)
    expect(await store.get('bici', 'bici_2')).toMatchObject({ tagliandi: 1 })
  })
})
