import * as k from '../../kernel/describe.ts'
import { occupazione } from '../common/occupazione.ts'
import { appuntamento } from './appuntamento.ts'
import { orario } from './cabina.ts'
import { cliente } from './cliente.ts'
import { pacchetto } from './pacchetto.ts'
import { daGuardare, prodotto } from './prodotto.ts'
import { completato, viene } from './stati.ts'

/** Days over which tickets and rebookings are looked at, and before its end from which a package is said to be expiring. */
const GIORNI = 30
const oggi = k.eq('giorno', k.today())
const finQui = k.lte('giorno', k.today())
const recenti = [completato, finQui, k.gt('giorno', k.today(-GIORNI))] as const
export const uscite = [k.gt('ultima_visita', k.today(-GIORNI)), k.lte('ultima_visita', k.today())] as const
export const inScadenza = [k.eq('stato', 'attivo'), k.lte('scadenza', k.today(GIORNI))] as const
export const daRichiamare = [k.eq('situazione', 'da_richiamare')] as const

const visite = (count: number) => `${count} ${k.plural(count, 'visita', 'visite')}`

/** Money that came in from one day to another, in cents: treatments that are over, packages, products less what came back. */
async function incassi(store: k.Store, to: string, from = k.addDays(to, 1 - GIORNI)) {
  const days = (field: string) => [k.gte(field, from), k.lte(field, to)]
  const sumOf = async (entity: string, field: string, conditions: readonly k.Condition[]) =>
    (await store.measure({ entity, fn: 'sum', field, where: conditions })).value ?? 0
  const done = [completato, ...days('giorno')]
  const [trattamenti, minuti, pacchetti, vendite, { value }] = await Promise.all([
    sumOf('appuntamento', 'prezzo', done),
    sumOf('appuntamento', 'minuti', done),
    sumOf('pacchetto', 'prezzo', days('venduto_il')),
    sumOf('vendita', 'totale', [k.eq('stato', 'incassata'), ...days('giorno')]),
    store.measure({ entity: 'appuntamento', fn: 'count', where: done }),
  ])
  return { trattamenti, pacchetti, vendite, minuti, tutto: trattamenti + pacchetti + vendite, count: value ?? 0 }
}

async function perVisita(store: k.Store, { from, to }: { readonly from?: string; readonly to: string }) {
  const { tutto, count } = await incassi(store, to, from)
  return { value: count === 0 ? 0 : Math.round(tutto / count), note: visite(count) }
}

