import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/italian/dates.ts'
import { permanenzeDi } from '../common/permanenze.ts'
import { impostaDi, soggiorniImposta, trimestreDaDichiarare, trimestriDisponibili } from './imposta-trimestre.ts'
import type { Prenotazione, Schedina } from './registro.ts'
import type { Regole } from './regole.ts'
import { taxOfStay } from './tax-of-stay.ts'

/** A stay of one person that is over and paid. */
const booking = (id: string, arrivo: string, notti: number, change: Partial<Prenotazione> = {}): Prenotazione => ({
  id: `prenotazione_${id}`,
  ospite: `Ospite ${id}`,
  camera: 'camera_101',
  arrivo,
  partenza: addDays(arrivo, notti),
  persone: 1,
  stato: 'partito',
  pagamento: 'carta',
  ...change,
})
/** The schedina of who stayed: no residence, nothing that frees from the tax. */
const person = (id: string, of: Prenotazione, change: Partial<Schedina> = {}): Schedina => ({
  id: `schedina_${id}`,
  data_arrivo: of.arrivo,
  nome: 'Anna',
  cognome: 'Ferri',
  data_nascita: '1984-02-29',
  prenotazione: of.id,
  ...change,
})
const findComune = (text: string) => (/^mantova\b/i.test(text) ? { code: '403020030', provincia: 'MN' } : undefined)

const regole: Regole = {
  tariffe: [{ dal: '2024-01-01', centesimi: 250 }],
  tettoNotti: 7,
  esenzioni: [
    { motivo: 'Minori di 14 anni', quando: { tipo: 'eta', sottoAnni: 14 } },
    { motivo: 'Residenti', quando: { tipo: 'residente', comune: 'Mantova' } },
    { motivo: 'Disabili', quando: { tipo: 'qualifica', qualifica: 'disabile' } },
  ],
  competenza: 'pernottamento',
}
const permanenze = (prenotazioni: Prenotazione[], schedine: Schedina[] = []) => permanenzeDi({ prenotazioni, schedine })
const quarter = (bookings: Prenotazione[], rows: Schedina[] = [], trimestre: Parameters<typeof impostaDi>[2] = '2026-T4') =>
  impostaDi(permanenze(bookings, rows), regole, trimestre, findComune)

describe('the tax of the bookings', () => {
  it('asks everybody in full, and frees by age, residence and mark', () => {
    const one = booking('1', '2026-10-05', 2, { persone: 5, imposta: 2500 })
    const { totali, righe } = quarter(
      [one],
      [
        person('1', one),
        person('2', one, { data_nascita: '2015-09-14' }),
        person('3', one, { comune_residenza: 'MANTOVA (MN)' }),
        person('4', one, { esenzione: 'disabile' }),
      ],
    )
    expect(totali).toMatchObject({ centesimi: 1000, pernottamenti: 10, dovuti: { notti: 4, centesimi: 1000 } })
    expect([...totali.esenzioni].map(([motivo, { notti }]) => [motivo, notti])).toEqual([
      ['Minori di 14 anni', 2],
      ['Residenti', 2],
      ['Disabili', 2],
    ])
    expect(righe).toMatchObject([{ notti: 10, centesimi: 1000, intera: 1000, sulConto: 2500, differenza: 1500, senzaSchedina: 1 }])
    expect(righe[0]?.persone.map(({ chi, pernottamenti }) => [chi, pernottamenti.length])).toEqual([
      ['Anna Ferri', 2],
      ['Anna Ferri', 2],
      ['Anna Ferri', 2],
      ['Anna Ferri', 2],
      ['Persona 5, senza schedina', 2],
    ])
  })

  it('is collected when the guests have left and paid', () => {
    const rows = [
      booking('1', '2026-10-01', 1),
      booking('2', '2026-10-02', 1, { pagamento: undefined }),
      booking('3', '2026-10-03', 1, { stato: 'arrivato', pagamento: undefined }),
    ]
    expect(quarter(rows)).toMatchObject({ incassata: 250, daRiscuotere: 500, totali: { centesimi: 750 } })
  })

  it('follows a guest who stays on under another booking', () => {
    const [one, two] = [booking('1', '2026-10-01', 5), booking('2', '2026-10-06', 5)]
    const rows = [person('1', one, { ospite: 'ospite_1' }), person('2', two, { ospite: 'ospite_1' })]
    expect(quarter([one, two], rows).totali).toMatchObject({ centesimi: 7 * 250, oltreTetto: 3 })
    expect(quarter([one, two], [person('1', one, { ospite: 'ospite_1' }), person('2', two)]).totali.centesimi).toBe(10 * 250)
  })

  it('splits a stay over New Year between its quarters', () => {
    const one = booking('1', '2026-12-30', 4)
    const [old, young] = [quarter([one]), quarter([one], [], '2027-T1')]
    expect([old.totali.centesimi, young.totali.centesimi]).toEqual([500, 500])
    expect(old.righe[0]?.intera).toBe(1000)
  })
})

