import { describe, expect, it } from 'vitest'
import { sightOf } from '../../access/sight.ts'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { optional } from '../../fields/field.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { status } from '../../fields/status.ts'
import { text } from '../../fields/text.ts'
import type { Change } from '../../door/change.ts'
import { missingFor } from '../../derive/validate.ts'
import { MemoryStore } from '../memory/memory-store.ts'
import { memoryWork } from '../memory/memory-work.ts'
import { Tables } from '../memory/tables.ts'
import { plan } from './plan.ts'

/** What every store does with a commit is told in `conformance/store-suite.ts`; here is what only planning itself can show. */

const scatola = defineEntity({
  name: 'scatola',
  label: { one: 'Scatola', many: 'Scatole', gender: 'f' },
  fields: {
    nome: text('Nome'),
    pezzi: optional(integer('Pezzi')),
    dentro: optional(reference('Dentro', 'scatola')),
    stato: status('Stato', 'aperta', {
      aperta: { label: 'Aperta', tone: 'primary', next: ['chiusa'] },
      chiusa: { label: 'Chiusa', tone: 'success', next: ['aperta'], requires: ['pezzi'] },
    }),
  },
  title: ['nome'],
  table: ['nome'],
})
const eco = defineEntity({
  name: 'eco',
  label: { one: 'Eco', many: 'Echi', gender: 'f' },
  fields: { nome: text('Nome'), volte: integer('Volte') },
  title: ['nome'],
  table: ['nome'],
  /** Answers itself until it has been heard so many times. */
  effects: (_before, after) =>
    after && after.volte > 0
      ? [{ type: 'update', entity: 'eco', id: after.id, values: { volte: after.volte < 1_000 ? after.volte - 1 : after.volte } }]
      : [],
})
const entities = new Map<string, AnyEntity>([scatola, eco].map((entity) => [entity.name, entity]))

const rows: readonly AnyRow[] = [
  { id: 'scatola_1', version: 3, nome: 'Viti', stato: 'aperta' },
  { id: 'scatola_2', version: 1, nome: 'Dadi', stato: 'aperta', dentro: 'scatola_1', pezzi: 2 },
  { id: 'scatola_3', version: 1, nome: 'Vecchia', stato: 'rotta' },
  { id: 'eco_1', version: 1, nome: 'Valle', volte: 0 },
]
let made = 0
const at = { today: '2026-11-21' }
const sample = { scatola: rows.filter(({ id }) => id.startsWith('scatola')), eco: rows.filter(({ id }) => id.startsWith('eco')) }
const planned = (...changes: Change[]) => {
  const work = memoryWork(Tables.of(entities, sample, () => at).draft(), entities)
  return plan(
    { entities, sight: sightOf(entities, { groups: 'all' }), work, at, newId: (entity) => `${entity}_new${++made}`, via: 'form' },
    changes,
  )
}
const update = (id: string, values: Readonly<Record<string, unknown>>): Change => ({
  type: 'update',
  entity: id.slice(0, id.indexOf('_')),
  id,
  values,
})

describe('steps', () => {
  it('are one for each record, from what was stored to what will be', async () => {
    const result = await planned(update('scatola_1', { nome: 'Bulloni' }), update('scatola_1', { pezzi: 4 }))
    expect(result).toEqual({
      ok: true,
      steps: [
        {
          entity: 'scatola',
          id: 'scatola_1',
          before: rows[0],
          after: { id: 'scatola_1', version: 5, nome: 'Bulloni', pezzi: 4, stato: 'aperta' },
        },
      ],
    })
  })

  it('are none for a record that comes and goes', async () => {
    const result = await planned(
      { type: 'create', entity: 'scatola', id: 'scatola_x', values: { nome: 'X' } },
      { type: 'remove', entity: 'scatola', id: 'scatola_x' },
    )
    expect(result).toEqual({ ok: true, steps: [] })
  })

  it('are none for nothing', async () => {
    expect(await planned()).toEqual({ ok: true, steps: [] })
  })
})

