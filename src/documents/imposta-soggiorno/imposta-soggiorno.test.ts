import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import type { Quarter } from '../../kernel/italian/periods.ts'
import { checkRegole } from './check-regole.ts'
import type { Esenzione, Ospite, Regole, Soggiorno } from './regole.ts'
import { taxOfQuarter } from './tax-of-quarter.ts'
import { rateOn, taxOfStay } from './tax-of-stay.ts'

const minori: Esenzione = { motivo: 'Minori di 12 anni', quando: { tipo: 'eta', sottoAnni: 12 } }
const residenti: Esenzione = { motivo: 'Residenti', quando: { tipo: 'residente', comune: 'A944' } }
const autisti: Esenzione = { motivo: 'Autisti', quando: { tipo: 'qualifica', qualifica: 'autista', unoOgni: 2 } }
const anziani: Esenzione = { motivo: 'Da 70 anni', quando: { tipo: 'eta', daAnni: 70 }, percento: 50 }
const regole: Regole = {
  tariffe: [
    { dal: '2026-01-01', centesimi: 250 },
    { dal: '2025-01-01', centesimi: 200 },
  ],
  tettoNotti: 4,
  esenzioni: [minori, residenti, autisti, anziani],
  competenza: 'partenza',
}
const adult: Ospite = { id: 'a', nascita: '1980-05-05' }
const stay = (arrivo: string, partenza: string, ...ospiti: Ospite[]): Soggiorno => ({ id: 's', arrivo, partenza, ospiti })
const outcomes = (soggiorno: Soggiorno, rules: Regole = regole) => taxOfStay(soggiorno, rules).pernottamenti.map(({ esito }) => esito)

describe('taxOfStay', () => {
  it.each<[string, Soggiorno, number]>([
    ['two adults, three nights', stay('2026-06-01', '2026-06-04', adult, { ...adult, id: 'b' }), 1500],
    ['no more than four nights', stay('2026-06-01', '2026-06-15', adult), 1000],
    ['nights spent before count for the cap', { ...stay('2026-06-01', '2026-06-04', adult), nottiPrecedenti: 3 }, 250],
    ['a rate of the day of each night', stay('2025-12-30', '2026-01-02', adult), 650],
    ['no rate, no tax', stay('2024-12-30', '2025-01-02', adult), 200],
    ['the same day', stay('2026-06-01', '2026-06-01', adult), 0],
    ['nobody', stay('2026-06-01', '2026-06-05'), 0],
    ['a child', stay('2026-06-01', '2026-06-03', adult, { id: 'b', nascita: '2020-01-01' }), 500],
    ['a child who turns twelve on the second night', stay('2026-06-01', '2026-06-03', { id: 'b', nascita: '2014-06-02' }), 250],
    ['a birthday unknown is no exemption', stay('2026-06-01', '2026-06-03', { id: 'b', nascita: '' }), 500],
    ['a resident', stay('2026-06-01', '2026-06-03', { ...adult, comuneResidenza: 'A944' }), 0],
    ['a resident elsewhere', stay('2026-06-01', '2026-06-03', { ...adult, comuneResidenza: 'H501' }), 500],
    ['half from seventy', stay('2026-06-01', '2026-06-03', { id: 'b', nascita: '1950-01-01' }), 250],
    ['the better of two', stay('2026-06-01', '2026-06-03', { id: 'b', nascita: '1950-01-01', comuneResidenza: 'A944' }), 0],
    ['a night when the clocks change', stay('2026-10-24', '2026-10-26', adult), 500],
  ])('%s', (_, soggiorno, centesimi) => {
    expect(taxOfStay(soggiorno, regole).centesimi).toBe(centesimi)
  })

  it('counts the nights before of each guest apart', () => {
    const before = stay('2026-06-01', '2026-06-04', { ...adult, nottiPrecedenti: 3 }, { ...adult, id: 'b' })
    expect(taxOfStay(before, regole).centesimi).toBe(250 + 750)
  })

  it('takes the born on 29 February for twelve on the 28th', () => {
    expect(outcomes(stay('2026-02-27', '2026-03-02', { id: 'b', nascita: '2014-02-28' }))).toEqual(['esente', 'dovuta', 'dovuta'])
    const leapling = { ...regole, esenzioni: [{ ...minori, quando: { tipo: 'eta', sottoAnni: 14 } as const }] }
    expect(outcomes(stay('2026-02-27', '2026-03-02', { id: 'b', nascita: '2012-02-29' }), leapling)).toEqual(['esente', 'dovuta', 'dovuta'])
  })

  it('frees one driver for two guests, not the second', () => {
    const drivers = ['x', 'y'].map((id) => ({ ...adult, id, qualifiche: ['autista'] }))
    const guests = ['1', '2', '3'].map((id) => ({ ...adult, id }))
    expect(outcomes(stay('2026-06-01', '2026-06-02', ...drivers, ...guests))).toEqual(['esente', 'dovuta', 'dovuta', 'dovuta', 'dovuta'])
    const all = { ...regole, esenzioni: [{ ...autisti, quando: { tipo: 'qualifica', qualifica: 'autista' } as const }] }
    expect(outcomes(stay('2026-06-01', '2026-06-02', ...drivers), all)).toEqual(['esente', 'esente'])
  })

  it('counts exempt nights for the cap, rounds halves up, names the reason', () => {
    const odd = { ...regole, tariffe: [{ dal: '2026-01-01', centesimi: 125 }] }
    const { pernottamenti } = taxOfStay(stay('2026-06-01', '2026-06-06', { id: 'b', nascita: '1956-06-03' }), odd)
    expect(pernottamenti.map(({ centesimi }) => centesimi)).toEqual([125, 125, 63, 63, 0])
    expect(pernottamenti[2]).toEqual({ ospite: 'b', notte: '2026-06-03', esito: 'ridotta', motivo: 'Da 70 anni', centesimi: 63 })
    expect(pernottamenti[4]?.esito).toBe('oltre_tetto')
  })

  it('throws for dates that are none', () => {
    expect(() => taxOfStay(stay('2026-06-03', '2026-06-01', adult), regole)).toThrow(RangeError)
    expect(rateOn(regole, '2024-12-31')).toBeUndefined()
  })
})

