import { expect, it } from 'vitest'
import { trattoria } from './trattoria.fixture.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineSector } from '../../../kernel/sector/definition/define-sector.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { date } from '../../../kernel/fields/date.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { team } from '../../../kernel/fields/team.ts'
import { text } from '../../../kernel/fields/text.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'

const [room] = trattoria.screens as readonly [CollectionScreen]
const good = room.plan as PlanSays
type Options = Parameters<typeof defineSector<readonly AnyEntity[]>>[0]

const { plan: _plan, ...without } = room

/** A trade with a fault: the compiler sees most of them, but a trade is also put together from pieces made elsewhere. */
const define =
  (plan: Partial<Record<keyof PlanSays, unknown>>, more: Partial<CollectionScreen> = {}, entities = trattoria.entities) =>
  () =>
    defineSector({ ...trattoria, entities, screens: [{ ...room, plan: { ...good, ...plan }, ...more }] } as unknown as Options)

it('is defined as it stands', () => {
  expect(define({})).not.toThrow()
  const { room: _room, shapes, joins, services, seats, party, ...least } = good
  void [_room, shapes, joins, services, seats, party]
  expect(define({}, { plan: least })).not.toThrow()
})

it.each<readonly [string, Partial<Record<keyof PlanSays, unknown>>, RegExp]>([
  ['places that no field names', { at: 'posti' }, /screens\.sala\.plan\.at: 'posti' is not a field of prenotazione/],
  ['places that are a text', { at: 'ospite' }, /plan\.at: 'ospite' of prenotazione is a text\. Name a field of kind reference or team/],
  ['a column that the place has not', { column: 'x' }, /plan\.column: 'x' is not a field of tavolo/],
  ['a column that is a text', { column: 'numero' }, /plan\.column: 'numero' of tavolo is a text/],
  ['a room that is a number', { room: 'posti' }, /plan\.room: 'posti' of tavolo is a integer/],
  ['seats that are a text', { seats: 'numero' }, /plan\.seats: 'numero' of tavolo is a text/],
  ['a party that is an hour', { party: 'ora' }, /plan\.party: 'ora' of prenotazione is a time/],
  ['a detail that is no field', { details: ['colore'] }, /plan\.details: 'colore' is not a field/],
  ['a notice that is no field', { notice: 'colore' }, /plan\.details: 'colore' is not a field/],
  ['a figure of no state', { figures: { persa: 'ora' } }, /plan\.figures: 'persa' is not a state/],
  ['a figure of no field', { figures: { prenotata: 'quando' } }, /plan\.figures\.prenotata: 'quando' is not a field/],
  [
    'minutes since what is no hour',
    { figures: { a_tavola: { since: 'giorno' } } },
    /figures\.a_tavola: 'giorno' of prenotazione is a date/,
  ],
  ['a shape of no value', { shapes: { by: 'forma', as: { ovale: 'round' } } }, /plan\.shapes\.as: 'ovale' is no value of forma/],
  ['a shape that nobody draws', { shapes: { by: 'forma', as: { tondo: 'oval' } } }, /'oval' is no kind of shape/],
  ['shapes by a text', { shapes: { by: 'numero', as: {} } }, /plan\.shapes\.by: 'numero' of tavolo is a text/],
  ['joins that lead elsewhere', { joins: 'sala' }, /plan\.joins: 'sala' leads to no tavolo/],
  ['a service at no hour', { services: [{ label: 'Cena', from: '19', to: '23:00' }] }, /plan\.services\.0: '19' is no hour/],
  ['a service that lasts no time', { services: [{ label: 'Cena', from: '19:00', to: '19:00' }] }, /'Cena' lasts no time/],
  ['services that are no list', { services: 'Cena' }, /plan\.services: is a string, and no list/],
])('is refused with %s', (_what, plan, fault) => {
  expect(define(plan)).toThrow(fault)
})

it('is asked for where the view is named', () => {
  const bare = () => defineSector({ ...trattoria, screens: [without] } as unknown as Options)
  expect(bare).toThrow(/'plan' has nothing to show\. Give the entity a slot or a span/)
})

