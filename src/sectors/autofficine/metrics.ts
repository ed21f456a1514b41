import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { daIncassare, fattureAperte } from '../common/fattura/cifre.ts'
import { scarse } from '../common/scorta.ts'
import { fattura } from './fatture.ts'
import { preventivo } from './preventivo.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { APERTE, CHIUSE } from './stati.ts'
import { PRESTO, veicolo } from './veicolo.ts'

const aperte = [k.oneOf('stato', APERTE), k.lte('giorno', k.today())] as const
const chiusa = k.oneOf('stato', CHIUSE)
const delMese = [chiusa, ...k.withinMonth('completata_il')] as const
const mese = { plain: 'questo mese' } as const
export const inScadenza = [k.lte('prossima_scadenza', k.today(PRESTO))] as const

export const metrics = [
  k.defineMetric(riparazione, {
    key: 'riparazioni_aperte',
    label: 'Riparazioni aperte',
    formula: 'Riparazioni in attesa, in corso o in attesa di ricambi, con ingresso fino a oggi.',
    where: aperte,
    note: { text: '{n} in corso', where: [...aperte, k.eq('stato', 'in_corso')] },
  }),
  k.defineMetric(riparazione, {
    key: 'da_consegnare',
    label: 'Auto da consegnare',
    formula: 'Riparazioni completate di cui il veicolo è ancora in officina.',
    where: [k.eq('stato', 'completato')],
    note: { text: '{n} {promessa|promesse} per oggi', where: [k.oneOf('stato', [...APERTE, 'completato']), k.eq('consegna', k.today())] },
  }),
  k.defineMetric(ricambio, {
    key: 'sotto_scorta',
    label: 'Ricambi sotto scorta',
    formula: 'Ricambi con una quantità sotto il minimo.',
    where: scarse,
    note: { text: 'su {n} a magazzino', where: [] },
  }),
  k.defineMetric(riparazione, {
    key: 'lavoro_mese',
    label: 'Lavoro del mese',
    synonyms: ['fatturato', 'guadagno'],
    formula: 'Somma dei conti delle riparazioni completate in questo mese, IVA compresa.',
    field: 'conto',
    where: delMese,
    note: { growth: 'sul mese scorso, a oggi', where: [chiusa, ...k.sameDaysOf('completata_il', -1)] },
  }),
  k.defineMetric(riparazione, {
    key: 'conto_medio',
    label: 'Conto medio',
    formula: 'Lavoro del mese ÷ riparazioni completate nel mese.',
    fn: 'avg',
    field: 'conto',
    where: delMese,
    note: mese,
  }),
  k.defineMetric(riparazione, {
    key: 'ore_riparazione',
    label: 'Ore per riparazione',
    formula: 'Ore di lavoro ÷ riparazioni completate nel mese.',
    fn: 'avg',
    field: 'ore',
    where: delMese,
    note: mese,
  }),
  k.defineMetric(preventivo, {
    key: 'approvazione',
    label: 'Preventivi approvati',
    formula: 'Preventivi approvati ÷ preventivi che hanno avuto una risposta.',
    where: [k.eq('stato', 'approvato')],
    whole: { where: [k.oneOf('stato', ['approvato', 'rifiutato'])], as: 'share' },
    note: { text: '{n} da confermare', where: [k.eq('stato', 'inviato')] },
  }),
  k.defineMetric(fattura, daIncassare),
  k.defineMetric(fattura, fattureAperte),
  k.defineMetric(riparazione, {
    key: 'da_fatturare',
    label: 'Da fatturare',
    formula: 'Riparazioni consegnate con il conto da pagare e senza fattura.',
    where: [k.eq('stato', 'consegnato'), k.eq('pagamento', 'sospeso'), k.eq('fatture', 0)],
  }),
  k.defineMetric(veicolo, {
    key: 'veicoli_in_scadenza',
    label: 'Veicoli da richiamare',
    formula: 'Veicoli con revisione o tagliando scaduti o che scadono entro 30 giorni.',
    where: inScadenza,
    note: { text: '{n} già {scaduto|scaduti}', where: [k.lt('prossima_scadenza', k.today())] },
  }),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