describe('problems', () => {
  it('name the change they belong to, all of them at once', async () => {
    const result = await planned(
      update('scatola_9', { nome: 'X' }),
      update('scatola_1', { nome: '', pezzi: -1 }),
      { type: 'create', entity: 'fattura', values: {} },
      { type: 'move', entity: 'eco', id: 'eco_1', to: 'chiusa' },
    )
    expect(result.ok ? [] : result.problems).toEqual([
      { path: '', code: 'not_found', message: 'La scatola non c’è più: forse è stata eliminata.', change: 0 },
      { path: 'nome', code: 'required', message: 'Indica il nome.', change: 1 },
      { path: 'pezzi', code: 'invalid', message: 'I pezzi non possono essere negativi.', change: 1 },
      { path: '', code: 'not_found', message: 'Il fattura non c’è più: forse è stato eliminato.', change: 2 },
      { path: '', code: 'invalid', message: '«stato» non è un campo di questa scheda.', change: 3 },
    ])
  })

  it('speak of the record in its gender', async () => {
    const result = await planned({ ...update('scatola_1', { nome: 'X' }), expect: 1 } as Change)
    expect(result).toMatchObject({
      problems: [{ message: 'La scatola è cambiata nel frattempo. Ricarica e riprova: quello che hai scritto resta qui.' }],
    })
  })

  it('let nothing be removed that a record of the same entity refers to', async () => {
    expect(await planned({ type: 'remove', entity: 'scatola', id: 'scatola_1' })).toMatchObject({
      ok: false,
      problems: [{ code: 'in_use', message: '«Viti» non si può eliminare: compare in 1 scatola.' }],
    })
    const both: Change[] = [
      { type: 'remove', entity: 'scatola', id: 'scatola_1' },
      { type: 'remove', entity: 'scatola', id: 'scatola_2' },
    ]
    expect(await planned(...both)).toMatchObject({ ok: true })
    expect(await planned(...both.toReversed())).toMatchObject({ ok: true })
  })
})

describe('moves', () => {
  it('lead out of a state that the lifecycle has given up', async () => {
    expect(await planned({ type: 'move', entity: 'scatola', id: 'scatola_3', to: 'aperta' })).toMatchObject({ ok: true })
  })

  it('to where the record is change nothing but what comes along', async () => {
    expect(await planned({ type: 'move', entity: 'scatola', id: 'scatola_2', to: 'aperta', values: { pezzi: 9 } })).toMatchObject({
      ok: true,
      steps: [{ after: { stato: 'aperta', pezzi: 9 } }],
    })
  })

  it('are told with everything that they still need', () => {
    const entity = scatola
    expect(missingFor(entity, 'chiusa', {}).map(([key]) => key)).toEqual(['pezzi'])
    expect(missingFor(entity, 'chiusa', { pezzi: 0 })).toEqual([])
    expect(missingFor(entity, 'nessuna', {})).toEqual([])
  })
})

describe('undoing', () => {
  it('does not bring back a record that lacks what its state requires', async () => {
    const broken = { scatola: [{ id: 'scatola_9', version: 1, nome: 'Di prima', stato: 'chiusa' }] }
    const store = new MemoryStore({ entities: [...entities.values()], sample: broken, at: () => ({ today: '2026-11-21' }) })
    const mended = await store.commit([update('scatola_9', { pezzi: 3 })], { via: 'form' })
    expect(await store.undo(mended.ok ? mended.commit : -1)).toEqual({
      ok: false,
      problems: [{ path: 'pezzi', code: 'state_requires', message: 'Nello stato «Chiusa» servono i pezzi.' }],
    })
  })
})

describe('effects', () => {
  it('set off others until there is nothing left to do', async () => {
    expect(await planned(update('eco_1', { volte: 5 }))).toMatchObject({ ok: true, steps: [{ after: { volte: 0 } }] })
  })

  it('that never end are a fault of the sector', async () => {
    await expect(planned(update('eco_1', { volte: 1_000 }))).rejects.toThrow('eco.effects: they never end. An effect answers only to')
  })
})