const posto = (colonna: AnyEntity['fields'][string]) =>
  defineEntity({
    name: 'posto',
    label: { one: 'Posto', many: 'Posti', gender: 'm' },
    fields: { nome: text('Nome'), colonna, riga: integer('Riga') },
    title: ['nome'],
    table: ['nome'],
  } as never)
const sosta = (more: object = {}) =>
  defineEntity({
    name: 'sosta',
    label: { one: 'Sosta', many: 'Soste', gender: 'f' },
    fields: { nome: text('Nome'), posto: reference('Posto', 'posto'), dal: date('Dal'), giorni: integer('Giorni'), ...more },
    title: ['nome'],
    table: ['nome'],
    span: { from: 'dal', lasts: 'giorni', lane: 'posto' },
  } as never)

it('asks for positions that may be empty, and for no service of what takes whole days', () => {
  const spot = { at: 'posto', column: 'colonna', row: 'riga', figures: {}, details: [] }
  const plain = { entity: 'sosta', filters: [], plan: spot } as Partial<CollectionScreen>
  const entities = [posto(integer('Colonna')), sosta()] as unknown as typeof trattoria.entities
  expect(define(spot, plain, entities)).toThrow(/plan\.column: 'colonna' of posto must be typed\. Make it optional/)
  const dinner = { ...spot, services: [{ label: 'Cena', from: '19:00', to: '23:00' }] }
  expect(define(dinner, { ...plain, plan: dinner }, entities)).toThrow(/plan\.services: sosta takes whole days/)
})

it('asks for what keeps two out of one place, and too many', () => {
  const [sala, tavolo, prenotazione] = trattoria.entities as readonly [AnyEntity, AnyEntity, AnyEntity]
  const lacking = (key: 'exclusive' | 'capacity') => {
    const { [key]: _gone, ...rest } = prenotazione
    return [sala, tavolo, rest] as unknown as typeof trattoria.entities
  }
  expect(define({}, {}, lacking('exclusive'))).toThrow(/plan\.at: two of prenotazione may lie in one place\. Give .*of: 'tavoli'/)
  expect(define({}, {}, lacking('capacity'))).toThrow(/plan\.seats: more of 'coperti' may come than there are 'posti'/)
})

it('capacity of each by itself needs a number, and no day', () => {
  const base = {
    name: 'cena',
    label: { one: 'Cena', many: 'Cene', gender: 'f' },
    fields: { nome: text('Nome'), giorno: date('Giorno'), coperti: integer('Coperti'), tavoli: team('Tavoli', 'tavolo') },
    title: ['nome'],
    table: ['nome'],
  } as const
  expect(() => defineEntity({ ...base, capacity: { of: 'tavoli', places: 'posti' } })).toThrow(/one is always enough/)
  const on = { of: 'tavoli', places: 'posti', counts: 'coperti', on: 'giorno' } as const
  expect(() => defineEntity({ ...base, capacity: on })).toThrow(/stands by itself, on whatever day/)
})

it('a table of its own is enough for its party alone, by a single reference too', async () => {
  const box = defineEntity({
    name: 'box',
    label: { one: 'Box', many: 'Box', gender: 'm' },
    fields: { nome: text('Nome'), posti: integer('Posti') },
    title: ['nome'],
    table: ['nome'],
  })
  const visita = defineEntity({
    name: 'visita',
    label: { one: 'Visita', many: 'Visite', gender: 'f' },
    fields: { nome: text('Nome'), box: reference('Box', 'box'), quanti: integer('Quanti') },
    title: ['nome'],
    table: ['nome'],
    capacity: { of: 'box', places: 'posti', counts: 'quanti', alone: true },
  })
  const store = new MemoryStore({
    entities: [box, visita],
    sample: { box: [{ id: 'box_1', version: 1, nome: '3', posti: 2 }], visita: [] },
    at: () => ({ today: '2026-11-22' }),
  })
  const make = (quanti: number) =>
    store.commit([{ type: 'create', entity: 'visita', values: { nome: 'A', box: 'box_1', quanti } }], { via: 'form' })
  expect(await make(2)).toMatchObject({ ok: true })
  expect(await make(2)).toMatchObject({ ok: true })
  expect(await make(3)).toMatchObject({ ok: false, problems: [{ path: 'box', message: 'Box 3 ha 2 posti: per 3 ne manca 1.' }] })
})
