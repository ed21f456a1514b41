import { expect, it } from 'vitest'
import { aroundMoment, momentOf, serviceKey } from './moment.ts'
import { prenotazione } from './trattoria.fixture.ts'
import { ostello } from '../timeline/ostello.fixture.ts'

const services = [
  { label: 'Pranzo', from: '12:00', to: '15:30' },
  { label: 'Cena tarda', from: '19:00', to: '01:00' },
] as const
const at = (time: string, today = '2026-12-31') => ({ today, time })
const NONE = { giorno: undefined, servizio: undefined, ora: undefined }
const moment = (asked: Partial<Record<keyof typeof NONE, string>>, time = '20:24') =>
  momentOf(prenotazione, { services }, { ...NONE, ...asked }, at(time))

it('is now, until the service that runs is over', () => {
  expect(moment({})).toEqual({ day: '2026-12-31', isNow: true, from: '2026-12-31T20:24', until: '2027-01-01T01:00' })
  expect(moment({}, '00:30')).toMatchObject({ isNow: true, from: '2026-12-31T00:30', until: '2026-12-31T01:00' })
  expect(moment({}, '17:00')).toMatchObject({ isNow: true, until: '2027-01-01T00:00' })
})

it('is a service of a day, or an hour of it', () => {
  expect(moment({ servizio: 'cena-tarda' })).toMatchObject({ isNow: false, from: '2026-12-31T19:00', until: '2027-01-01T01:00' })
  expect(moment({ giorno: '2028-02-29', servizio: 'pranzo' })).toMatchObject({ from: '2028-02-29T12:00', until: '2028-02-29T15:30' })
  expect(moment({ ora: '13:15' })).toMatchObject({ isNow: false, hour: '13:15', from: '2026-12-31T13:15', until: '2026-12-31T15:30' })
  expect(moment({ ora: 'sera' })).toMatchObject({ isNow: true })
})

it('is of another day the service that runs at this hour, else the first', () => {
  expect(moment({ giorno: '2027-01-05' }).service?.label).toBe('Cena tarda')
  expect(moment({ giorno: '2027-01-05' }, '09:00').service?.label).toBe('Pranzo')
  expect(momentOf(prenotazione, {}, { ...NONE, giorno: '2027-01-05' }, at('09:00'))).toMatchObject({
    from: '2027-01-05T00:00',
    until: '2027-01-06T00:00',
  })
})

it('is a whole day of what lies for days', () => {
  const stay = ostello.entities.find(({ span }) => span)
  if (!stay) throw new Error('nothing lies for days')
  const day = momentOf(stay, {}, NONE, at('20:24'))
  expect(day).toEqual({ day: '2026-12-31', isNow: true, from: '2026-12-31', until: '2027-01-01' })
  expect(aroundMoment(day)).toEqual({ from: '2026-12-30', until: '2027-01-01' })
})

it('reads the whole day, and the night into which a service goes', () => {
  expect(aroundMoment(moment({ servizio: 'cena-tarda' }))).toEqual({ from: '2026-12-31T00:00', until: '2027-01-01T01:00' })
  expect(aroundMoment(moment({ servizio: 'pranzo' }))).toEqual({ from: '2026-12-31T00:00', until: '2027-01-01T00:00' })
})

it('is called in the address by its words', () => {
  expect(serviceKey(services[1])).toBe('cena-tarda')
})
