import * as k from '../../kernel/describe.ts'
import { abbonamento } from './abbonamento.ts'
import { ingresso } from './ingresso.ts'
import { iscritto } from './iscritto.ts'
import { lezione } from './lezione.ts'
import { pagamento } from './pagamento.ts'
import { rata } from './rata.ts'
import { IN_CALENDARIO, LONTANO, RINNOVO } from './stati.ts'

const attivo = k.eq('situazione', 'attivo')
const scaduta = k.eq('situazione', 'scaduta')
const oggi = k.eq('data', k.today())
const vero = k.ne('tipo', 'prova')
const perso = k.ne('stato', 'ex_iscritto')

/** Subscriptions that end soon and are not followed by another one. */
export const daRinnovare = [attivo, k.lte('fine', k.today(RINNOVO)), k.lte('iscritto.fine_abbonamento', k.field('fine'))] as const
export const certificatiScaduti = [perso, k.eq('certificato_stato', 'scaduto')] as const
export const certificatiInScadenza = [perso, k.eq('certificato_stato', 'in_scadenza')] as const
/** Members who pay and do not come. */
export const lontani = [attivo, k.lte('ultimo_ingresso', k.today(-LONTANO))] as const

/** Given up in this month, or come to an end in it with nothing after. */
export const usciti = [
  vero,
  {
    any: [
      [k.eq('stato', 'disdetto'), ...k.withinMonth('disdetto_il')],
      [k.eq('situazione', 'scaduto'), ...k.withinMonth('fine'), k.eq('iscritto.validi', 0)],
    ],
  },
] as const
const attiviAInizioMese = [
  vero,
  k.ne('stato', 'da_pagare'),
  k.lt('inizio', k.monthStart()),
  k.gte('fine', k.monthStart()),
  { any: [[k.empty('disdetto_il')], [k.gte('disdetto_il', k.monthStart())]] },
] as const

async function riempimento(store: k.Store, from: string, to: string) {
  const where = [k.oneOf('stato', IN_CALENDARIO), k.gte('data', from), k.lte('data', to)] as const
  const added = async (key: string) => (await store.measure({ entity: 'lezione', fn: 'sum', field: key, where })).value ?? 0
  const [prenotati, posti] = await Promise.all([added('prenotati'), added('posti')])
  return {
    value: posti === 0 ? 0 : (prenotati * 100) / posti,
    note: `${prenotati} ${k.plural(prenotati, 'prenotato', 'prenotati')} su ${posti} posti`,
  }
}

export const metrics = [
  k.defineMetric(iscritto, {
    key: 'iscritti_attivi',
    label: 'Iscritti attivi',
    formula: 'Iscritti con un abbonamento attivo, esclusi quelli in prova e sospesi.',
    where: [attivo],
    note: { text: '{n} in prova', where: [k.eq('situazione', 'prova')] },
  }),
  k.defineMetric(abbonamento, {
    field: 'canone',
    key: 'ricavi_ricorrenti',
    label: 'Ricavi ricorrenti del mese',
    formula: 'Somma dei canoni mensili equivalenti degli abbonamenti attivi: prezzo ÷ mesi. Carnet e prove non contano.',
    where: [attivo],
    note: { text: '{n} {abbonamento|abbonamenti}', where: [attivo, k.gt('canone', 0)] },
  }),
  k.defineMetric(abbonamento, {
    key: 'abbandono',
    label: 'Abbandono',
    synonyms: ['churn'],
    formula: 'Disdette e scaduti non rinnovati nel mese ÷ abbonamenti attivi a inizio mese. Le prove non contano.',
    where: usciti,
    whole: { where: attiviAInizioMese, as: 'share' },
    note: { text: '{n} {uscito|usciti} questo mese', where: usciti },
  }),
  k.defineWorkedMetric(lezione, {
    key: 'riempimento',
    label: 'Riempimento corsi',
    synonyms: ['riempimento'],
    unit: 'percent',
    formula: 'Prenotati ÷ posti delle lezioni dei prossimi 7 giorni, oggi compreso.',
    where: [k.oneOf('stato', IN_CALENDARIO), k.gte('data', k.today()), k.lte('data', k.today(6))],
    reads: ['lezione.prenotati', 'lezione.posti'],
    work: (store, at) => riempimento(store, at.today, k.addDays(at.today, 6)),
    over: (store, { from, to }) => riempimento(store, from, to),
  }),
  k.defineMetric(ingresso, {
    key: 'ingressi_oggi',
    label: 'Ingressi di oggi',
    formula: 'Ingressi consentiti di oggi.',
    where: [oggi, k.eq('esito', 'consentito')],
    note: { text: '{n} {negato|negati}', where: [oggi, k.eq('esito', 'negato')] },
  }),
  k.defineMetric(lezione, {
    key: 'lezioni_oggi',
    label: 'Lezioni di oggi',
    formula: 'Lezioni di oggi, escluse quelle annullate.',
    where: [oggi, k.oneOf('stato', IN_CALENDARIO)],
  }),
  k.defineMetric(iscritto, {
    key: 'certificati_in_scadenza',
    label: 'Certificati in scadenza',
    formula: 'Iscritti il cui certificato medico scade nei prossimi 30 giorni.',
    where: certificatiInScadenza,
    note: { text: '{n} già {scaduto|scaduti}', where: certificatiScaduti },
  }),
  k.defineMetric(abbonamento, {
    key: 'da_rinnovare',
    label: 'Abbonamenti da rinnovare',
    synonyms: ['rinnovi'],
    formula: 'Abbonamenti attivi che finiscono nei prossimi 15 giorni e non ne hanno un altro dopo.',
    where: daRinnovare,
  }),
  k.defineMetric(rata, {
    field: 'saldo',
    key: 'rate_scadute',
    label: 'Rate scadute',
    synonyms: ['arretrati', 'insoluti'],
    formula: 'Somma di quanto resta da pagare delle rate con la scadenza passata.',
    where: [scaduta],
    note: { text: '{n} {rata|rate}', where: [scaduta] },
  }),
  k.defineMetric(pagamento, {
    field: 'importo',
    key: 'incassato_mese',
    label: 'Incassato nel mese',
    synonyms: ['incassi'],
    formula: 'Pagamenti di questo mese, meno gli storni.',
    where: [...k.withinMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [...k.sameDaysOf('data', -1)] },
  }),
  k.defineMetric(iscritto, {
    key: 'lontani',
    label: 'Non si allenano',
    synonyms: ['spariti'],
    formula: 'Iscritti attivi con l’ultimo ingresso di tre settimane fa o prima.',
    where: lontani,
    note: { plain: 'da tre settimane' },
  }),
]
