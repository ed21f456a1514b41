import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../../kernel/italian/dates.ts'
import { permanenzeDi } from '../common/permanenze.ts'
import { countMovement } from './count-movement.ts'
import { meseDaDichiarare } from './movimento-mese.ts'
import type { Codici, Prenotazione, Schedina } from './registro.ts'
import { soggiorniMovimento } from './soggiorni-contati.ts'

/** A stay of one person that is over. */
const booking = (id: string, arrivo: string, notti: number, change: Partial<Prenotazione> = {}): Prenotazione => ({
  id,
  ospite: `Ospite ${id}`,
  camera: '101',
  arrivo,
  partenza: addDays(arrivo, notti),
  persone: 1,
  canale: 'reception',
  stato: 'partito',
  ...change,
})
const person = (id: string, of: Prenotazione): Schedina => ({
  id,
  famiglia_gruppo: 1,
  data_arrivo: of.arrivo,
  notti_permanenza: 1,
  tipo_alloggiato: 'singolo',
  prenotazione: of.id,
  cittadinanza: 'ITALIA',
})
const codici: Codici = {
  comune: () => undefined,
  omonimi: () => '',
  stato: (key) => (key === 'ITALIA' ? '100000100' : ''),
  nomeStato: (code) => code,
  tipi: { singolo: '16', capofamiglia: '17', capogruppo: '18', familiare: '19', membro: '20' },
  capo: () => undefined,
  canali: {},
}
const stays = (prenotazioni: readonly Prenotazione[], schedine: readonly Schedina[] = []) =>
  soggiorniMovimento(permanenzeDi({ prenotazioni, schedine }), schedine, codici)

describe('over the months', () => {
  it.each([
    ['New Year', '2026-12-30', 4, { '2026-12': [1, 2], '2027-01': [0, 2] }],
    ['29 February', '2028-02-28', 3, { '2028-02': [1, 2], '2028-03': [0, 1] }],
    ['a February of 28 days', '2026-02-27', 3, { '2026-02': [1, 2], '2026-03': [0, 1] }],
    ['the clocks forward', '2026-03-28', 2, { '2026-03': [1, 2] }],
    ['the clocks back', '2026-10-24', 2, { '2026-10': [1, 2] }],
    ['the last night of a month', '2026-11-30', 1, { '2026-11': [1, 1], '2026-12': [0, 0] }],
  ])('a stay over %s', (_, arrivo, notti, months) => {
    const all = stays([booking('1', arrivo, notti)])
    for (const [mese, expected] of Object.entries(months)) {
      const { arrivi, presenze } = countMovement(all, mese)
      expect([mese, arrivi.value, presenze.value]).toEqual([mese, ...expected])
    }
  })

  it('arrivals and nights of all months are those of the bookings, and every figure is the sum of its rows', () => {
    const anyBooking = fc.record({
      from: fc.integer({ min: 0, max: 400 }),
      notti: fc.integer({ min: 1, max: 60 }),
      persone: fc.integer({ min: 1, max: 6 }),
      known: fc.integer({ min: 0, max: 8 }),
    })
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 12 }), (list) => {
        const bookings = list.map(({ from, notti, persone }, n) => booking(`${n}`, addDays('2027-12-20', from), notti, { persone }))
        const rows = bookings.flatMap((row, n) => Array.from({ length: list[n]?.known ?? 0 }, (_, at) => person(`${n}_${at}`, row)))
        const all = stays(bookings, rows)
        const movements = Array.from({ length: 18 }, (_, n) => countMovement(all, addMonths('2027-12-01', n).slice(0, 7)))
        const people = list.map(({ persone, known }) => Math.max(persone, known))
        const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
        expect(sum(movements.map(({ arrivi }) => arrivi.value))).toBe(sum(people))
        expect(sum(movements.map(({ presenze }) => presenze.value))).toBe(sum(list.map(({ notti }, n) => notti * (people[n] ?? 0))))
        for (const { presenze, gruppi, turismo, giorni } of movements) {
          expect(sum(presenze.rows.map(({ quanti }) => quanti))).toBe(presenze.value)
          expect(sum([...gruppi.values()].map((group) => group.presenze.value))).toBe(presenze.value)
          expect(sum([...turismo.values()].map((group) => group.presenze.value))).toBe(presenze.value)
          expect(sum(giorni.map(({ presenti }) => presenti.value))).toBe(presenze.value)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the month that the form opens on', () => {
  it.each([
    ['2026-11-21', '2026-10'],
    ['2026-11-28', '2026-11'],
    ['2026-11-30', '2026-11'],
    ['2026-12-01', '2026-11'],
    ['2027-01-05', '2026-12'],
    ['2028-02-26', '2028-01'],
    ['2028-02-27', '2028-02'],
    ['2026-02-26', '2026-02'],
    ['2026-03-29', '2026-03'],
  ])('on %s is %s', (today, mese) => expect(meseDaDichiarare(today)).toBe(mese))
})
