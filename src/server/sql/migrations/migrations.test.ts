import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../../conformance/support/postgres-server.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { dayAfter } from '../../../kernel/expression/expression.ts'
import { date } from '../../../kernel/fields/date.ts'
import { derived } from '../../../kernel/fields/derived.ts'
import { number as documentNumber } from '../../../kernel/fields/document-number.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { lines } from '../../../kernel/fields/lines.ts'
import { money } from '../../../kernel/fields/money.ts'
import { decimal, integer } from '../../../kernel/fields/number.ts'
import { phone } from '../../../kernel/fields/phone.ts'
import { text } from '../../../kernel/fields/text.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { readySlugs } from '../../../sectors/ready.ts'
import { ACCOUNTS } from '../../accounts/account-tables.ts'
import { tablesOfAccounts } from '../../accounts/accounts.ts'
import type { Database } from '../database.ts'
import { openPostgres } from '../open-postgres.ts'
import { openSqlite } from '../open-sqlite.ts'
import { SqlStore } from '../sql-store.ts'
import { changeTables } from './change-tables.ts'
import { describedTables } from './described-tables.ts'
import { nextHistory } from './next-step.ts'
import { readHistory } from './read-history.ts'
import type { History, Step } from './tables.ts'

describe.each([...readySlugs, ACCOUNTS])('the tables of %s', (name) => {
  const history = readHistory(name)

  it('are those of its descriptions; when they have moved on: npm run migrations', async () => {
    const slug = readySlugs.find((one) => one === name)
    const sector = slug && (await loaderOf(slug)?.sector())
    expect(history.tables).toEqual(sector ? describedTables(sector.entities) : tablesOfAccounts())
  })

  it('are what its steps lead to, which nobody has changed since', () => {
    expect(
      changeTables(
        {},
        history.steps.flatMap(({ changes }) => changes),
      ),
    ).toEqual(history.tables)
    expect(history.steps.map(({ number }) => number)).toEqual(history.steps.map((_, at) => at + 1))
  })
})

const TYPES = { nuovo: 'Nuovo', fedele: 'Fedele', perso: 'Perso' }

const before = [
  defineEntity({
    name: 'cliente',
    label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
    fields: {
      nome: text('Nome'),
      telefono: optional(phone('Telefono')),
      note: optional(text('Note')),
      ore: optional(decimal('Ore', { decimals: 1 })),
      tipo: choice('Tipo', TYPES),
    },
    title: ['nome'],
    alike: [['telefono']],
    table: ['nome', 'tipo'],
  }),
]

/** The same trade a year later: a field more, one under another name, one to more digits, choices in another order, an entity more. */
const after = [
  defineEntity({
    name: 'cliente',
    label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
    fields: {
      nome: text('Nome'),
      cellulare: optional(phone('Cellulare')),
      note: optional(text('Note')),
      citta: optional(text('Città')),
      ore: optional(decimal('Ore', { decimals: 2 })),
      tipo: choice('Tipo', { fedele: 'Affezionato', perso: 'Perso', nuovo: 'Nuovo' }),
    },
    title: ['nome'],
    alike: [['cellulare']],
    table: ['nome', 'tipo', 'citta', 'cellulare'],
  }),
  defineEntity({
    name: 'sede',
    label: { one: 'Sede', many: 'Sedi', gender: 'f' },
    fields: { nome: text('Nome') },
    title: ['nome'],
    table: ['nome'],
  }),
]

const NOTHING: History = { sector: 'prova', steps: [], tables: {} }
const step = (history: History, entities: readonly AnyEntity[], ...words: string[]) => {
  const next = nextHistory(history, describedTables(entities), words)
  expect(next.refused).toEqual([])
  return next.history
}
const old = step(NOTHING, before)
const without = (key: string) => [
  { ...before[0], fields: Object.fromEntries(Object.entries(before[0]?.fields ?? {}).filter(([one]) => one !== key)) } as AnyEntity,
]

