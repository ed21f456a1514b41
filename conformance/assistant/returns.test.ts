import { describe, expect, it } from 'vitest'
import { readMetric } from '../../src/kernel/metric/metric.ts'
import { lastOf, openAssistant } from './open.ts'

const valueOf = (found: { readonly is: string; readonly value?: unknown }) =>
  found.is === 'metric' || found.is === 'number' ? Number(found.value) : found

describe('a return', () => {
  it('is taken off the takings of its own day, said and shown, and off no month that is over', async () => {
    const { assistant, store, sector, at } = await openAssistant('farmacie', '2026-11-27', '18:00')
    const said = async (says: string) => valueOf((await assistant.ask(says)).found)
    const shown = async (key: string) => {
      const metric = sector.metrics.find((one) => one.key === key)
      return metric && (await readMetric(store, metric, at)).value
    }
    const questions = ['quanto abbiamo incassato oggi?', 'quanto abbiamo incassato questo mese?', 'incasso di ottobre'] as const
    const before = [await said(questions[0]), await said(questions[1]), await said(questions[2])]
    const { rows } = await store.query({
      entity: 'vendita',
      where: [
        { field: 'giorno', op: 'eq', value: '2026-10-20' },
        { field: 'stato', op: 'eq', value: 'incassata' },
      ],
      page: { limit: 1 },
    })
    const [sale] = rows
    const total = Number(sale?.['totale'])
    expect(total).toBeGreaterThan(0)
    expect((await lastOf(assistant, `fai un reso della vendita ${String(sale?.['numero'])}`, 'confezione rotta', 'sì')).found.is).toBe(
      'done',
    )
    const after = [await said(questions[0]), await said(questions[1]), await said(questions[2])]
    expect(after).toEqual([Number(before[0]) - total, Number(before[1]) - total, before[2]])
    expect([await shown('incasso_oggi'), await shown('venduto_mese')]).toEqual(after.slice(0, 2))
  })
})

describe('a credit note', () => {
  it('is taken off what was billed, on its own day', async () => {
    const { store, sector } = await openAssistant('ristorazione', '2026-11-27')
    const days = { from: '2026-10-01', to: '2026-10-31' }
    const sums = async (entity: string) => {
      const { rows } = await store.query({ entity, page: { limit: 100 } })
      const issued = rows.filter(({ data, stato }) => stato !== 'bozza' && String(data) >= days.from && String(data) <= days.to)
      return issued.reduce((sum, { totale }) => sum + Number(totale), 0)
    }
    const [bills, notes] = [await sums('fattura'), await sums('nota_credito')]
    expect(notes).toBeLessThan(0)
    const metric = sector.metrics.find(({ key }) => key === 'fatturato_mese')
    expect((await metric?.over?.(store, days))?.value).toBe(bills + notes)
  })
})