describe('any bookings', () => {
  it('sum up: rows to totals, quarters to stays, people to rows', () => {
    const anyBooking = fc.record({
      from: fc.integer({ min: 0, max: 700 }),
      notti: fc.integer({ min: 1, max: 40 }),
      persone: fc.integer({ min: 1, max: 5 }),
      births: fc.array(fc.constantFrom('1950-01-01', '1984-02-29', '2014-02-28', '2020-06-01'), { maxLength: 5 }),
    })
    const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 8 }), fc.constantFrom('pernottamento', 'partenza'), (list, competenza) => {
        const bookings = list.map(({ from, notti, persone }, n) => booking(`${n}`, addDays('2027-01-01', from), notti, { persone }))
        const rows = bookings.flatMap((row, n) =>
          (list[n]?.births ?? []).map((birth, at) => person(`${n}_${at}`, row, { data_nascita: birth })),
        )
        const stays = permanenze(bookings, rows)
        const rules: Regole = { ...regole, competenza }
        const quarters = ([2027, 2028, 2029] as const).flatMap((year) =>
          ([1, 2, 3, 4] as const).map((n) => impostaDi(stays, rules, `${year}-T${n}`, findComune)),
        )
        for (const { totali, righe, incassata, daRiscuotere } of quarters) {
          expect(sum(righe.map(({ centesimi }) => centesimi))).toBe(totali.centesimi)
          expect(sum(righe.map(({ notti }) => notti))).toBe(totali.pernottamenti)
          expect(incassata + daRiscuotere).toBe(totali.centesimi)
          for (const row of righe) expect(sum(row.persone.map(({ pernottamenti }) => pernottamenti.length))).toBe(row.notti)
        }
        const whole = soggiorniImposta(stays, findComune).map((stay) => taxOfStay(stay, rules).centesimi)
        expect(sum(quarters.map(({ totali }) => totali.centesimi))).toBe(sum(whole))
      }),
      { numRuns: 25 },
    )
  })
})

describe('the quarter to declare', () => {
  it.each([
    ['2026-11-21', '2026-T4'],
    ['2026-10-31', '2026-T3'],
    ['2027-01-01', '2026-T4'],
    ['2027-02-01', '2027-T1'],
    ['2028-02-29', '2028-T1'],
    ['2026-03-29', '2026-T1'],
    ['2026-04-30', '2026-T1'],
  ])('on %s is %s', (today, trimestre) => expect(trimestreDaDichiarare(today)).toBe(trimestre))

  it('stands in a list of three years', () => {
    const list = trimestriDisponibili('2026-11-30')
    expect([list[0], list[1], list.at(-1), new Set(list).size]).toEqual(['2026-T4', '2026-T3', '2024-T1', 12])
  })
})