describe('a step', () => {
  it('is made of itself for what is new', () => {
    const [first, more] = [before[0] as AnyEntity, after[1] as AnyEntity]
    const wider = { ...first, fields: { ...first.fields, citta: optional(text('Città')) }, table: [...first.table, 'citta'] }
    const { steps } = step(old, [wider, more])
    expect(steps).toHaveLength(2)
    expect(steps[1]?.changes.map((change) => change.do)).toEqual(['add column', 'add column', 'add index', 'words', 'add table'])
  })

  it('takes the index of a day that is worked out along when a field has another name', () => {
    const stay = defineEntity({
      name: 'soggiorno',
      label: { one: 'Soggiorno', many: 'Soggiorni', gender: 'm' },
      fields: { arrivo: date('Arrivo'), notti: integer('Notti'), partenza: derived(date('Partenza'), dayAfter('arrivo', 'notti')) },
      title: ['arrivo'],
      table: ['arrivo'],
    })
    const renamed: AnyEntity = {
      ...stay,
      fields: { inizio: date('Inizio'), notti: integer('Notti'), partenza: derived(date('Partenza'), dayAfter('inizio', 'notti')) },
      title: ['inizio'],
      table: ['inizio'],
    }
    const next = step(step(NOTHING, [stay]), [renamed], 'rename', 'soggiorno.arrivo', 'inizio')
    expect(next.steps[1]?.changes.map((change) => change.do)).toEqual(['rename', 'words'])
    expect(next.tables['soggiorno']?.indices).toContainEqual({ keys: ['inizio+notti', 'id'] })
    expect(
      changeTables(
        {},
        next.steps.flatMap(({ changes }) => changes),
      ),
    ).toEqual(next.tables)
  })

  it('is not made where nothing is other than before', () => {
    expect(nextHistory(old, describedTables(before), [])).toEqual({ history: old, refused: [] })
  })

  it.each([
    [
      'a field',
      without('note'),
      "'cliente.note' would go with all that is written there. If it is to go: npm run migrations -- drop cliente.note",
    ],
    ['an entity', [], "'cliente' would go, and all its records with it. If that is meant: npm run migrations -- drop cliente"],
    [
      'a choice',
      [changed({ tipo: choice('Tipo', { nuovo: 'Nuovo', fedele: 'Fedele' }) })],
      "'cliente.tipo' would no longer know 'perso'. Say what becomes of it: npm run migrations -- narrow cliente.tipo perso=…",
    ],
    [
      'digits',
      [changed({ ore: optional(decimal('Ore', { decimals: 0 })) })],
      "'cliente.ore' would lose digits. If they may go: npm run migrations -- narrow cliente.ore",
    ],
    [
      'a type',
      [changed({ note: optional(decimal('Note')) })],
      "'cliente.note' would be kept as another type. Describe a new field beside it, move what is written, then drop the old one.",
    ],
  ])('is refused where it would lose %s', (_what, entities, sentence) => {
    const { history, refused } = nextHistory(old, describedTables(entities), [])
    expect(history).toBe(old)
    expect(refused).toEqual([sentence])
  })

  it('proposes the other name where one field went and one came', () => {
    const renamed = after[0] as AnyEntity
    expect(nextHistory(old, describedTables([renamed]), []).refused[0]).toContain(
      'npm run migrations -- rename cliente.telefono cellulare|citta.',
    )
  })
})

function changed(fields: AnyEntity['fields']): AnyEntity {
  return { ...before[0], fields: { ...before[0]?.fields, ...fields } } as AnyEntity
}

const NEXT = step(old, after, 'rename', 'cliente.telefono', 'cellulare')

interface Kind {
  readonly name: string
  /** Another empty database, and how it is opened. */
  readonly fresh: () => Promise<(entities: readonly AnyEntity[], history: History) => Promise<Database>>
}

let server: PostgresServer | undefined
afterAll(() => server?.stop())

const kinds: readonly Kind[] = [
  {
    name: 'SQLite',
    fresh: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bottega-migrations-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      return (entities, history) => openSqlite(join(folder, 'prova.db'), entities, { history })
    },
  },
  {
    name: 'PostgreSQL',
    fresh: async () => {
      server ??= await startPostgres()
      const url = await server.fresh()
      return (entities, history) => openPostgres(url, entities, { history })
    },
  },
]

const at = () => ({ today: '2026-11-21' })
const storeOf = (database: Database, entities: readonly AnyEntity[]) =>
  new SqlStore({ database, entities, workspace: 'prova', asker: { by: 'Ada', groups: 'all' }, at, now: () => '2026-11-21T09:00:00.000Z' })

