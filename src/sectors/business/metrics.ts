import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { daIncassare, fattureAperte, scadute } from '../common/fattura/cifre.ts'
import { cliente } from './cliente.ts'
import { fase } from './fase.ts'
import { fattura } from './fatture.ts'
import { giorniDiIncasso, giorniDiRitardo } from './incassi.ts'
import { preventivo } from './preventivo.ts'
import { progetto } from './progetto.ts'
import { spesa } from './spesa.ts'
import { APERTI, ATTENTI } from './stati.ts'

const inCorso = k.eq('stato', 'in_corso')
const aperto = k.oneOf('stato', APERTI)
const completato = k.eq('stato', 'completato')
const emessa = k.eq('stato', 'inviata')
const ore = k.eq('tipo', 'ore')
const mese = k.withinMonth('giorno')
/** What is left of what was earned in some days, after what it cost. */
async function margineDi(store: k.Store, where: readonly k.Condition[]) {
  const total = async (of: 'importo' | 'margine') => (await store.measure({ entity: 'spesa', fn: 'sum', field: of, where })).value ?? 0
  const [earned, left] = await Promise.all([total('importo'), total('margine')])
  if (earned === 0) return { value: 0, text: '–', note: 'niente di registrato' }
  return {
    value: (left / earned) * 100,
    note: `${k.formatMoney(left, { whole: 'short' })} su ${k.formatMoney(earned, { whole: 'short' })}`,
  }
}
/** Open projects that have spent most of what there is. */
export const alLimite = [aperto, k.gte('progresso', ATTENTI)] as const

export const metrics = [
  k.defineMetric(progetto, {
    key: 'progetti_attivi',
    label: 'Progetti in corso',
    formula: 'Progetti con lo stato In corso.',
    where: [inCorso],
    note: { text: '{n} in pianificazione', where: [k.eq('stato', 'pianificazione')] },
  }),
  k.defineMetric(fattura, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    synonyms: ['fatturato', 'entrate'],
    formula: 'Somma delle fatture emesse in questo mese, IVA esclusa, meno le note di credito su di esse.',
    field: 'ricavo',
    where: [emessa, ...k.withinMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [emessa, ...k.sameDaysOf('data', -1)] },
  }),
  k.defineMetric(fattura, daIncassare),
  k.defineWorkedMetric(spesa, {
    key: 'margine_mese',
    label: 'Margine del mese',
    synonyms: ['utile', 'margine'],
    unit: 'percent',
    formula: '(Ricavi maturati − costi) ÷ ricavi maturati: ore e spese registrate nel mese, a tariffa e a costo.',
    where: mese,
    work: (store) => margineDi(store, mese),
    over: (store, { from, to }) => margineDi(store, [k.gte('giorno', from), k.lte('giorno', to)]),
  }),
  k.defineMetric(progetto, {
    key: 'in_ritardo',
    label: 'Progetti in ritardo',
    formula: 'Progetti aperti con la scadenza passata.',
    where: [k.eq('tempi', 'in_ritardo')],
    note: { text: '{n} in scadenza entro 7 giorni', where: [k.eq('tempi', 'in_scadenza')] },
  }),
  k.defineMetric(progetto, {
    key: 'puntualita',
    label: 'Consegne puntuali',
    synonyms: ['puntualità'],
    formula: 'Progetti completati entro la scadenza ÷ progetti completati.',
    where: [completato, k.lte('completato_il', k.field('scadenza'))],
    whole: { where: [completato], as: 'share' },
    note: { text: 'su {n} {completato|completati}', where: [completato] },
  }),
  k.defineMetric(progetto, {
    key: 'da_fatturare',
    label: 'Da fatturare',
    formula: 'Budget dei progetti aperti o completati meno le loro fatture, bozze comprese.',
    field: 'da_fatturare',
    where: [k.ne('stato', 'annullato'), k.gt('da_fatturare', 0)],
    note: { text: '{n} {progetto|progetti}', where: [k.ne('stato', 'annullato'), k.gt('da_fatturare', 0)] },
  }),
  k.defineMetric(progetto, {
    key: 'margine_completati',
    label: 'Margine dei completati',
    formula: 'Somma dei margini dei progetti completati: speso fino al budget, meno i costi.',
    field: 'margine',
    where: [completato],
    note: { plain: 'di tutti i progetti completati' },
  }),
  k.defineMetric(fase, {
    key: 'fasi_settimana',
    label: 'Fasi da finire',
    formula: 'Fasi non ancora fatte con il termine entro 7 giorni, comprese quelle passate.',
    where: [k.ne('stato', 'fatta'), k.lte('scadenza', k.today(7))],
    note: { plain: 'entro 7 giorni' },
  }),
  k.defineMetric(spesa, {
    key: 'ore_mese',
    label: 'Ore del mese',
    synonyms: ['ore'],
    formula: 'Somma delle ore di lavoro registrate in questo mese.',
    field: 'quantita',
    where: [ore, ...mese],
    note: { growth: 'sul mese scorso, a oggi', where: [ore, ...k.sameDaysOf('giorno', -1)] },
  }),
  k.defineMetric(preventivo, {
    key: 'accettazione',
    label: 'Preventivi accettati',
    formula: 'Preventivi accettati ÷ (accettati + rifiutati + scaduti senza risposta).',
    where: [k.eq('risposta', 'si')],
    whole: { where: [k.oneOf('risposta', ['si', 'no', 'scaduta'])], as: 'share' },
    note: { text: '{n} in attesa di risposta', where: [k.eq('risposta', 'attesa')] },
  }),
  k.defineMetric(preventivo, {
    key: 'offerto',
    label: 'Preventivi in attesa',
    formula: 'Somma degli imponibili dei preventivi inviati, ancora validi e senza risposta.',
    field: 'imponibile',
    where: [k.eq('risposta', 'attesa')],
  }),
  k.defineMetric(fattura, fattureAperte),
  k.defineMetric(fattura, {
    key: 'scaduto',
    label: 'Scaduto',
    synonyms: ['insoluti'],
    formula: 'Somma di quanto resta da incassare delle fatture con una scadenza passata.',
    field: 'residuo',
    where: scadute,
    note: { text: '{n} {fattura|fatture}', where: scadute },
  }),
  k.defineWorkedMetric(fattura, {
    key: 'giorni_incasso',
    label: 'Giorni di incasso',
    synonyms: ['dso'],
    unit: 'count',
    formula: 'Crediti aperti ÷ fatture emesse negli ultimi 12 mesi, IVA compresa, × 365 (DSO).',
    where: aperte,
    work: giorniDiIncasso,
  }),
  k.defineWorkedMetric(fattura, {
    key: 'ritardo_medio',
    label: 'Ritardo medio',
    unit: 'count',
    formula: 'Media dei giorni tra la scadenza e l’incasso, per gli incassi degli ultimi 12 mesi.',
    reads: ['incasso'],
    work: giorniDiRitardo,
  }),
  k.defineMetric(cliente, {
    key: 'clienti_attivi',
    label: 'Clienti attivi',
    formula: 'Clienti con almeno un progetto aperto.',
    where: [k.gt('progetti_aperti', 0)],
    note: { text: 'su {n} in anagrafica', where: [] },
  }),
  k.defineMetric(fattura, {
    key: 'fatturato_anno',
    label: 'Fatturato dell’anno',
    formula: 'Somma delle fatture emesse da gennaio, IVA esclusa, meno le note di credito su di esse.',
    field: 'ricavo',
    where: [emessa, k.gte('data', k.yearStart()), k.lte('data', k.monthEnd())],
  }),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
