import { today } from '../../kernel/expression/expression.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { defineMetric, defineWorkedMetric, inMonth } from '../../kernel/metric.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { aperte } from '../common/fattura.ts'
import { daIncassare, scadute } from '../common/fattura-cifre.ts'
import { scarse } from '../common/scorta.ts'
import { comanda } from './comanda.ts'
import { conto } from './conto.ts'
import { fattura } from './fatture.ts'
import { OBIETTIVO, piatto } from './piatto.ts'
import { prenotazione } from './prenotazione.ts'
import { prodotto } from './prodotto.ts'
import { minutiTra } from './tempi.ts'

const incassato = { field: 'stato', op: 'eq', value: 'incassato' } as const
const diOggi = { field: 'giorno', op: 'eq', value: today() } as const
const viene = { field: 'stato', op: 'in', value: ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'] } as const
const prenotata = { any: [[{ field: 'provenienza', op: 'ne', value: 'passaggio' }], [{ field: 'provenienza', op: 'empty' }]] } as const
/** Who has booked for today and comes: whoever walks in has not booked. */
export const prenotateOggi = [diOggi, viene, prenotata] as const
const incassatoNelMese = [incassato, ...inMonth('giorno')] as const
const lordo = { entity: 'conto', fn: 'sum', field: 'totale', where: incassatoNelMese } as const

export const metrics = [
  defineMetric(conto, {
    key: 'incasso_oggi',
    label: 'Incasso di oggi',
    synonyms: ['cassa di oggi', 'quanto abbiamo incassato oggi', 'incasso della giornata'],
    unit: 'money',
    formula: 'Totale dei conti incassati oggi, IVA compresa.',
    fn: 'sum',
    field: 'totale',
    where: [incassato, diOggi],
    note: { text: (count) => `${count} ${plural(count, 'conto', 'conti')}`, fn: 'count', where: [incassato, diOggi] },
  }),
  defineMetric(prenotazione, {
    key: 'coperti_oggi',
    label: 'Coperti prenotati',
    synonyms: ['coperti di oggi', 'quante persone stasera', 'quanti siamo'],
    unit: 'count',
    formula: 'Coperti delle prenotazioni di oggi, senza chi ha disdetto, chi non è venuto e chi è di passaggio.',
    fn: 'sum',
    field: 'coperti',
    where: prenotateOggi,
    note: { text: (count) => `${count} ${plural(count, 'prenotazione', 'prenotazioni')}`, fn: 'count', where: prenotateOggi },
  }),
  defineWorkedMetric(conto, {
    key: 'food_cost',
    label: 'Food cost',
    synonyms: ['costo delle materie prime', 'incidenza del cibo'],
    unit: 'percent',
    formula: `Costo dei piatti venduti questo mese ÷ incasso senza IVA dei loro conti. L’obiettivo è il ${OBIETTIVO} %.`,
    where: [...incassatoNelMese],
    async work(store) {
      const [cost, net] = await Promise.all([
        store.measure({ ...lordo, field: 'costo_piatti' }),
        store.measure({ ...lordo, field: 'imponibile' }),
      ])
      const value = net.value ? ((cost.value ?? 0) / net.value) * 100 : 0
      const over = value - OBIETTIVO
      const beside = over > 0 ? `${formatNumber(over, { decimals: 1 })} punti oltre` : 'raggiunto'
      return {
        value,
        text: `${formatNumber(value, { decimals: 1 })} %`,
        note: net.value ? `obiettivo ${OBIETTIVO} %: ${beside}` : `obiettivo ${OBIETTIVO} %`,
      }
    },
  }),
  defineWorkedMetric(comanda, {
    key: 'tempo_medio',
    label: 'Tempo medio',
    synonyms: ['tempi di cucina', 'quanto ci mette la cucina'],
    unit: 'count',
    formula: 'Media dei minuti dall’ordine al piatto pronto, degli ordini di oggi e di ieri.',
    where: [
      { field: 'giorno', op: 'gte', value: today(-1) },
      { field: 'pronto_alle', op: 'filled' },
    ],
    async work(store, at) {
      const { rows } = await allRows(store, {
        entity: 'comanda',
        where: [
          { field: 'giorno', op: 'gte', value: today(-1) },
          { field: 'giorno', op: 'lte', value: at.today },
          { field: 'pronto_alle', op: 'filled' },
        ],
      })
      const minuti = rowsOf(comanda, rows).flatMap(({ giorno, ora, pronto_alle: pronto }) =>
        // Ready after midnight is ready on the day after.
        ora === undefined || pronto === undefined
          ? []
          : [pronto >= ora ? minutiTra(giorno, ora, giorno, pronto) : minutesOf(pronto) + 1440 - minutesOf(ora)],
      )
      const value = minuti.length > 0 ? Math.round(minuti.reduce((sum, one) => sum + one, 0) / minuti.length) : 0
      return { value, text: `${value} min`, note: 'dall’ordine al piatto pronto' }
    },
  }),
  defineMetric(comanda, {
    key: 'in_cucina',
    label: 'Ordini in cucina',
    synonyms: ['comande aperte', 'piatti da fare'],
    unit: 'count',
    formula: 'Ordini in preparazione o pronti da portare.',
    fn: 'count',
    where: [{ field: 'stato', op: 'in', value: ['in_preparazione', 'pronto'] }],
  }),
  defineMetric(prodotto, {
    key: 'scorte_basse',
    label: 'Scorte basse',
    synonyms: ['cosa manca', 'da ordinare', 'in esaurimento'],
    unit: 'count',
    formula: 'Prodotti della dispensa sotto la loro soglia.',
    fn: 'count',
    where: scarse,
    whole: { where: [], as: 'part' },
  }),
  defineMetric(conto, {
    key: 'conti_aperti',
    label: 'Conti da pagare',
    synonyms: ['conti portati', 'tavoli da pagare'],
    unit: 'count',
    formula: 'Conti portati al tavolo e non ancora incassati.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  }),
  defineMetric(conto, {
    key: 'incasso_mese',
    label: 'Incasso del mese',
    synonyms: ['fatturato', 'quanto abbiamo fatto', 'venduto del mese'],
    unit: 'money',
    formula: 'Totale dei conti incassati in questo mese, IVA compresa.',
    fn: 'sum',
    field: 'totale',
    where: incassatoNelMese,
    note: { growth: 'sul mese scorso', where: [incassato, ...inMonth('giorno', -1)] },
  }),
  defineWorkedMetric(conto, {
    key: 'spesa_coperto',
    label: 'Spesa per coperto',
    synonyms: ['scontrino medio', 'spesa a testa', 'coperto medio', 'quanto lascia un cliente', 'quanto spende a testa', 'spesa media'],
    unit: 'money',
    formula: 'Incasso dei conti di questo mese ÷ coperti di chi è stato servito in questo mese.',
    where: [...incassatoNelMese],
    async work(store) {
      const [taken, covers] = await Promise.all([
        store.measure(lordo),
        store.measure({
          entity: 'prenotazione',
          fn: 'sum',
          field: 'coperti',
          where: [{ field: 'stato', op: 'eq', value: 'completata' }, ...inMonth('giorno')],
        }),
      ])
      return { value: covers.value ? (taken.value ?? 0) / covers.value : 0, note: 'questo mese' }
    },
  }),
  defineMetric(prenotazione, {
    key: 'non_venute',
    label: 'Non venuti',
    synonyms: [
      'no show',
      'buche',
      'percentuale di prenotazioni che non si è presentata',
      'percentuale non presentata',
      'quota di no show',
      'tasso di no show',
      'percentuale di no show',
      'prenotazioni andate a vuoto',
    ],
    unit: 'percent',
    formula: 'Prenotazioni di questo mese a cui non è venuto nessuno ÷ tutte quelle fino a oggi.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'no_show' }, ...inMonth('giorno'), prenotata],
    whole: { where: [...inMonth('giorno'), { field: 'giorno', op: 'lte', value: today() }, prenotata], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  defineMetric(piatto, {
    key: 'piatti_oltre',
    label: 'Piatti oltre il 30 %',
    synonyms: ['piatti che costano troppo', 'piatti sotto margine'],
    unit: 'count',
    formula: 'Piatti il cui costo supera il 30 % del prezzo senza IVA.',
    fn: 'count',
    where: [{ field: 'obiettivo', op: 'eq', value: 'oltre' }],
    whole: { where: [], as: 'part' },
  }),
  defineMetric(fattura, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    synonyms: ['fatture del mese'],
    unit: 'money',
    formula: 'Totale delle fatture emesse con data in questo mese, IVA compresa.',
    fn: 'sum',
    field: 'totale',
    where: [{ field: 'stato', op: 'eq', value: 'inviata' }, ...inMonth('data')],
  }),
  defineMetric(fattura, {
    ...daIncassare,
    // The late ones have a card of their own beside it.
    note: { text: (count) => `${count} ${plural(count, 'fattura', 'fatture')}`, fn: 'count', where: aperte },
  }),
  defineMetric(fattura, {
    key: 'fatture_bozza',
    label: 'Bozze',
    synonyms: ['fatture da emettere'],
    unit: 'count',
    formula: 'Fatture scritte e non ancora emesse.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  }),
  defineMetric(fattura, {
    key: 'fatture_scadute',
    label: 'Scadute',
    synonyms: ['fatture non pagate', 'insoluti'],
    unit: 'count',
    formula: 'Fatture emesse con una rata scaduta e non ancora pagata.',
    fn: 'count',
    where: scadute,
  }),
]
