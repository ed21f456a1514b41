import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../kernel/italian/dates.ts'
import type { Prenotazione } from '../../../../sectors/hospitality/campi-prenotazione.ts'
import { arrivoDi, fatte, sortPulizie, prossimoDi, type Pulizia } from './da-fare.ts'

const TODAY = '2028-02-29'
const names = (id: string) => id.replace('camera_', 'Camera ')
const booking = (room: string, arrivo: string, notti = 2, stato: Prenotazione['stato'] = 'confermata') => ({
  id: `prenotazione_${room}_${arrivo}`,
  version: 1,
  camera: `camera_${room}` as const,
  arrivo,
  partenza: addDays(arrivo, notti),
  stato,
})
const cleaning = (room: string, tipo: Pulizia['tipo'] = 'rassetto', ora?: string, stato: Pulizia['stato'] = 'programmata') => ({
  id: `pulizia_${room}`,
  version: 1,
  camera: `camera_${room}` as const,
  tipo,
  ora,
  stato,
})

describe('arrivoDi', () => {
  it('names who is awaited on the day, on a leap day too, and nobody who has arrived', () => {
    const rows = [booking('101', TODAY), booking('102', TODAY, 2, 'arrivato'), booking('201', '2028-03-01')]
    const rooms = ['101', '102', '201'].map((room) => arrivoDi(rows, `camera_${room}`, TODAY, TODAY)?.id)
    expect(rooms).toEqual([`prenotazione_101_${TODAY}`, undefined, undefined])
    expect(arrivoDi(rows, 'camera_201', '2028-03-01', TODAY)).toBeDefined()
  })

  it('still awaits today who should have come before, while the stay lasts', () => {
    const rows = [booking('101', '2028-02-27', 3), booking('102', '2028-02-27', 2)]
    expect(arrivoDi(rows, 'camera_101', TODAY, TODAY)).toBeDefined()
    expect(arrivoDi(rows, 'camera_102', TODAY, TODAY)).toBeUndefined()
    expect(arrivoDi(rows, 'camera_101', '2028-02-28', TODAY)).toBeUndefined()
  })
})

it('prossimoDi is the first to come, whatever the order of the list', () => {
  const rows = [booking('101', '2028-03-05'), booking('101', '2028-03-01'), booking('102', TODAY)]
  expect(prossimoDi(rows, 'camera_101')?.arrivo).toBe('2028-03-01')
  expect(prossimoDi(rows, 'camera_301')).toBeUndefined()
})

it('sortPulizie puts arrivals first, then changes of guest, then the rest by hour and room; a tick moves nothing', () => {
  const rows = [
    cleaning('102', 'rassetto', '09:00'),
    cleaning('20'),
    cleaning('3'),
    cleaning('101', 'partenza', '11:00'),
    cleaning('301', 'rassetto'),
    cleaning('202', 'partenza', '10:00'),
  ]
  const day = { bookings: [booking('301', TODAY)], names, day: TODAY, today: TODAY }
  const order = ['301', '202', '101', '102', '3', '20']
  expect(sortPulizie(rows, day).map(({ id }) => id.slice(8))).toEqual(order)
  const ticked = rows.map((row) => (row.id === 'pulizia_301' ? { ...row, stato: 'completata' as const } : row))
  expect(sortPulizie(ticked, day).map(({ id }) => id.slice(8))).toEqual(order)
})

it('fatte leaves out what was skipped', () => {
  const rows = [
    cleaning('1', 'rassetto', '', 'completata'),
    cleaning('2'),
    cleaning('3', 'rassetto', '', 'saltata'),
    cleaning('4', 'rassetto', '', 'in_corso'),
  ]
  expect(fatte(rows)).toEqual({ done: 1, all: 3 })
  expect(fatte([])).toEqual({ done: 0, all: 0 })
})
