import { today } from '../../kernel/expression/expression.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { defineMetric, defineWorkedMetric, inMonth, sameDaysOf } from '../../kernel/metric.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { registrato } from '../common/storno-incasso.ts'
import { TRACCIATI } from './agevolazione.ts'
import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donatore } from './donatore.ts'
import { donazione } from './donazione.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { servizio } from './servizio.ts'
import { DI_TURNO } from './stati.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
const arrivata = { field: 'stato', op: 'eq', value: 'arrivata' } as const
const monetaria = { field: 'tipo', op: 'eq', value: 'monetaria' } as const
const daEmettere = { field: 'ricevuta', op: 'in', value: ['da_emettere', 'in_bozza'] } as const
const programmato = { field: 'stato', op: 'eq', value: 'programmato' } as const
const scoperto = [programmato, { field: 'data', op: 'gte', value: today() }, { field: 'mancano', op: 'gt', value: 0 }] as const
const daRinnovare = [attivo, { field: 'copertura', op: 'in', value: ['in_scadenza', 'scaduta', 'manca'] }] as const

export const metrics = [
  defineMetric(progetto, {
    key: 'fondi_rimasti',
    label: 'Fondi rimasti',
    synonyms: [
      'quanto resta da spendere',
      'budget residuo',
      'soldi rimasti',
      'quanti soldi ci restano',
      'fondi che restano',
      'come siamo messi coi soldi',
    ],
    unit: 'money',
    formula: 'Budget − speso di ogni progetto attivo, sommati.',
    fn: 'sum',
    field: 'rimasto',
    where: [attivo],
    note: { text: (budget) => `su ${formatMoney(budget, { whole: 'short' })} di budget`, fn: 'sum', field: 'budget', where: [attivo] },
  }),
  defineMetric(beneficiario, {
    key: 'beneficiari_attivi',
    label: 'Beneficiari attivi',
    synonyms: ['persone seguite', 'quanti aiutiamo', 'assistiti', 'quante persone aiutiamo', 'quanti ne seguiamo'],
    unit: 'count',
    formula: 'Beneficiari con lo stato Attivo.',
    fn: 'count',
    where: [attivo],
    note: {
      text: (count) => `${count} da sentire`,
      fn: 'count',
      where: [{ field: 'contatto', op: 'eq', value: 'da_sentire' }],
    },
  }),
  defineMetric(volontario, {
    key: 'volontari_disponibili',
    label: 'Volontari disponibili',
    synonyms: ['quanti volontari abbiamo', 'quanti volontari abbiamo in tutto', 'volontari in regola', 'volontari su cui contare'],
    unit: 'count',
    formula: 'Volontari attivi con l’assicurazione valida oggi.',
    fn: 'count',
    where: [attivo, { field: 'assicurato_fino', op: 'gte', value: today() }],
    note: {
      text: (count) => `${count} ${plural(count, 'candidato', 'candidati')}`,
      fn: 'count',
      where: [{ field: 'stato', op: 'eq', value: 'candidato' }],
    },
  }),
  defineMetric(donazione, {
    key: 'donazioni_mese',
    label: 'Donazioni del mese',
    synonyms: [
      'raccolta del mese',
      'quanto abbiamo raccolto',
      'entrate',
      'quanto abbiamo raccolto questo mese',
      'donazioni di questo mese',
      'raccolto nel mese',
    ],
    unit: 'money',
    formula: 'Somma delle donazioni arrivate in questo mese: denaro, beni e servizi al loro valore.',
    fn: 'sum',
    field: 'importo',
    where: [arrivata, ...inMonth('data')],
    note: {
      text: (money) => `di cui ${formatMoney(money, { whole: 'short' })} in denaro`,
      fn: 'sum',
      field: 'importo',
      where: [arrivata, monetaria, ...inMonth('data')],
    },
  }),
  defineMetric(progetto, {
    key: 'progetti_attivi',
    label: 'Progetti attivi',
    synonyms: ['progetti in corso', 'quanti progetti'],
    unit: 'count',
    formula: 'Progetti con lo stato Attivo.',
    fn: 'count',
    where: [attivo],
    note: {
      text: (count) => `${count} ${plural(count, 'programmato', 'programmati')}`,
      fn: 'count',
      where: [programmato],
    },
  }),
  defineMetric(progetto, {
    key: 'in_regola',
    label: 'Progetti in regola',
    synonyms: ['rispetto dei tempi', 'quanti progetti sono in regola', 'progetti nei tempi'],
    unit: 'percent',
    formula: 'Progetti non in ritardo ÷ tutti i progetti: né oltre la fine prevista, né oltre il termine del rendiconto.',
    fn: 'count',
    where: [{ field: 'tempi', op: 'ne', value: 'in_ritardo' }],
    whole: { where: [], as: 'share' },
    note: {
      text: (count) => `${count} da rendicontare`,
      fn: 'count',
      where: [{ field: 'stato', op: 'eq', value: 'completato' }],
    },
  }),
  defineWorkedMetric(progetto, {
    key: 'costo_beneficiario',
    label: 'Costo per beneficiario',
    synonyms: ['quanto costa una persona', 'spesa per persona'],
    unit: 'money',
    formula: 'Speso dei progetti attivi ÷ le persone che seguono: chi è in due progetti conta una volta.',
    where: [attivo],
    reads: ['spesa', 'beneficiario'],
    async work(store) {
      const { rows } = await allRows(store, { entity: 'progetto', where: [attivo], select: ['speso'] })
      const spent = rows.reduce((sum, row) => sum + Number(row['speso'] ?? 0), 0)
      // A person who is in several projects is one person.
      const among = [{ field: 'progetti', op: 'has', value: rows.map(({ id }) => id) }] as const
      const { value: people = 0 } = rows.length === 0 ? {} : await store.measure({ entity: 'beneficiario', fn: 'count', where: among })
      if (people === 0) return { value: 0, text: '–', note: 'nessun beneficiario' }
      return {
        value: spent / people,
        note: `${formatMoney(spent, { whole: 'short' })} per ${people} ${plural(people, 'beneficiario', 'beneficiari')}`,
      }
    },
  }),
  defineMetric(presenza, {
    key: 'ore_mese',
    label: 'Ore dei volontari',
    synonyms: ['ore di volontariato', 'quante ore hanno fatto', 'ore dei volontari questo mese', 'ore fatte dai volontari'],
    unit: 'hours',
    formula: 'Ore dei presenti nei turni di questo mese.',
    fn: 'sum',
    field: 'ore',
    where: [{ field: 'segno', op: 'eq', value: 'presente' }, ...inMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [{ field: 'segno', op: 'eq', value: 'presente' }, ...sameDaysOf('data', -1)] },
  }),
  defineMetric(turno, {
    key: 'turni_oggi',
    label: 'Turni di oggi',
    synonyms: ['quanti turni oggi'],
    unit: 'count',
    formula: 'Turni di oggi, esclusi quelli annullati.',
    fn: 'count',
    where: [
      { field: 'data', op: 'eq', value: today() },
      { field: 'stato', op: 'ne', value: 'annullato' },
    ],
  }),
  defineMetric(turno, {
    key: 'turni_scoperti',
    label: 'Turni scoperti',
    synonyms: ['turni da coprire', 'volontari che mancano'],
    unit: 'count',
    formula: 'Turni da oggi in poi con meno volontari di quanti ne servono.',
    fn: 'count',
    where: scoperto,
    note: {
      text: (count) => `${plural(count, 'manca', 'mancano')} ${count} ${plural(count, 'volontario', 'volontari')}`,
      fn: 'sum',
      field: 'mancano',
      where: scoperto,
    },
  }),
  defineMetric(presenza, {
    key: 'presenze',
    label: 'Presenze ai turni',
    synonyms: ['assenze ai turni', 'quanti si presentano'],
    unit: 'percent',
    formula: 'Presenti ÷ volontari di turno nei turni già svolti di questo mese.',
    fn: 'count',
    where: [{ field: 'segno', op: 'eq', value: 'presente' }, ...inMonth('data')],
    whole: { where: [{ field: 'segno', op: 'ne', value: 'previsto' }, ...inMonth('data')], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  defineMetric(presenza, {
    key: 'di_turno_oggi',
    label: 'Di turno oggi',
    synonyms: ['volontari di oggi', 'quanti vengono oggi'],
    unit: 'count',
    formula: 'Volontari segnati di turno o presenti oggi.',
    fn: 'count',
    where: [
      { field: 'segno', op: 'in', value: DI_TURNO },
      { field: 'data', op: 'eq', value: today() },
    ],
  }),
  defineMetric(volontario, {
    key: 'assicurazioni',
    label: 'Assicurazioni da rinnovare',
    synonyms: ['polizze in scadenza'],
    unit: 'count',
    formula: 'Volontari attivi con l’assicurazione che manca, è scaduta o scade entro 30 giorni.',
    fn: 'count',
    where: daRinnovare,
    note: {
      text: (count) => `${count} ${plural(count, 'scaduta', 'scadute')}`,
      fn: 'count',
      where: [attivo, { field: 'copertura', op: 'in', value: ['scaduta', 'manca'] }],
    },
  }),
  defineMetric(servizio, {
    key: 'servizi_mese',
    label: 'Servizi erogati',
    synonyms: ['aiuti dati', 'prestazioni del mese'],
    unit: 'count',
    formula: 'Servizi erogati ai beneficiari in questo mese.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'erogato' }, ...inMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [{ field: 'stato', op: 'eq', value: 'erogato' }, ...sameDaysOf('data', -1)] },
  }),
  defineMetric(donazione, {
    key: 'da_emettere',
    label: 'Ricevute da emettere',
    synonyms: [
      'quante ricevute dobbiamo fare',
      'quante ricevute dobbiamo ancora fare',
      'quante ricevute devo fare',
      'quante ricevute devo ancora fare',
      'quante ricevute dobbiamo emettere',
      'quante ricevute mancano',
    ],
    unit: 'count',
    formula: 'Donazioni arrivate, in denaro tracciato o in beni, senza una ricevuta emessa.',
    fn: 'count',
    where: [daEmettere],
    note: { text: (money) => `per ${formatMoney(money, { whole: 'short' })}`, fn: 'sum', field: 'importo', where: [daEmettere] },
  }),
  defineMetric(donazione, {
    key: 'donazione_media',
    label: 'Donazione media',
    synonyms: ['quanto donano in media', 'offerta media'],
    unit: 'money',
    formula: 'Totale delle donazioni in denaro arrivate e non stornate ÷ il loro numero.',
    fn: 'avg',
    field: 'importo',
    where: [monetaria, registrato],
    note: {
      text: (count) => `su ${count} ${plural(count, 'donazione', 'donazioni')} in denaro`,
      fn: 'count',
      where: [monetaria, registrato],
    },
  }),
  defineMetric(donazione, {
    key: 'tracciate',
    label: 'Denaro tracciato',
    synonyms: ['donazioni tracciabili', 'quanto arriva in contanti'],
    unit: 'percent',
    formula: 'Denaro arrivato con mezzi tracciabili ÷ tutto il denaro arrivato: il resto, in contanti, non è detraibile né deducibile.',
    fn: 'sum',
    field: 'importo',
    where: [arrivata, monetaria, { field: 'mezzo', op: 'in', value: TRACCIATI }],
    whole: { where: [arrivata, monetaria], as: 'share' },
    note: {
      text: (money) => `${formatMoney(money, { whole: 'short' })} in contanti`,
      fn: 'sum',
      field: 'importo',
      where: [arrivata, monetaria, { field: 'mezzo', op: 'eq', value: 'contanti' }],
    },
  }),
  defineMetric(donatore, {
    key: 'fedelta',
    label: 'Donatori fedeli',
    synonyms: ['fedeltà dei donatori', 'donatori che tornano'],
    unit: 'percent',
    formula: 'Donatori di quest’anno e dell’anno scorso ÷ donatori dell’anno scorso.',
    fn: 'count',
    where: [
      { field: 'donato_scorso', op: 'gt', value: 0 },
      { field: 'donato_anno', op: 'gt', value: 0 },
    ],
    whole: { where: [{ field: 'donato_scorso', op: 'gt', value: 0 }], as: 'share' },
    note: {
      text: (count) => `su ${count} ${plural(count, 'donatore', 'donatori')} dell’anno scorso`,
      fn: 'count',
      where: [{ field: 'donato_scorso', op: 'gt', value: 0 }],
    },
  }),
  defineMetric(documento, {
    key: 'ricevute_mese',
    label: 'Ricevute emesse',
    synonyms: ['ricevute fatte', 'ricevute del mese'],
    unit: 'count',
    formula: 'Ricevute emesse in questo mese e non annullate.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'emessa' }, ...inMonth('data')],
  }),
]
