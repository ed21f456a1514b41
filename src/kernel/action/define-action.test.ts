import { expect, it } from 'vitest'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { readOf } from '../door/read-of.ts'
import type { Action } from './action.ts'
import { checkAction } from './check-action.ts'
import { defineAction } from './define-action.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { field, today } from '../expression/expression.ts'
import { date } from '../fields/date.ts'
import { counted, derived } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { decimal, integer } from '../fields/number.ts'
import { recurrence } from '../fields/recurrence.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { DefinitionError } from '../problem/problem.ts'
import { aboutOf, planAction } from './run-action.ts'

const noleggio = defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  fields: { cliente: text('Cliente'), fine: date('Fine'), rientro: optional(date('Rientro')) },
  title: ['cliente'],
  table: ['cliente'],
})

const proroga = defineAction(noleggio, {
  key: 'proroga',
  label: 'Proroga',
  title: 'Proroga il noleggio',
  on: 'record',
  where: [
    { field: 'rientro', op: 'empty' },
    { field: 'fine', op: 'gte', value: today() },
  ],
  inputs: { giorni: integer('Giorni', { min: 1, max: 30 }), fino: optional(date('Fino al')) },
  confirm: 'Proroga',
  done: ({ giorni }) => `Prorogato di ${giorni} giorni`,
  prefill: () => ({ giorni: 7 }),
  plan: async ({ giorni, fino }, read, _at, row) => {
    const others = await read.find('noleggio', [{ field: 'cliente', op: 'eq', value: row.cliente }])
    if (others.length > 1) return { problems: [{ path: 'giorni', code: 'rule', message: 'Ha altri noleggi aperti.' }] }
    return [{ type: 'update', entity: 'noleggio', id: row.id, values: { fine: fino ?? `2026-12-0${giorni}` }, from: 'giorni' }]
  },
})

const at = { today: '2026-11-21' }
const open = (...clients: readonly string[]) =>
  new MemoryStore({
    entities: [noleggio],
    sample: { noleggio: clients.map((cliente, n) => ({ id: `noleggio_${n + 1}`, version: 1, cliente, fine: '2026-11-25' })) },
    at: () => at,
  })
const planned = async (store: MemoryStore, inputs: Readonly<Record<string, unknown>>) =>
  planAction(proroga, inputs, readOf(store), at, await store.getMany('noleggio', ['noleggio_1']))

it('plans from its inputs over what it reads', async () => {
  const plan = await planned(open('Ada', 'Bruno'), { giorni: 3 })
  expect(plan).toMatchObject({
    ok: true,
    changes: [{ type: 'update', entity: 'noleggio', id: 'noleggio_1', values: { fine: '2026-12-03' } }],
  })
  expect(plan.ok && plan.changes[0]).not.toHaveProperty('from')
})

it('tells what is wrong with an input, what the plan finds, and what the store refuses, each where it belongs', async () => {
  expect(await planned(open('Ada'), { giorni: 0 })).toEqual({
    ok: false,
    problems: [{ path: 'giorni', code: 'invalid', message: 'I giorni devono essere almeno 1.' }],
  })
  expect(await planned(open('Ada', 'Ada'), { giorni: 3 })).toMatchObject({ ok: false, problems: [{ path: 'giorni' }] })
  const plan = await planned(open('Ada'), { giorni: 3 })
  if (!plan.ok) throw new Error('refused')
  const problem = { code: 'rule', message: '' } as const
  expect(
    plan.placed([
      { ...problem, path: 'fine', change: 0 },
      { ...problem, path: 'fino' },
      { ...problem, path: 'cliente' },
    ]),
  ).toMatchObject([{ path: 'giorni' }, { path: 'fino' }, { path: '' }])
})

it('is about its one record, and says so where there is none', () => {
  const row = { id: 'noleggio_1', version: 1 }
  expect(aboutOf(proroga, [row])).toBe(row)
  expect(aboutOf({ ...proroga, on: 'list' }, [row])).toEqual([row])
  expect(() => aboutOf(proroga, [])).toThrow('no record')
})

const rows = lines('Righe', { nome: text('Nome'), pezzi: decimal('Pezzi') }, { summary: ({ nome }) => nome })
const wrongly = (title: string, correct: string) => ({ ...rows, proposed: { title, correct } })
const state = status('Stato', 'aperto', { aperto: { label: 'Aperto', tone: 'primary', next: [] } })
it.each<[string, Partial<Action>, RegExp]>([
  [
    'an input that is worked out',
    { inputs: { quanti: counted('Quanti', { entity: 'noleggio', by: 'cliente' }) } },
    /inputs\.quanti: is worked out/,
  ],
  ['an input that is worked out of another', { inputs: { a: date('A'), b: derived(date('B'), field('a')) } }, /inputs\.b: is worked out/],
  ['inputs that are nothing', { inputs: undefined as never }, /^actions\.proroga\.inputs: is undefined\. Write it\./],
  ['a status as an input', { inputs: { stato: state } }, /inputs\.stato: is a status/],
  [
    'a repetition as an input',
    { inputs: { giorno: date('Giorno'), ripeti: optional(recurrence('Ripeti', { of: 'giorno' })) } },
    /inputs\.ripeti: is a repetition, and an action is done once\. Ask for the days/,
  ],
  ['words for nothing found where nothing is looked for', { on: 'list', empty: 'Niente.' }, /empty: is never said/],
  [
    'a proposal by a column that is not there',
    { inputs: { righe: wrongly('voce', 'pezzi') } },
    /inputs\.righe: 'voce' is not a column\. Columns: nome, pezzi\./,
  ],
  [
    'a proposal whose number is none',
    { inputs: { righe: wrongly('nome', 'nome') } },
    /inputs\.righe: 'nome' is corrected and is no number/,
  ],
])('refuses %s', (_case, faulty, message) => {
  const { where: _where, ...rest } = proroga
  const check = () => checkAction({ ...rest, ...faulty })
  expect(check).toThrow(DefinitionError)
  expect(check).toThrow(message)
})

it('takes an input of any kind that is typed', () => {
  expect(() => checkAction({ ...proroga, inputs: { a: reference('A', 'noleggio'), b: rows } })).not.toThrow()
})
