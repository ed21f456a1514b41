import * as k from '../../src/kernel/describe.ts'
import { allievo } from './allievo.ts'
import { guida } from './guida.ts'

const fatta = k.eq('stato', 'fatta')
const prenotata = k.eq('stato', 'prenotata')
const oggi = k.eq('giorno', k.today())
const settimana = [k.gte('giorno', k.weekStart()), k.lte('giorno', k.weekEnd())] as const

export const metrics = [
  k.defineMetric(guida, {
    key: 'incasso_mese',
    label: 'Incasso del mese',
    formula: 'Somma dei prezzi delle guide fatte in questo mese.',
    field: 'prezzo',
    where: [fatta, ...k.withinMonth('giorno')],
    note: { growth: 'sul mese scorso', where: [fatta, ...k.withinMonth('giorno', -1)] },
  }),
  k.defineMetric(guida, {
    key: 'guide_settimana',
    label: 'Guide della settimana',
    formula: 'Guide fatte questa settimana, su quelle della settimana che non sono disdette.',
    where: [fatta, ...settimana],
    whole: { where: [k.ne('stato', 'disdetta'), ...settimana], as: 'part' },
  }),
  k.defineMetric(guida, {
    key: 'guide_oggi',
    label: 'Guide di oggi',
    formula: 'Guide di oggi che sono ancora prenotate.',
    where: [prenotata, oggi],
    note: { text: '{n} già {fatta|fatte}', where: [fatta, oggi] },
  }),
  k.defineMetric(allievo, {
    key: 'fogli_in_scadenza',
    label: 'Fogli rosa in scadenza',
    formula: 'Allievi il cui foglio rosa è scaduto o scade nei prossimi 30 giorni.',
    where: [k.lte('foglio_scade', k.today(30))],
    note: { text: 'di cui {n} già scaduti', where: [k.lt('foglio_scade', k.today())] },
  }),
] as const
