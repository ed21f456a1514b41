import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { daIncassare, scadute } from '../common/fattura/cifre.ts'
import { scarse } from '../common/scorta.ts'
import { comanda } from './comanda.ts'
import { conto } from './conto.ts'
import { fattura } from './fatture.ts'
import { OBIETTIVO, piatto } from './piatto.ts'
import { prenotazione } from './prenotazione.ts'
import { prodotto } from './prodotto.ts'
import { minutiTra } from './tempi.ts'

const incassato = k.eq('stato', 'incassato')
const diOggi = k.eq('giorno', k.today())
const viene = k.oneOf('stato', ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'])
const prenotata = { any: [[k.ne('provenienza', 'passaggio')], [k.empty('provenienza')]] } as const
/** Who has booked for today and comes: whoever walks in has not booked. */
export const prenotateOggi = [diOggi, viene, prenotata] as const
const incassatoNelMese = [incassato, ...k.withinMonth('giorno')] as const

interface Giorni {
  readonly from: string
  readonly to: string
}
const nei = ({ from, to }: Giorni) => [k.gte('giorno', from), k.lte('giorno', to)]
const somma = (store: k.Store, where: readonly k.Condition[], field: string) => store.measure({ entity: 'conto', fn: 'sum', field, where })

/** What the dishes of some bills cost, as a share of what was taken for them without VAT. */
async function foodCost(store: k.Store, where: readonly k.Condition[]) {
  const [cost, net] = await Promise.all([somma(store, where, 'costo_piatti'), somma(store, where, 'imponibile')])
  const value = net.value ? ((cost.value ?? 0) / net.value) * 100 : 0
  const over = value - OBIETTIVO
  const beside = over > 0 ? `${k.formatNumber(over, { decimals: 1 })} punti oltre` : 'raggiunto'
  return {
    value,
    text: `${k.formatNumber(value, { decimals: 1 })} %`,
    note: net.value ? `obiettivo ${OBIETTIVO} %: ${beside}` : `obiettivo ${OBIETTIVO} %`,
  }
}

/** How many minutes the orders of some days took from the table to the pass. */
async function tempoMedio(store: k.Store, days: Giorni) {
  const { rows } = await k.allRows(store, { entity: 'comanda', where: [...nei(days), k.filled('pronto_alle')] })
  const minuti = k.rowsOf(comanda, rows).flatMap(({ giorno, ora, pronto_alle: pronto }) =>
    // Ready after midnight is ready on the day after.
    ora === undefined || pronto === undefined
      ? []
      : [pronto >= ora ? minutiTra(giorno, ora, giorno, pronto) : k.minutesOf(pronto) + 1440 - k.minutesOf(ora)],
  )
  const value = minuti.length > 0 ? Math.round(minuti.reduce((sum, one) => sum + one, 0) / minuti.length) : 0
  return { value, text: `${value} min`, note: 'dall’ordine al piatto pronto' }
}

/** What was taken, by each of those who were served. */
async function spesaPerCoperto(store: k.Store, where: readonly k.Condition[], days: readonly k.Condition[], note?: string) {
  const [taken, covers] = await Promise.all([
    somma(store, where, 'totale'),
    store.measure({ entity: 'prenotazione', fn: 'sum', field: 'coperti', where: [k.eq('stato', 'completata'), ...days] }),
  ])
  return { value: covers.value ? (taken.value ?? 0) / covers.value : 0, ...(note !== undefined && { note }) }
}

/** What was taken on a day, on the mean of those on which something was. */
async function incassoMedio(store: k.Store, where: readonly k.Condition[], note?: string) {
  const [taken, days] = await Promise.all([
    somma(store, where, 'totale'),
    store.measure({ entity: 'conto', fn: 'distinct', field: 'giorno', where }),
  ])
  return { value: days.value ? (taken.value ?? 0) / days.value : 0, ...(note !== undefined && { note }) }
}

/** Invoices of some days less the credit notes of those days, VAT included: what is taken back counts on its own day. */
async function fatturato(store: k.Store, { from, to }: Giorni) {
  const within = [k.gte('data', from), k.lte('data', to)] as const
  const total = (entity: string, stato: string) =>
    store.measure({ entity, fn: 'sum', field: 'totale', where: [k.eq('stato', stato), ...within] })
  const [bills, notes] = await Promise.all([total('fattura', 'inviata'), total('nota_credito', 'emessa')])
  return { value: (bills.value ?? 0) + (notes.value ?? 0) }
}

/** How many are named after the first. */
const SECONDI = 2

/** The dish of which most was sold, with those that come next; what is drunk goes with every dish, and would always be first. */
async function piuVenduto(store: k.Store, where: readonly k.Condition[]) {
  const [{ rows }, menu] = await Promise.all([k.allRows(store, { entity: 'conto', where }), k.allRows(store, { entity: 'piatto' })])
  const voci = k.rowsOf(piatto, menu.rows)
  const piatti = new Map<string, (typeof voci)[number]>(voci.map((one) => [one.id, one]))
  const sold = new Map<string, number>()
  for (const { righe = [] } of k.rowsOf(conto, rows))
    for (const { piatto: id, quantita } of righe) if (piatti.get(id)?.categoria !== 'bevande') sold.set(id, (sold.get(id) ?? 0) + quantita)
  const [first, ...others] = [...sold].toSorted(([, a], [, b]) => b - a).map(([id, pezzi]) => ({ nome: piatti.get(id)?.nome ?? '', pezzi }))
  if (!first) return { value: 0, text: 'Nessuno' }
  const next = others.slice(0, SECONDI).map(({ nome, pezzi }) => `${nome} (${pezzi})`)
  return {
    value: first.pezzi,
    text: first.nome,
    note: [`${first.pezzi} ${k.plural(first.pezzi, 'venduto', 'venduti')}`, ...next].join(', '),
  }
}

/** Of those who had booked for some days, the share that did not come. */
async function nonVenute(store: k.Store, days: Giorni) {
  const count = async (where: readonly k.Condition[]) =>
    (await store.measure({ entity: 'prenotazione', fn: 'count', where: [...nei(days), prenotata, ...where] })).value ?? 0
  const [away, all] = await Promise.all([count([k.eq('stato', 'no_show')]), count([])])
  return { value: all > 0 ? (away / all) * 100 : 0, note: `${away} su ${all}` }
}

export const metrics = [
  k.defineMetric(conto, {
    key: 'incasso_oggi',
    label: 'Incasso di oggi',
    formula: 'Totale dei conti incassati oggi meno gli storni di oggi, IVA compresa.',
    field: 'totale',
    where: [incassato, diOggi],
    note: { text: '{n} {conto|conti}', where: [incassato, k.empty('storna'), diOggi] },
  }),
  k.defineMetric(prenotazione, {
    key: 'coperti_oggi',
    label: 'Coperti prenotati',
    formula: 'Coperti delle prenotazioni di oggi, senza chi ha disdetto, chi non è venuto e chi è di passaggio.',
    field: 'coperti',
    where: prenotateOggi,
    note: { text: '{n} {prenotazione|prenotazioni}', where: prenotateOggi },
  }),
  k.defineWorkedMetric(conto, {
    key: 'food_cost',
    label: 'Food cost',
    unit: 'percent',
    formula: `Costo dei piatti venduti questo mese ÷ incasso senza IVA dei loro conti. L’obiettivo è il ${OBIETTIVO} %.`,
    where: [...incassatoNelMese],
    work: (store) => foodCost(store, incassatoNelMese),
    over: (store, days) => foodCost(store, [incassato, ...nei(days)]),
  }),
  k.defineWorkedMetric(comanda, {
    key: 'tempo_medio',
    label: 'Tempo medio',
    unit: 'count',
    formula: 'Media dei minuti dall’ordine al piatto pronto, degli ordini di oggi e di ieri.',
    where: [k.gte('giorno', k.today(-1)), k.filled('pronto_alle')],
    work: (store, { today: to }) => tempoMedio(store, { from: k.addDays(to, -1), to }),
    over: (store, days) => tempoMedio(store, days),
  }),
  k.defineMetric(comanda, {
    key: 'in_cucina',
    label: 'Ordini in cucina',
    formula: 'Ordini in preparazione o pronti da portare.',
    where: [k.oneOf('stato', ['in_preparazione', 'pronto'])],
  }),
  k.defineMetric(prodotto, {
    key: 'scorte_basse',
    label: 'Scorte basse',
    formula: 'Prodotti della dispensa sotto la loro soglia.',
    where: scarse,
    whole: { where: [], as: 'part' },
  }),
  k.defineMetric(conto, {
    key: 'conti_aperti',
    label: 'Conti da pagare',
    formula: 'Conti portati al tavolo e non ancora incassati.',
    where: [k.eq('stato', 'sospeso')],
  }),
  k.defineMetric(conto, {
    key: 'incasso_mese',
    label: 'Incasso del mese',
    synonyms: ['fatturato'],
    formula: 'Totale dei conti incassati in questo mese, IVA compresa.',
    field: 'totale',
    where: incassatoNelMese,
    note: { growth: 'sul mese scorso, a oggi', where: [incassato, ...k.sameDaysOf('giorno', -1)] },
  }),
  k.defineWorkedMetric(conto, {
    key: 'spesa_coperto',
    label: 'Spesa per coperto',
    unit: 'money',
    formula: 'Incasso dei conti di questo mese ÷ coperti di chi è stato servito in questo mese.',
    where: [...incassatoNelMese],
    work: (store) => spesaPerCoperto(store, incassatoNelMese, k.withinMonth('giorno'), 'questo mese'),
    over: (store, days) => spesaPerCoperto(store, [incassato, ...nei(days)], nei(days)),
  }),
  k.defineWorkedMetric(conto, {
    key: 'incasso_medio',
    label: 'Incasso medio al giorno',
    unit: 'money',
    formula: 'Incasso dei conti di questo mese ÷ giorni in cui si è incassato.',
    where: [...incassatoNelMese],
    work: (store) => incassoMedio(store, incassatoNelMese, 'questo mese'),
    over: (store, days) => incassoMedio(store, [incassato, ...nei(days)]),
  }),
  k.defineWorkedMetric(conto, {
    key: 'piu_venduto',
    label: 'Piatto più venduto',
    unit: 'count',
    formula: 'Il piatto di cui i conti incassati in questo mese hanno più pezzi, bevande a parte.',
    where: [...incassatoNelMese],
    work: (store) => piuVenduto(store, incassatoNelMese),
    over: (store, days) => piuVenduto(store, [incassato, ...nei(days)]),
  }),
  k.defineMetric(prenotazione, {
    key: 'non_venute',
    label: 'Non venuti',
    synonyms: ['buche'],
    formula: 'Prenotazioni di questo mese a cui non è venuto nessuno ÷ tutte quelle fino a oggi.',
    where: [k.eq('stato', 'no_show'), ...k.withinMonth('giorno'), prenotata],
    whole: { where: [...k.withinMonth('giorno'), k.lte('giorno', k.today()), prenotata], as: 'share' },
    note: { plain: 'questo mese' },
    over: nonVenute,
  }),
  k.defineMetric(piatto, {
    key: 'piatti_oltre',
    label: 'Piatti oltre il 30 %',
    formula: 'Piatti il cui costo supera il 30 % del prezzo senza IVA.',
    where: [k.eq('obiettivo', 'oltre')],
    whole: { where: [], as: 'part' },
  }),
  k.defineWorkedMetric(fattura, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    unit: 'money',
    formula: 'Totale delle fatture emesse con data in questo mese meno le note di credito del mese, IVA compresa.',
    where: [k.eq('stato', 'inviata'), ...k.withinMonth('data')],
    work: (store, { today: day }) => fatturato(store, { from: k.startOfMonth(day), to: k.endOfMonth(day) }),
    over: fatturato,
  }),
  k.defineMetric(fattura, {
    ...daIncassare,
    // The late ones have a card of their own beside it.
    note: { text: '{n} {fattura|fatture}', where: aperte },
  }),
  k.defineMetric(fattura, {
    key: 'fatture_bozza',
    label: 'Bozze',
    formula: 'Fatture scritte e non ancora emesse.',
    where: [k.eq('stato', 'bozza')],
  }),
  k.defineMetric(fattura, {
    key: 'fatture_scadute',
    label: 'Scadute',
    synonyms: ['insoluti'],
    formula: 'Fatture emesse con una rata scaduta e non ancora pagata.',
    where: scadute,
  }),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
