import { describe, expect, it } from 'vitest'
import { sightOf } from '../../access/sight.ts'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import { optional } from '../../fields/field.ts'
import { integer } from '../../fields/number.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { text } from '../../fields/text.ts'
import type { Change } from '../../door/change.ts'
import { Draft } from './draft.ts'
import { plan } from './plan.ts'
import { memoryWork } from '../memory/memory-work.ts'
import { Tables } from '../memory/tables.ts'
import type { Condition } from '../../expression/condition.ts'

const at = { today: '2026-11-21' }
const seen: string[] = []
const posto = defineEntity({
  name: 'posto',
  label: { one: 'Posto', many: 'Posti', gender: 'm' },
  fields: { fila: text('Fila'), numero: optional(integer('Numero')) },
  title: ['fila'],
  table: ['fila'],
  /** Writes down who else sits in the row while the commit is being planned. */
  effects: async (_before, after, read) => {
    const others = after ? await read.find('posto', [{ field: 'fila', op: 'eq', value: after.fila }]) : []
    seen.push(
      `${after?.id}: ${others
        .map(({ id }) => id.slice(6))
        .toSorted((a, b) => a.localeCompare(b))
        .join(' ')}`,
    )
    return []
  },
  conflicts: async ({ id, fila, numero }, read) => {
    const [other] = (await read.find('posto', [{ field: 'fila', op: 'eq', value: fila }])).filter(
      (row) => row.id !== id && row['numero'] === numero,
    )
    return other ? [{ path: 'numero', code: 'rule', message: `Il posto ${numero} è di ${other.id}.` }] : []
  },
})
const entities = new Map([['posto', posto]])
const sight = sightOf(entities, { groups: 'all' })

const stored: readonly AnyRow[] = [
  { id: 'posto_1', version: 1, fila: 'A', numero: 1 },
  { id: 'posto_2', version: 1, fila: 'A', numero: 2 },
  { id: 'posto_3', version: 1, fila: 'B', numero: 3 },
]
const fresh = () => memoryWork(Tables.of(entities, { posto: stored }, () => at).draft(), entities)
const newId = () => 'posto_new'
const update = (id: string, values: Readonly<Record<string, unknown>>): Change => ({ type: 'update', entity: 'posto', id, values })
const inRow = (fila: string) => [{ field: 'fila', op: 'eq', value: fila }] as const

describe('what a draft finds', () => {
  const found = async (changes: readonly Change[], where: readonly Condition[]) => {
    const work = fresh()
    const draft = new Draft({ entities, sight, work, at, newId, via: 'form' })
    for (const change of changes) await draft.apply([{ change, index: 0 }], [])
    return (await work.find('posto', where)).map(({ id }) => id).toSorted()
  }

  it.each<[string, readonly Change[], readonly Condition[], readonly string[]]>([
    ['is what is stored, while nothing has changed', [], inRow('A'), ['posto_1', 'posto_2']],
    ['is everything without conditions', [], [], ['posto_1', 'posto_2', 'posto_3']],
    ['holds what is new', [{ type: 'create', entity: 'posto', values: { fila: 'A' } }], inRow('A'), ['posto_1', 'posto_2', 'posto_new']],
    ['leaves out what goes', [{ type: 'remove', entity: 'posto', id: 'posto_1' }], inRow('A'), ['posto_2']],
    ['leaves out what no longer meets the conditions', [update('posto_1', { fila: 'B' })], inRow('A'), ['posto_2']],
    ['holds what meets them now', [update('posto_3', { fila: 'A' })], inRow('A'), ['posto_1', 'posto_2', 'posto_3']],
    ['holds a changed record once', [update('posto_2', { numero: 9 })], inRow('A'), ['posto_1', 'posto_2']],
    [
      'tests the values as they will be',
      [update('posto_2', { numero: 9 })],
      [...inRow('A'), { field: 'numero', op: 'gt', value: 5 }],
      ['posto_2'],
    ],
    [
      'knows nothing of what came and went',
      [
        { type: 'create', entity: 'posto', values: { fila: 'A' } },
        { type: 'remove', entity: 'posto', id: 'posto_new' },
      ],
      inRow('A'),
      ['posto_1', 'posto_2'],
    ],
  ])('%s', async (_case, changes, where, expected) => {
    expect(await found(changes, where)).toEqual(expected)
  })
})

describe('while a commit is planned', () => {
  it('every effect is awaited and sees what all the changes have made', async () => {
    seen.length = 0
    await plan({ entities, sight, work: fresh(), at, newId, via: 'form' }, [
      update('posto_3', { fila: 'A' }),
      { type: 'remove', entity: 'posto', id: 'posto_1' },
      update('posto_2', {}),
    ])
    expect(seen.toSorted()).toEqual(['posto_2: 2 3', 'posto_3: 2 3', 'undefined: '])
  })

  it('conflicts are asked once for each record, at the end, and name the change', async () => {
    const result = await plan({ entities, sight, work: fresh(), at, newId, via: 'form' }, [
      update('posto_3', { fila: 'A' }),
      update('posto_3', { numero: 2 }),
      update('posto_1', { numero: 7 }),
    ])
    expect(result).toEqual({ ok: false, problems: [{ path: 'numero', code: 'rule', message: 'Il posto 2 è di posto_2.', change: 1 }] })
  })

  it('conflicts wait until nothing else is wrong', async () => {
    const result = await plan({ entities, sight, work: fresh(), at, newId, via: 'form' }, [
      update('posto_1', { numero: 2 }),
      update('posto_2', { fila: '' }),
    ])
    expect(result.ok ? [] : result.problems.map(({ path, change }) => [path, change])).toEqual([['fila', 1]])
  })

  it('what is removed is not asked', async () => {
    expect(
      await plan({ entities, sight, work: fresh(), at, newId, via: 'form' }, [{ type: 'remove', entity: 'posto', id: 'posto_2' }]),
    ).toMatchObject({ ok: true })
  })
})