describe('taxOfQuarter', () => {
  const stays = [
    { ...stay('2026-09-29', '2026-10-02', adult), id: 'across' },
    { ...stay('2026-11-01', '2026-11-03', adult, { id: 'c', nascita: '2020-01-01' }), id: 'family' },
  ]

  it('gives a night to the quarter of the departure, or to its own', () => {
    const byDeparture = taxOfQuarter(stays, regole, '2026-T4')
    expect(byDeparture).toMatchObject({
      dal: '2026-10-01',
      al: '2026-12-31',
      pernottamenti: 7,
      centesimi: 1250,
      oltreTetto: 0,
      senzaTariffa: 0,
    })
    expect([...byDeparture.esenzioni]).toEqual([['Minori di 12 anni', { notti: 2, centesimi: 0 }]])
    expect(byDeparture.soggiorni).toMatchObject([
      { soggiorno: 'across', notti: 3, centesimi: 750 },
      { soggiorno: 'family', notti: 4, centesimi: 500 },
    ])
    const byNight: Regole = { ...regole, competenza: 'pernottamento' }
    expect(taxOfQuarter(stays, byNight, '2026-T4').centesimi).toBe(750)
    expect(taxOfQuarter(stays, byNight, '2026-T3')).toMatchObject({ centesimi: 500, dovuti: { notti: 2, centesimi: 500 } })
    expect(taxOfQuarter(stays, regole, '2026-T3')).toMatchObject({ pernottamenti: 0, soggiorni: [] })
  })

  it('names a stay with wrong dates', () => {
    expect(taxOfQuarter([stay('2026-06-03', '2026-06-01', adult)], regole, '2026-T2').problems).toEqual([
      {
        path: 'soggiorni.0.partenza',
        code: 'invalid',
        message: 'Soggiorno 1: le date di arrivo e di partenza mancano o non sono in ordine.',
      },
    ])
  })

  it('sums up over all quarters to the stays, whatever they are', () => {
    const guest = fc.record({
      id: fc.uuid(),
      nascita: fc.integer({ min: -36_000, max: -1 }).map((n) => addDays('2026-01-01', n)),
      comuneResidenza: fc.constantFrom('A944', 'H501'),
      qualifiche: fc.constantFrom<string[]>([], ['autista']),
    })
    const anyStay = fc.record({
      id: fc.uuid(),
      from: fc.integer({ min: 0, max: 600 }),
      nights: fc.integer({ min: 0, max: 120 }),
      nottiPrecedenti: fc.integer({ min: 0, max: 3 }),
      ospiti: fc.array(guest, { maxLength: 5 }),
    })
    const quarters = [2025, 2026, 2027].flatMap((year) => ([1, 2, 3, 4] as const).map((n): Quarter => `${year}-T${n}`))
    fc.assert(
      fc.property(
        fc.array(anyStay, { maxLength: 4 }),
        fc.constantFrom<Regole['competenza']>('partenza', 'pernottamento'),
        (list, competenza) => {
          const soggiorni = list.map(({ from, nights, ...rest }): Soggiorno => {
            const arrivo = addDays('2025-01-01', from)
            return { ...rest, arrivo, partenza: addDays(arrivo, nights) }
          })
          const rules = { ...regole, competenza }
          const taxes = soggiorni.map((soggiorno) => taxOfStay(soggiorno, rules))
          const parts = quarters.map((quarter) => taxOfQuarter(soggiorni, rules, quarter))
          const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
          expect(sum(parts.map(({ centesimi }) => centesimi))).toBe(sum(taxes.map(({ centesimi }) => centesimi)))
          const nights = soggiorni.map(({ arrivo, partenza, ospiti }) => daysBetween(arrivo, partenza) * ospiti.length)
          expect(sum(parts.map(({ pernottamenti }) => pernottamenti))).toBe(sum(nights))
          for (const part of parts) {
            const exempt = sum([...part.esenzioni.values()].map(({ notti }) => notti))
            expect(part.dovuti.notti + exempt + part.oltreTetto + part.senzaTariffa).toBe(part.pernottamenti)
            expect(sum(part.soggiorni.map(({ centesimi }) => centesimi))).toBe(part.centesimi)
          }
          taxes.forEach(({ pernottamenti }) =>
            expect(pernottamenti.every(({ centesimi }) => centesimi >= 0 && centesimi <= 250)).toBe(true),
          )
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('checkRegole', () => {
  it('finds nothing in good settings and asks to read again what is above 5 euro', () => {
    expect(checkRegole(regole)).toEqual({ problems: [], warnings: [] })
    expect(checkRegole({ ...regole, tariffe: [{ dal: '2026-01-01', centesimi: 800 }] })).toMatchObject({
      problems: [],
      warnings: [{ path: 'tariffe.0.centesimi' }],
    })
  })

  it.each<[Partial<Regole>, string]>([
    [{ tariffe: [] }, 'tariffe'],
    [{ tariffe: [{ dal: '2026-02-30', centesimi: 100 }] }, 'tariffe.0.dal'],
    [{ tariffe: [{ dal: '2026-01-01', centesimi: 1.5 }] }, 'tariffe.0.centesimi'],
    [{ tariffe: [{ dal: '2026-01-01', centesimi: 1300 }] }, 'tariffe.0.centesimi'],
    [{ tariffe: [...regole.tariffe, { dal: '2026-01-01', centesimi: 1 }] }, 'tariffe.2.dal'],
    [{ tettoNotti: 0 }, 'tettoNotti'],
    [{ esenzioni: [{ ...minori, percento: 0 }] }, 'esenzioni.0.percento'],
    [{ esenzioni: [{ ...minori, motivo: ' ' }] }, 'esenzioni.0.motivo'],
    [{ esenzioni: [{ motivo: 'Età', quando: { tipo: 'eta' } }] }, 'esenzioni.0.quando'],
    [{ esenzioni: [{ motivo: 'Residenti', quando: { tipo: 'residente', comune: '' } }] }, 'esenzioni.0.quando'],
    [{ esenzioni: [{ motivo: 'Guide', quando: { tipo: 'qualifica', qualifica: 'guida', unoOgni: 0 } }] }, 'esenzioni.0.quando.unoOgni'],
    [{ esenzioni: [minori, minori] }, 'esenzioni.1.motivo'],
  ])('%j', (change, path) => {
    expect(checkRegole({ ...regole, ...change }).problems.map((problem) => problem.path)).toContain(path)
  })
})
