import { withinMonth } from '../../src/kernel/expression/within.ts'
import { defineMetric } from '../../src/kernel/metric/metric.ts'
import { today } from '../../src/kernel/expression/expression.ts'
import { sala, tavolo } from '../../src/web/views/plan/tavoli.fixture.ts'
import { tavolata } from './bar.ts'
import { campo, manutenzione, partita, socio } from './campi.ts'
import { corso, iscrizione, lezione, presenza } from './corsi.ts'
import { actions, articolo, chains, fattura, incasso, movimento, notaCredito, preventivo, vendita } from './negozio.ts'
import { mezzo, noleggio } from './noleggi.ts'
import { rettifica } from './rettifica.ts'
import { stampaFattura, stampaNota, stampaPreventivo } from './stampe.ts'

export const entities = [
  socio,
  campo,
  partita,
  manutenzione,
  corso,
  iscrizione,
  lezione,
  presenza,
  mezzo,
  noleggio,
  sala,
  tavolo,
  tavolata,
  articolo,
  movimento,
  vendita,
  preventivo,
  fattura,
  incasso,
  notaCredito,
  rettifica,
] as const

const partiteOggi = defineMetric(partita, {
  key: 'partite_oggi',
  label: 'Partite di oggi',
  unit: 'count',
  formula: 'Partite di oggi che nessuno ha annullato.',
  fn: 'count',
  where: [
    { field: 'giorno', op: 'eq', value: today() },
    { field: 'stato', op: 'ne', value: 'annullata' },
  ],
  note: { plain: 'sui campi' },
})

const incassoMese = defineMetric(partita, {
  key: 'incasso_mese',
  label: 'Incasso dei campi',
  unit: 'money',
  formula: 'Importo delle partite giocate in questo mese.',
  fn: 'sum',
  field: 'importo',
  where: [{ field: 'stato', op: 'eq', value: 'giocata' }, ...withinMonth('giorno')],
  note: { plain: 'questo mese' },
})

export const trade = {
  entities,
  metrics: [partiteOggi, incassoMese],
  chains,
  actions,
  prints: [stampaPreventivo, stampaFattura, stampaNota],
} as const
