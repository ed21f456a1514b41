import { today } from '../../src/kernel/expression/expression.ts'
import { defineMetric, inMonth } from '../../src/kernel/metric.ts'
import { entities, fattura, noleggio } from './entities.ts'
import { fatturaResi, stampaFattura } from './fatture.ts'

const emesse = { field: 'stato', op: 'in', value: ['emessa', 'pagata'] } as const
const fuori = { field: 'stato', op: 'eq', value: 'consegnato' } as const

export const fatturatoMese = defineMetric(fattura, {
  key: 'fatturato_mese',
  label: 'Fatturato del mese',
  unit: 'money',
  formula: 'Imponibile delle fatture emesse in questo mese.',
  fn: 'sum',
  field: 'imponibile',
  where: [emesse, ...inMonth('data')],
  note: { growth: 'sul mese scorso', where: [emesse, ...inMonth('data', -1)] },
})

const attrezziFuori = defineMetric(noleggio, {
  key: 'fuori',
  label: 'Attrezzi fuori',
  unit: 'count',
  formula: 'Noleggi consegnati e non ancora resi.',
  fn: 'count',
  where: [fuori],
  note: { text: (n) => `${n} da rendere oggi`, fn: 'count', where: [fuori, { field: 'al', op: 'eq', value: today() }] },
})

export const trade = { entities, metrics: [attrezziFuori, fatturatoMese], actions: [fatturaResi], prints: [stampaFattura] } as const
