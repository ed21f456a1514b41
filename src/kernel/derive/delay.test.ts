import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { meets } from '../evaluation/meets.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { integer } from '../fields/number.ts'
import { choice } from '../fields/choice.ts'
import { status } from '../fields/status.ts'
import { time } from '../fields/time.ts'
import { lateText, lateWhere } from './delay.ts'

const stati = status('Stato', 'programmato', {
  programmato: { label: 'Programmato', tone: 'primary', next: ['in_corso', 'fatto'] },
  in_corso: { label: 'In corso', tone: 'warning', next: ['fatto'], begun: true },
  fatto: { label: 'Fatto', tone: 'success', next: [] },
})
const fields = { data: date('Data'), ora: time('Ora'), consegna: optional(date('Consegna')), stato: stati }
const lavoro = defineEntity({
  name: 'lavoro',
  label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
  fields,
  title: ['data'],
  table: ['data'],
  slot: { day: 'data', time: 'ora' },
  late: { due: 'consegna' },
})
const restituito = defineEntity({
  name: 'restituito',
  label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
  fields: {
    data: date('Data'),
    consegna: optional(date('Consegna')),
    stato: status('Stato', 'programmato', {
      programmato: { label: 'Programmato', tone: 'primary', next: ['fatto', 'annullato'] },
      fatto: { label: 'Fatto', tone: 'success', next: ['reso'], over: true },
      reso: { label: 'Reso', tone: 'neutral', next: [] },
      annullato: { label: 'Annullato', tone: 'neutral', next: [], away: true },
    }),
  },
  title: ['data'],
  table: ['data'],
  late: { due: 'consegna', kept: ['reso'] },
})
const comanda = defineEntity({
  name: 'comanda',
  label: { one: 'Comanda', many: 'Comande', gender: 'f' },
  fields: { ...fields, portata: choice('Portata', { primi: 'Primi', pizze: 'Pizze' }) },
  title: ['data'],
  table: ['data'],
  late: { at: { day: 'data', time: 'ora' }, waiting: ['programmato'], after: { by: 'portata', minutes: { primi: 20, pizze: 18 } } },
})
const going = {
  label: { one: 'Corsa', many: 'Corse', gender: 'f' },
  fields: { data: date('Data'), ora: time('Ora'), minuti: optional(integer('Minuti')), stato: stati },
  title: ['data'],
  table: ['data'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 90 },
} as const
const corsa = defineEntity({ name: 'corsa', ...going })
const tavolo = defineEntity({ name: 'tavolo', ...going, late: { ends: false } })
const visita = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    data: date('Data'),
    ora: optional(time('Ora')),
    minuti: optional(integer('Minuti')),
    stato: status('Stato', 'programmata', {
      programmata: { label: 'Programmata', tone: 'primary', next: ['svolta'] },
      svolta: { label: 'Svolta', tone: 'success', next: [] },
    }),
  },
  title: ['data'],
  table: ['data'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 30 },
})
const at = { today: '2026-11-27', time: '19:58' }
const row = (values: object) => ({ id: 'lavoro_1', version: 1, data: '2026-11-27', ora: '14:00', stato: 'programmato', ...values })
const told = (entity: Parameters<typeof lateText>[0], values: object, now = at) => {
  const text = lateText(entity, row(values), now)
  // Words and conditions say the same of every record.
  expect(meets(entity, lateWhere(entity, now) ?? [], row(values), now.today)).toBe(text !== undefined)
  return text
}

