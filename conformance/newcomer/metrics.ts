import { today, weekEnd, weekStart } from '../../src/kernel/expression/expression.ts'
import { defineMetric, inMonth } from '../../src/kernel/metric.ts'
import { allievo } from './allievo.ts'
import { guida } from './guida.ts'

const fatta = { field: 'stato', op: 'eq', value: 'fatta' } as const
const prenotata = { field: 'stato', op: 'eq', value: 'prenotata' } as const
const oggi = { field: 'giorno', op: 'eq', value: today() } as const
const settimana = [
  { field: 'giorno', op: 'gte', value: weekStart() },
  { field: 'giorno', op: 'lte', value: weekEnd() },
] as const

export const metrics = [
  defineMetric(guida, {
    key: 'incasso_mese',
    label: 'Incasso del mese',
    unit: 'money',
    formula: 'Somma dei prezzi delle guide fatte in questo mese.',
    fn: 'sum',
    field: 'prezzo',
    where: [fatta, ...inMonth('giorno')],
    note: { growth: 'sul mese scorso', where: [fatta, ...inMonth('giorno', -1)] },
  }),
  defineMetric(guida, {
    key: 'guide_settimana',
    label: 'Guide della settimana',
    unit: 'count',
    formula: 'Guide fatte questa settimana, su quelle della settimana che non sono disdette.',
    fn: 'count',
    where: [fatta, ...settimana],
    whole: { where: [{ field: 'stato', op: 'ne', value: 'disdetta' }, ...settimana], as: 'part' },
  }),
  defineMetric(guida, {
    key: 'guide_oggi',
    label: 'Guide di oggi',
    unit: 'count',
    formula: 'Guide di oggi che sono ancora prenotate.',
    fn: 'count',
    where: [prenotata, oggi],
    note: { text: (n) => (n === 1 ? '1 già fatta' : `${n} già fatte`), fn: 'count', where: [fatta, oggi] },
  }),
  defineMetric(allievo, {
    key: 'fogli_in_scadenza',
    label: 'Fogli rosa in scadenza',
    unit: 'count',
    formula: 'Allievi il cui foglio rosa è scaduto o scade nei prossimi 30 giorni.',
    fn: 'count',
    where: [{ field: 'foglio_scade', op: 'lte', value: today(30) }],
    note: { text: (n) => `di cui ${n} già scaduti`, fn: 'count', where: [{ field: 'foglio_scade', op: 'lt', value: today() }] },
  }),
] as const
