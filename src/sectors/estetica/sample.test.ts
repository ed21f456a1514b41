import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { estetica } from './index.ts'

/** A Sunday, the last of a month and of a year, the first of one, a leap day, the days on which the clocks change. */
const DAYS = ['2026-11-29', '2026-11-30', '2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2026-10-25']

const storeOf = (today: string, time: string) =>
  new MemoryStore({ entities: estetica.entities, sample: estetica.sample(today, time), at: () => ({ today, time }) })

describe.each(DAYS)('The sample of the beauty centre on %s', (today) => {
  const store = storeOf(today, '10:20')

  it.each(['00:10', '10:20', '21:00'])('obeys every rule at %s', async (time) => {
    await expect(checkSample(estetica, { today, time })).resolves.toBeUndefined()
  })

  it('knows its customers by the visits, the money and the sessions of the rows', async () => {
    const ids = [1, 2, 3, 4, 5, 6].map((at) => `cliente_${at}`)
    const rows = await store.getMany('cliente', ids)
    const said = rows.map((row) => [row['nome'], row['visite'], Number(row['spesa_totale']) / 100, row['sedute_residue']])
    expect(said).toEqual([
      ['Bianca', 18, 940, 0],
      ['Miranda', 26, 2110, 4],
      ['Carolina', 9, 298, 0],
      ['Leandro', 5, 300, 1],
      ['Fatima', 11, 402, 0],
      ['Rosalba', 31, 1875, 2],
    ])
  })

  it('works the figures of the day out to the same sums', async () => {
    const figure = async (key: string) => {
      const metric = estetica.metrics.find((one) => one.key === key)
      if (!metric) throw new Error(key)
      return readMetric(store, metric, { today, time: '10:20' })
    }
    expect((await figure('incasso_oggi')).value).toBe(14_400)
    expect(await figure('occupazione_cabine')).toMatchObject({ text: '27 %', note: '11,3 ore su 42' })
    expect((await figure('prodotti_attenzione')).value).toBe(3)
    const { value: share } = await figure('riprenotazione')
    expect(share).toBeGreaterThan(20)
    expect(share).toBeLessThan(95)
    expect((await figure('da_richiamare')).value).toBeGreaterThan(4)
    expect((await figure('pacchetti_in_scadenza')).value).toBe(3)
  })

  it('has months behind and weeks ahead to work with', async () => {
    const { appuntamento = [] } = estetica.sample(today, '10:20')
    const days = appuntamento.map((row) => String(row['giorno']))
    expect(days.filter((day) => day < today).length).toBeGreaterThan(400)
    expect(days.filter((day) => day > today).length).toBeGreaterThan(20)
  })
})