describe('what has not begun', () => {
  it.each([
    [{ ora: '19:42' }, 'In ritardo di 16 minuti'],
    [{ ora: '19:43' }, 'In ritardo di 15 minuti'],
    [{ ora: '19:44' }, undefined],
    [{ ora: '14:00' }, 'In ritardo di 5 h 58'],
    [{ ora: '21:00' }, undefined],
    [{ ora: '14:00', stato: 'in_corso' }, undefined],
    [{ ora: '14:00', stato: 'fatto' }, undefined],
    [{ data: '2026-11-25', ora: '14:00' }, 'In ritardo di 2 giorni'],
    [{ data: '2026-11-28' }, undefined],
  ])('%j', (values, words) => {
    expect(told(lavoro, values)).toBe(words)
  })

  it('goes over midnight, also from one month and year to the next', () => {
    expect(told(lavoro, { data: '2026-12-31', ora: '23:50' }, { today: '2027-01-01', time: '00:04' })).toBeUndefined()
    expect(told(lavoro, { data: '2026-12-31', ora: '23:50' }, { today: '2027-01-01', time: '00:05' })).toBe('In ritardo di 15 minuti')
    expect(told(lavoro, { data: '2028-02-29', ora: '23:50' }, { today: '2028-03-01', time: '00:05' })).toBe('In ritardo di 15 minuti')
  })

  it('of a kind with limits of its own is late by them', () => {
    expect(told(comanda, { ora: '19:40', portata: 'pizze' })).toBe('In ritardo di 18 minuti')
    expect(told(comanda, { ora: '19:40', portata: 'primi' })).toBeUndefined()
  })
})

describe('what has begun', () => {
  it.each([
    [{ ora: '14:00', minuti: 240 }, 'In ritardo di 1 h 58'],
    [{ ora: '17:30', minuti: 133 }, 'In ritardo di 15 minuti'],
    [{ ora: '17:30', minuti: 134 }, undefined],
    [{ ora: '18:13', minuti: null }, 'In ritardo di 15 minuti'],
    [{ data: '2026-11-26', ora: '23:00', minuti: 180 }, 'In ritardo di 17 h 58'],
    [{ ora: '05:30', minuti: 240, stato: 'fatto' }, undefined],
  ])('%j is late once its end is over', (values, words) => {
    expect(told(corsa, { stato: 'in_corso', ...values })).toBe(words)
  })

  it('goes over midnight, a leap day and a change of the clocks', () => {
    const begun = { stato: 'in_corso', ora: '23:30', minuti: 60 }
    expect(told(corsa, { ...begun, data: '2028-02-28' }, { today: '2028-02-29', time: '00:44' })).toBeUndefined()
    expect(told(corsa, { ...begun, data: '2028-02-28' }, { today: '2028-02-29', time: '00:45' })).toBe('In ritardo di 15 minuti')
    expect(told(corsa, { ...begun, data: '2026-10-24' }, { today: '2026-10-25', time: '00:45' })).toBe('In ritardo di 15 minuti')
  })

  it('may stay where the entity says so, and where a promised day says when it has to be over', () => {
    const begun = { stato: 'in_corso', ora: '05:30', minuti: 60 }
    expect(told(tavolo, begun)).toBeUndefined()
    expect(told(lavoro, { stato: 'in_corso', ora: '05:30' })).toBeUndefined()
  })
})

describe('what no state says has begun', () => {
  const planned = { stato: 'programmata', ora: '19:13', minuti: 30 }
  it.each([
    [planned, 'In ritardo di 15 minuti'],
    [{ ...planned, ora: '19:14' }, undefined],
    [{ ...planned, data: '2026-11-25', ora: '10:00' }, 'In ritardo di 2 giorni'],
    [{ ...planned, ora: null }, undefined],
    [{ ...planned, data: '2026-11-26', ora: null }, 'In ritardo di 1 giorno'],
    [{ ...planned, data: '2026-11-26', ora: '23:00', minuti: 1260 }, undefined],
  ])('%j is late once its end is over', (values, words) => {
    expect(told(visita, values)).toBe(words)
  })
})

describe('what was promised', () => {
  it('is late once its day is over and it is not', () => {
    const begun = { data: '2026-11-26', stato: 'in_corso', consegna: '2026-11-26' }
    expect(told(lavoro, begun)).toBe('In ritardo di 1 giorno')
    expect(told(lavoro, { ...begun, consegna: '2026-11-27' })).toBeUndefined()
    expect(told(lavoro, { ...begun, stato: 'fatto' })).toBeUndefined()
  })
})

describe('a promise', () => {
  it.each([
    ['programmato', 'In ritardo di 1 giorno'],
    ['fatto', 'In ritardo di 1 giorno'],
    ['reso', undefined],
    ['annullato', undefined],
  ])('is kept in the states that keep it, and not because work is over: %s', (stato, expected) => {
    expect(told(restituito, { consegna: '2026-11-26', stato })).toBe(expected)
    expect(told(restituito, { consegna: '2026-11-27', stato })).toBeUndefined()
  })
})
