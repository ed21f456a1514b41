import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { dentisti } from './index.ts'

/** A Sunday, the first and last days of months, of a year, of a leap February; the days on which the clocks change. */
const DAYS = ['2026-11-22', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2026-10-25']

describe('The sample of the dentists', () => {
  it.each(DAYS)('obeys every rule on %s', async (today) => {
    await expect(checkSample(dentisti, { today, time: '10:30' })).resolves.toBeUndefined()
  })

  it('has addresses whole, as an invoice prints them: street, CAP, comune and province', () => {
    const { paziente = [] } = dentisti.sample('2026-11-23')
    const partial = paziente.filter(({ indirizzo }) => !/^.+ \d+, \d{5} \D+ \([A-Z]{2}\)$/.test(String(indirizzo)))
    expect(partial).toEqual([])
  })

  it('has a month behind and a month ahead to work with', () => {
    const { appuntamento, prestazione, richiamo, paziente } = dentisti.sample('2026-11-23')
    const days = (appuntamento ?? []).map((row) => String(row['giorno']))
    expect(days.filter((day) => day < '2026-11-23').length).toBeGreaterThan(200)
    expect(days.filter((day) => day > '2026-11-23').length).toBeGreaterThan(40)
    expect([prestazione?.length, richiamo?.length, paziente?.length].every((count = 0) => count > 20)).toBe(true)
  })
})
