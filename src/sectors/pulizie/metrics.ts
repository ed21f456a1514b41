import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { daIncassare } from '../common/fattura/cifre.ts'
import { valoreMagazzino } from '../common/materiale-cifre.ts'
import { scarse } from '../common/scorta.ts'
import { fattura } from './fatture.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { squadra } from './squadra.ts'
import { daFatturare, FATTI, SALTATI } from './stati.ts'

/** Over how many days quality and yield are looked at: a month has none of either on its first day. */
const GIORNI = 30

const fatto = k.oneOf('stato', FATTI)
const viene = [k.ne('stato', SALTATI[0]), k.ne('stato', SALTATI[1])] as const
const oggi = k.eq('data', k.today())
const ultimi = [k.gt('data', k.today(-GIORNI)), k.lte('data', k.today())] as const
const ultimi30 = { plain: `ultimi ${GIORNI} giorni` } as const
/** Work to come that nobody has been given. */
export const daAssegnare = [k.eq('stato', 'programmato'), k.empty('squadra'), k.gte('data', k.today())] as const

export const metrics = [
  k.defineMetric(intervento, {
    key: 'interventi_oggi',
    label: 'Interventi di oggi',
    formula: 'Interventi con data di oggi, esclusi gli annullati e i non eseguiti.',
    where: [...viene, oggi],
    note: { text: '{n} in corso', where: [oggi, k.eq('stato', 'in_corso')] },
  }),
  k.defineMetric(squadra, {
    key: 'squadre_disponibili',
    label: 'Squadre disponibili',
    formula: 'Squadre senza un intervento in corso, sul totale delle squadre.',
    where: [k.eq('stato', 'disponibile')],
    whole: { where: [], as: 'part' },
  }),
  k.defineMetric(materiale, {
    key: 'da_ordinare',
    label: 'Materiali da ordinare',
    formula: 'Materiali con quantità minore della soglia minima.',
    where: scarse,
    note: { text: 'su {n} {materiale|materiali}', where: [] },
  }),
  k.defineMetric(intervento, {
    key: 'lavoro_mese',
    label: 'Lavoro del mese',
    synonyms: ['fatturato', 'ricavi'],
    formula: 'Somma dei prezzi degli interventi eseguiti con data in questo mese, senza IVA.',
    field: 'prezzo',
    where: [fatto, ...k.withinMonth('data')],
    // A month under way beside a whole one would always seem to fall.
    note: { text: '{n} il mese scorso', field: 'prezzo', where: [fatto, ...k.withinMonth('data', -1)] },
  }),
  k.defineMetric(intervento, {
    key: 'ore_mese',
    label: 'Ore del mese',
    synonyms: ['ore'],
    formula: 'Somma delle ore di lavoro degli interventi eseguiti con data in questo mese.',
    field: 'ore',
    where: [fatto, ...k.withinMonth('data')],
  }),
  k.defineMetric(intervento, {
    key: 'interventi_settimana',
    label: 'Interventi della settimana',
    formula: 'Interventi da lunedì a domenica di questa settimana, esclusi gli annullati e i non eseguiti.',
    where: [...viene, ...k.withinWeek('data')],
    note: { text: '{n} da fare', where: [k.eq('stato', 'programmato'), ...k.withinWeek('data')] },
  }),
  k.defineMetric(intervento, {
    key: 'da_assegnare',
    label: 'Da assegnare',
    synonyms: ['scoperti'],
    formula: 'Interventi programmati da oggi in poi senza una squadra.',
    where: daAssegnare,
    note: { text: '{n} oggi', where: [...daAssegnare, oggi] },
  }),
  k.defineWorkedMetric(intervento, {
    key: 'resa',
    label: 'Resa (m²/h)',
    synonyms: ['produttività', 'rendimento', 'resa'],
    unit: 'count',
    formula: 'Media, su ogni intervento eseguito negli ultimi 30 giorni, di m² della sede ÷ ore di lavoro.',
    where: [fatto, ...ultimi],
    reads: ['intervento.resa'],
    async work(store) {
      const { value } = await store.measure({ entity: 'intervento', fn: 'avg', field: 'resa', where: [fatto, ...ultimi] })
      return { value: value ?? 0, text: k.formatNumber(value ?? 0, { decimals: 0 }), note: ultimi30.plain }
    },
  }),
  k.defineMetric(intervento, {
    key: 'ore_oltre',
    label: 'Ore oltre il previsto',
    synonyms: ['sforamento'],
    formula: 'Somma di ore di lavoro − durata prevista degli interventi eseguiti negli ultimi 30 giorni.',
    field: 'oltre',
    where: [fatto, ...ultimi],
    note: ultimi30,
  }),
  k.defineMetric(intervento, {
    key: 'non_eseguiti',
    label: 'Non eseguiti',
    formula: 'Interventi non eseguiti ÷ interventi eseguiti e non eseguiti, negli ultimi 30 giorni.',
    where: [k.eq('stato', 'non_eseguito'), ...ultimi],
    whole: { where: [k.oneOf('stato', [...FATTI, 'non_eseguito']), ...ultimi], as: 'share' },
    note: ultimi30,
  }),
  k.defineMetric(intervento, {
    key: 'voto_medio',
    label: 'Voto dei controlli',
    synonyms: ['qualità'],
    formula: 'Media dei voti, da 1 a 5, degli interventi verificati negli ultimi 30 giorni.',
    fn: 'avg',
    field: 'voto',
    where: [k.filled('voto'), ...ultimi],
    note: { text: 'su {n} {controllo|controlli}', where: [k.filled('voto'), ...ultimi] },
  }),
  k.defineMetric(intervento, {
    key: 'da_fatturare',
    label: 'Da fatturare',
    formula: 'Somma dei prezzi degli interventi completati o verificati che non stanno in una fattura, senza IVA.',
    field: 'prezzo',
    where: daFatturare,
    note: { text: '{n} extra', where: [...daFatturare, k.eq('extra', true)] },
  }),
  valoreMagazzino(materiale),
  k.defineMetric(fattura, daIncassare),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
