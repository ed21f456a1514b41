import * as k from '../../src/kernel/describe.ts'
import { entities, fattura, noleggio } from './entities.ts'
import { fatturaResi, stampaFattura } from './fatture.ts'

const emesse = k.oneOf('stato', ['emessa', 'pagata'])
const fuori = k.eq('stato', 'consegnato')

export const fatturatoMese = k.defineMetric(fattura, {
  key: 'fatturato_mese',
  label: 'Fatturato del mese',
  formula: 'Imponibile delle fatture emesse in questo mese.',
  field: 'imponibile',
  where: [emesse, ...k.withinMonth('data')],
  note: { growth: 'sul mese scorso', where: [emesse, ...k.withinMonth('data', -1)] },
})

const attrezziFuori = k.defineMetric(noleggio, {
  key: 'fuori',
  label: 'Attrezzi fuori',
  formula: 'Noleggi consegnati e non ancora resi.',
  where: [fuori],
  note: { text: '{n} da rendere oggi', where: [fuori, k.eq('al', k.today())] },
})

export const trade = { entities, metrics: [attrezziFuori, fatturatoMese], actions: [fatturaResi], prints: [stampaFattura] } as const
