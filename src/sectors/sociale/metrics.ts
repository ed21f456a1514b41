import { TRACCIATI } from '../../documents/erogazioni-liberali/agevolazione.ts'
import * as k from '../../kernel/describe.ts'
import { registrato } from '../common/storno-incasso.ts'
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

const attivo = k.eq('stato', 'attivo')
const arrivata = k.eq('stato', 'arrivata')
const monetaria = k.eq('tipo', 'monetaria')
const daEmettere = k.oneOf('ricevuta', ['da_emettere', 'in_bozza'])
const programmato = k.eq('stato', 'programmato')
const scoperto = [programmato, k.gte('data', k.today()), k.gt('mancano', 0)] as const
const daRinnovare = [attivo, k.oneOf('copertura', ['in_scadenza', 'scaduta', 'manca'])] as const

export const metrics = [
  k.defineMetric(progetto, {
    key: 'fondi_rimasti',
    label: 'Fondi rimasti',
    formula: 'Budget − speso di ogni progetto attivo, sommati.',
    field: 'rimasto',
    where: [attivo],
    note: { text: 'su {n} di budget', field: 'budget', where: [attivo] },
  }),
  k.defineMetric(beneficiario, {
    key: 'beneficiari_attivi',
    label: 'Beneficiari attivi',
    synonyms: ['assistiti'],
    formula: 'Beneficiari con lo stato Attivo.',
    where: [attivo],
    note: { text: '{n} da sentire', where: [k.eq('contatto', 'da_sentire')] },
  }),
  k.defineMetric(volontario, {
    key: 'volontari_disponibili',
    label: 'Volontari disponibili',
    formula: 'Volontari attivi con l’assicurazione valida oggi.',
    where: [attivo, k.gte('assicurato_fino', k.today())],
    note: { text: '{n} {candidato|candidati}', where: [k.eq('stato', 'candidato')] },
  }),
  k.defineMetric(donazione, {
    key: 'donazioni_mese',
    label: 'Donazioni del mese',
    synonyms: ['entrate'],
    formula: 'Somma delle donazioni arrivate in questo mese: denaro, beni e servizi al loro valore.',
    field: 'importo',
    where: [arrivata, ...k.withinMonth('data')],
    note: { text: 'di cui {n} in denaro', field: 'importo', where: [arrivata, monetaria, ...k.withinMonth('data')] },
  }),
  k.defineMetric(progetto, {
    key: 'progetti_attivi',
    label: 'Progetti attivi',
    formula: 'Progetti con lo stato Attivo.',
    where: [attivo],
    note: { text: '{n} {programmato|programmati}', where: [programmato] },
  }),
  k.defineMetric(progetto, {
    key: 'in_regola',
    label: 'Progetti in regola',
    formula: 'Progetti non in ritardo ÷ tutti i progetti: né oltre la fine prevista, né oltre il termine del rendiconto.',
    where: [k.ne('tempi', 'in_ritardo')],
    whole: { where: [], as: 'share' },
    note: { text: '{n} da rendicontare', where: [k.eq('stato', 'completato')] },
  }),
  k.defineWorkedMetric(progetto, {
    key: 'costo_beneficiario',
    label: 'Costo per beneficiario',
    unit: 'money',
    formula: 'Speso dei progetti attivi ÷ le persone che seguono: chi è in due progetti conta una volta.',
    where: [attivo],
    reads: ['spesa', 'beneficiario'],
    async work(store) {
      const { rows } = await k.allRows(store, { entity: 'progetto', where: [attivo], select: ['speso'] })
      const spent = rows.reduce((sum, row) => sum + Number(row['speso'] ?? 0), 0)
      // A person who is in several projects is one person.
      const among = [
        k.has(
          'progetti',
          rows.map(({ id }) => id),
        ),
      ] as const
      const { value: people = 0 } = rows.length === 0 ? {} : await store.measure({ entity: 'beneficiario', fn: 'count', where: among })
      if (people === 0) return { value: 0, text: '–', note: 'nessun beneficiario' }
      return {
        value: spent / people,
        note: `${k.formatMoney(spent, { whole: 'short' })} per ${people} ${k.plural(people, 'beneficiario', 'beneficiari')}`,
      }
    },
  }),
  k.defineMetric(presenza, {
    key: 'ore_mese',
    label: 'Ore dei volontari',
    formula: 'Ore dei presenti nei turni di questo mese.',
    field: 'ore',
    where: [k.eq('segno', 'presente'), ...k.withinMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [k.eq('segno', 'presente'), ...k.sameDaysOf('data', -1)] },
  }),
  k.defineMetric(turno, {
    key: 'turni_oggi',
    label: 'Turni di oggi',
    formula: 'Turni di oggi, esclusi quelli annullati.',
    where: [k.eq('data', k.today()), k.ne('stato', 'annullato')],
  }),
  k.defineMetric(turno, {
    key: 'turni_scoperti',
    label: 'Turni scoperti',
    formula: 'Turni da oggi in poi con meno volontari di quanti ne servono.',
    where: scoperto,
    note: { text: '{manca|mancano} {n} {volontario|volontari}', field: 'mancano', where: scoperto },
  }),
  k.defineMetric(presenza, {
    key: 'presenze',
    label: 'Presenze ai turni',
    formula: 'Presenti ÷ volontari di turno nei turni già svolti di questo mese.',
    where: [k.eq('segno', 'presente'), ...k.withinMonth('data')],
    whole: { where: [k.ne('segno', 'previsto'), ...k.withinMonth('data')], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  k.defineMetric(presenza, {
    key: 'di_turno_oggi',
    label: 'Di turno oggi',
    formula: 'Volontari segnati di turno o presenti oggi.',
    where: [k.oneOf('segno', DI_TURNO), k.eq('data', k.today())],
  }),
  k.defineMetric(volontario, {
    key: 'assicurazioni',
    label: 'Assicurazioni da rinnovare',
    formula: 'Volontari attivi con l’assicurazione che manca, è scaduta o scade entro 30 giorni.',
    where: daRinnovare,
    note: { text: '{n} {scaduta|scadute}', where: [attivo, k.oneOf('copertura', ['scaduta', 'manca'])] },
  }),
  k.defineMetric(servizio, {
    key: 'servizi_mese',
    label: 'Servizi erogati',
    formula: 'Servizi erogati ai beneficiari in questo mese.',
    where: [k.eq('stato', 'erogato'), ...k.withinMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [k.eq('stato', 'erogato'), ...k.sameDaysOf('data', -1)] },
  }),
  k.defineMetric(donazione, {
    key: 'da_emettere',
    label: 'Ricevute da emettere',
    formula: 'Donazioni arrivate, in denaro tracciato o in beni, senza una ricevuta emessa.',
    where: [daEmettere],
    note: { text: 'per {n}', field: 'importo', where: [daEmettere] },
  }),
  k.defineMetric(donazione, {
    key: 'donazione_media',
    label: 'Donazione media',
    formula: 'Totale delle donazioni in denaro arrivate e non stornate ÷ il loro numero.',
    fn: 'avg',
    field: 'importo',
    where: [monetaria, registrato],
    note: { text: 'su {n} {donazione|donazioni} in denaro', where: [monetaria, registrato] },
  }),
  k.defineMetric(donazione, {
    key: 'tracciate',
    label: 'Denaro tracciato',
    formula: 'Denaro arrivato con mezzi tracciabili ÷ tutto il denaro arrivato: il resto, in contanti, non è detraibile né deducibile.',
    field: 'importo',
    where: [arrivata, monetaria, k.oneOf('mezzo', TRACCIATI)],
    whole: { where: [arrivata, monetaria], as: 'share' },
    note: { text: '{n} in contanti', field: 'importo', where: [arrivata, monetaria, k.eq('mezzo', 'contanti')] },
  }),
  k.defineMetric(donatore, {
    key: 'fedelta',
    label: 'Donatori fedeli',
    formula: 'Donatori di quest’anno e dell’anno scorso ÷ donatori dell’anno scorso.',
    where: [k.gt('donato_scorso', 0), k.gt('donato_anno', 0)],
    whole: { where: [k.gt('donato_scorso', 0)], as: 'share' },
    note: { text: 'su {n} {donatore|donatori} dell’anno scorso', where: [k.gt('donato_scorso', 0)] },
  }),
  k.defineMetric(documento, {
    key: 'ricevute_mese',
    label: 'Ricevute emesse',
    formula: 'Ricevute emesse in questo mese e non annullate.',
    where: [k.eq('stato', 'emessa'), ...k.withinMonth('data')],
  }),
]