export const metrics = [
  k.defineWorkedMetric(appuntamento, {
    key: 'incasso_oggi',
    label: 'Incasso di oggi',
    unit: 'money',
    formula: 'Prezzi degli appuntamenti completati oggi, più i pacchetti e i prodotti venduti oggi, meno i resi.',
    where: [oggi, completato],
    reads: ['pacchetto', 'vendita'],
    async work(store, { today: day }) {
      const { tutto, vendite, pacchetti } = await incassi(store, day, day)
      return { value: tutto, note: `${k.formatMoney(vendite + pacchetti)} di vendite` }
    },
    async over(store, { from, to }) {
      const { tutto, count } = await incassi(store, to, from)
      return { value: tutto, note: visite(count) }
    },
  }),
  k.defineWorkedMetric(appuntamento, {
    key: 'occupazione_cabine',
    label: 'Occupazione cabine',
    synonyms: ['occupazione'],
    unit: 'percent',
    formula: 'Ore prenotate oggi ÷ ore disponibili: ogni cabina per l’orario del centro, meno le chiusure.',
    where: [oggi, viene],
    work: occupazione({ entity: 'appuntamento', where: [oggi, viene], lane: 'cabina', opening: orario }),
  }),
  k.defineWorkedMetric(appuntamento, {
    key: 'scontrino_medio',
    label: 'Scontrino medio per visita',
    unit: 'money',
    formula: 'Trattamenti, pacchetti e prodotti degli ultimi 30 giorni ÷ appuntamenti completati negli stessi giorni.',
    where: recenti,
    reads: ['pacchetto', 'vendita'],
    work: (store, { today: day }) => perVisita(store, { to: day }),
    over: perVisita,
  }),
  k.defineMetric(cliente, {
    key: 'riprenotazione',
    label: 'Riprenotazione',
    formula: 'Clienti venuti negli ultimi 30 giorni che hanno un nuovo appuntamento ÷ clienti venuti negli ultimi 30 giorni.',
    where: [...uscite, k.filled('prossimo')],
    whole: { where: uscite, as: 'share' },
    note: { text: '{n} ancora senza', where: [...uscite, k.empty('prossimo')] },
  }),
  k.defineMetric(appuntamento, {
    key: 'appuntamenti_oggi',
    label: 'Appuntamenti di oggi',
    formula: 'Appuntamenti di oggi, senza quelli cancellati e senza chi non si è presentato.',
    where: [oggi, viene],
    note: { text: '{n} da confermare', where: [oggi, k.eq('stato', 'prenotato')] },
  }),
  k.defineMetric(appuntamento, {
    key: 'trattamenti_mese',
    label: 'Incassato con i trattamenti',
    formula: 'Prezzi degli appuntamenti completati in questo mese; le sedute dei pacchetti si contano quando il pacchetto si vende.',
    field: 'prezzo',
    where: [completato, ...k.withinMonth('giorno')],
    note: { growth: 'sul mese scorso, a oggi', where: [completato, ...k.sameDaysOf('giorno', -1)] },
  }),
  k.defineWorkedMetric(appuntamento, {
    key: 'resa_oraria',
    label: 'Resa oraria',
    unit: 'money',
    formula: 'Prezzi degli appuntamenti completati negli ultimi 30 giorni ÷ ore di trattamento.',
    where: recenti,
    async work(store, { today: day }) {
      const { trattamenti, minuti } = await incassi(store, day)
      return { value: minuti === 0 ? 0 : Math.round((trattamenti / minuti) * 60), note: 'ultimi 30 giorni' }
    },
  }),
  k.defineWorkedMetric(appuntamento, {
    key: 'quota_rivendita',
    label: 'Rivendita sul totale',
    synonyms: ['rivendita'],
    unit: 'percent',
    formula: 'Prodotti venduti negli ultimi 30 giorni ÷ tutto l’incasso degli stessi giorni.',
    reads: ['pacchetto', 'vendita'],
    async work(store, { today: day }) {
      const { tutto, vendite } = await incassi(store, day)
      return { value: tutto <= 0 ? 0 : (vendite / tutto) * 100, note: `${k.formatMoney(vendite)} in 30 giorni` }
    },
  }),
  k.defineMetric(appuntamento, {
    key: 'mancati',
    label: 'Non presentate',
    synonyms: ['buche'],
    formula: 'Appuntamenti di questo mese fino a oggi a cui nessuna si è presentata ÷ tutti quelli fissati.',
    where: [k.eq('stato', 'assente'), finQui, ...k.withinMonth('giorno')],
    whole: { where: [k.ne('stato', 'cancellato'), finQui, ...k.withinMonth('giorno')], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  k.defineMetric(cliente, {
    key: 'da_richiamare',
    label: 'Clienti da richiamare',
    formula: 'Clienti con il richiamo passato, senza un appuntamento e non sentite nelle ultime due settimane.',
    where: daRichiamare,
  }),
  k.defineMetric(pacchetto, {
    key: 'pacchetti_in_scadenza',
    label: 'Pacchetti in scadenza',
    formula: 'Pacchetti attivi che scadono entro 30 giorni.',
    where: inScadenza,
  }),
  k.defineMetric(prodotto, {
    key: 'prodotti_attenzione',
    label: 'Prodotti da guardare',
    formula: 'Prodotti esauriti, sotto soglia, scaduti o che scadono entro 60 giorni.',
    where: daGuardare,
  }),
]
