import { describe, expect, it } from 'vitest'
import { defineEntity } from './define-entity.ts'
import { meets } from './expression/meets.ts'
import { date } from './fields/date.ts'
import { optional } from './fields/field.ts'
import { choice } from './fields/choice.ts'
import { status } from './fields/status.ts'
import { time } from './fields/time.ts'
import { lateText, lateWhere } from './late.ts'

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
const comanda = defineEntity({
  name: 'comanda',
  label: { one: 'Comanda', many: 'Comande', gender: 'f' },
  fields: { ...fields, portata: choice('Portata', { primi: 'Primi', pizze: 'Pizze' }) },
  title: ['data'],
  table: ['data'],
  late: { at: { day: 'data', time: 'ora' }, waiting: ['programmato'], after: { by: 'portata', minutes: { primi: 20, pizze: 18 } } },
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

describe('what was promised', () => {
  it('is late once its day is over and it is not', () => {
    const begun = { data: '2026-11-26', stato: 'in_corso', consegna: '2026-11-26' }
    expect(told(lavoro, begun)).toBe('In ritardo di 1 giorno')
    expect(told(lavoro, { ...begun, consegna: '2026-11-27' })).toBeUndefined()
    expect(told(lavoro, { ...begun, stato: 'fatto' })).toBeUndefined()
  })
})