describe.each(kinds.filter(({ name }) => name !== 'PostgreSQL' || postgresHere.from !== 'nowhere'))('a database of $name', ({ fresh }) => {
  const customers = [
    { nome: 'Ébano', telefono: '335 555 1401', ore: 1.5, tipo: 'fedele', note: 'gatto' },
    { nome: 'Dalia', tipo: 'nuovo' },
    { nome: 'Zeno', telefono: '333 123 4567', tipo: 'perso' },
  ]
  const filled = async () => {
    const open = await fresh()
    const database = await open(before, old)
    const store = storeOf(database, before)
    const made = await store.commit(
      customers.map((values) => ({ type: 'create', entity: 'cliente', values })),
      { via: 'import' },
    )
    expect(made.ok).toBe(true)
    const [ebano] = made.ok ? made.rows : []
    await store.commit([{ type: 'update', entity: 'cliente', id: ebano?.id ?? '', values: { telefono: '335 555 9999' } }], { via: 'form' })
    await database.close()
    return open
  }

  it('comes to new tables with all that it held', async () => {
    const open = await filled()
    const database = await open(after, NEXT)
    onTestFinished(() => database.close())
    const store = storeOf(database, after)
    const { rows } = await store.query({ entity: 'cliente', sort: [{ field: 'nome', direction: 'asc' }] })
    expect(rows.map(({ id: _id, version: _version, ...row }) => row)).toEqual([
      { nome: 'Dalia', tipo: 'nuovo' },
      { nome: 'Ébano', cellulare: '3355559999', ore: 1.5, tipo: 'fedele', note: 'gatto' },
      { nome: 'Zeno', cellulare: '3331234567', tipo: 'perso' },
    ])
    expect((await store.commit([{ type: 'create', entity: 'sede', values: { nome: 'Centro' } }], { via: 'form' })).ok).toBe(true)
  })

  it('numbers the records that stand, each workspace and year from 1 in the order of their days, and counts on', async () => {
    const job = (fields: AnyEntity['fields']) =>
      defineEntity({
        name: 'lavoro',
        label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
        fields: { nome: text('Nome'), giorno: date('Giorno'), tipo: choice('Tipo', { fatto: 'Fatto', atteso: 'Atteso' }), ...fields },
        title: ['nome'],
        table: ['nome'],
      }) as AnyEntity
    const when = [{ field: 'tipo', op: 'eq', value: 'fatto' }] as const
    const [plain, numbered] = [[job({})], [job({ commessa: documentNumber('Commessa n.', { per: 'year', names: true, when }) })]]
    const first = step({ sector: 'prova', steps: [], tables: {} }, plain)
    const second = step(step(first, numbered), numbered, 'number', 'lavoro.commessa', 'giorno', 'tipo=fatto')
    const open = await fresh()
    const unnumbered = await open(plain, first)
    const made = [
      ['B', '2026-03-02', 'fatto'],
      ['A', '2026-02-01', 'fatto'],
      ['C', '2026-12-01', 'atteso'],
      ['Z', '2025-12-30', 'fatto'],
    ].map(([nome, giorno, tipo]) => ({ type: 'create', entity: 'lavoro', values: { nome, giorno, tipo } }) as const)
    await storeOf(unnumbered, plain).commit(made, { via: 'import' })
    await unnumbered.close()
    const database = await open(numbered, second)
    onTestFinished(() => database.close())
    const store = storeOf(database, numbered)
    await store.commit([{ type: 'create', entity: 'lavoro', values: { nome: 'D', giorno: '2026-11-21', tipo: 'fatto' } }], { via: 'form' })
    const { rows } = await store.query({ entity: 'lavoro', sort: [{ field: 'nome', direction: 'asc' }] })
    expect(rows.map((row) => row['commessa'])).toEqual(['/2026/0000001', '/2026/0000002', undefined, '/2026/0000003', '/2025/0000001'])
    expect((await store.query({ entity: 'lavoro', search: 'commessa 2' })).rows.map(({ nome }) => nome)).toContain('B')
  })

  it('makes the first of a list of lines of what was one amount, and nothing of an amount of nothing', async () => {
    const stay = (fields: AnyEntity['fields']) => [
      defineEntity({
        name: 'soggiorno',
        label: { one: 'Soggiorno', many: 'Soggiorni', gender: 'm' },
        fields: { nome: text('Nome'), ...fields },
        title: ['nome'],
        table: ['nome'],
      }) as AnyEntity,
    ]
    const one = stay({ acconto: optional(money('Acconto')) })
    const of = { importo: money('Importo'), mezzo: optional(text('Mezzo')) }
    const many = stay({ versamenti: optional(lines('Versamenti', of, { summary: ({ importo }) => String(importo) })) })
    const first = step({ sector: 'prova', steps: [], tables: {} }, one)
    const second = step(first, many, 'gather', 'soggiorno.acconto', 'versamenti', 'importo')
    const open = await fresh()
    const single = await open(one, first)
    const paid = [['A', 5_000], ['B', 0], ['C']] as const
    const made = paid.map(([nome, acconto]) => ({
      type: 'create' as const,
      entity: 'soggiorno',
      values: { nome, ...(acconto !== undefined && { acconto }) },
    }))
    await storeOf(single, one).commit(made, { via: 'import' })
    await single.close()
    const database = await open(many, second)
    onTestFinished(() => database.close())
    const { rows } = await storeOf(database, many).query({ entity: 'soggiorno', sort: [{ field: 'nome', direction: 'asc' }] })
    expect(rows.map(({ nome, versamenti }) => ({ nome, versamenti }))).toEqual([
      { nome: 'A', versamenti: [{ importo: 5_000 }] },
      { nome: 'B', versamenti: undefined },
      { nome: 'C', versamenti: undefined },
    ])
  })

  it('sorts and finds by the new rules', async () => {
    const open = await filled()
    const database = await open(after, NEXT)
    onTestFinished(() => database.close())
    const store = storeOf(database, after)
    const names = async (query: object) => (await store.query({ entity: 'cliente', ...query })).rows.map(({ nome }) => nome)
    expect(await names({ sort: [{ field: 'tipo', direction: 'asc' }] })).toEqual(['Ébano', 'Zeno', 'Dalia'])
    expect(await names({ search: 'affezionato' })).toEqual(['Ébano'])
    expect(await names({ where: [{ field: 'cellulare', op: 'same', value: '3331234567' }] })).toEqual(['Zeno'])
  })

  it('undoes under the new name what was written under the old one', async () => {
    const open = await filled()
    const database = await open(after, NEXT)
    onTestFinished(() => database.close())
    const store = storeOf(database, after)
    expect((await store.undo(2)).ok).toBe(true)
    const { rows } = await store.query({ entity: 'cliente', search: 'ebano' })
    expect(rows[0]?.['cellulare']).toBe('3355551401')
  })

  it('is opened by two servers at once, and takes every step once', async () => {
    const open = await filled()
    const both = await Promise.all([open(after, NEXT), open(after, NEXT)])
    onTestFinished(async () => {
      for (const database of both) await database.close()
    })
    for (const database of both) expect((await storeOf(database, after).query({ entity: 'cliente' })).rows).toHaveLength(3)
  })

  it('stays as it was where a step fails', async () => {
    const open = await filled()
    const wrong: Step = {
      number: 2,
      name: 'wrong',
      changes: [
        { do: 'add column', table: 'cliente', column: 'citta', as: { type: 'text' } },
        { do: 'rename', table: 'cliente', column: 'nessuno', to: 'altro' },
      ],
    }
    await expect(open(after, { ...old, steps: [...old.steps, wrong] })).rejects.toThrow()
    const database = await open(before, old)
    onTestFinished(() => database.close())
    expect((await storeOf(database, before).query({ entity: 'cliente' })).rows).toHaveLength(3)
    const right = await open(after, NEXT)
    onTestFinished(() => right.close())
    expect((await storeOf(right, after).query({ entity: 'cliente' })).rows).toHaveLength(3)
  })

  it('is not opened by who knows fewer steps, or others', async () => {
    const open = await filled()
    await (await open(after, NEXT)).close()
    await expect(open(before, old)).rejects.toThrow('it belongs to a newer Bottega')
    const [first, second] = NEXT.steps as [Step, Step]
    await expect(open(after, { ...NEXT, steps: [first, { ...second, name: 'another' }] })).rejects.toThrow(
      'was changed after this database took it',
    )
  })

  it('gives up what somebody has said may go, and takes the value that was said', async () => {
    const open = await filled()
    const narrow = changed({ tipo: choice('Tipo', { nuovo: 'Nuovo', fedele: 'Fedele' }) })
    const history = step(
      step(old, without('note'), 'drop', 'cliente.note'),
      [{ ...narrow, fields: withoutNote(narrow) }],
      'narrow',
      'cliente.tipo',
      'perso=nuovo',
    )
    const entities = [{ ...narrow, fields: withoutNote(narrow) } as AnyEntity]
    const database = await open(entities, history)
    onTestFinished(() => database.close())
    const { rows } = await storeOf(database, entities).query({ entity: 'cliente', sort: [{ field: 'nome', direction: 'asc' }] })
    expect(rows.map(({ tipo, note }) => [tipo, note])).toEqual([
      ['nuovo', undefined],
      ['fedele', undefined],
      ['nuovo', undefined],
    ])
  })
})

const withoutNote = ({ fields }: AnyEntity) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== 'note')) as AnyEntity['fields']
