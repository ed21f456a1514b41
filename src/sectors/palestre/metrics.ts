import { empty, eq, gt, gte, lt, lte, ne, oneOf } from '../common/conditions.ts'
import { field, monthStart, today } from '../../kernel/expression/expression.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { defineMetric, defineWorkedMetric, inMonth } from '../../kernel/metric.ts'
import type { Store } from '../../kernel/store/store.ts'
import { abbonamento } from './abbonamento.ts'
import { ingresso } from './ingresso.ts'
import { iscritto } from './iscritto.ts'
import { lezione } from './lezione.ts'
import { pagamento } from './pagamento.ts'
import { rata } from './rata.ts'
import { IN_CALENDARIO, LONTANO, RINNOVO } from './stati.ts'

const attivo = eq('situazione', 'attivo')
const scaduta = eq('situazione', 'scaduta')
const oggi = eq('data', today())
const vero = ne('tipo', 'prova')
const perso = ne('stato', 'ex_iscritto')

/** Subscriptions that end soon and are not followed by another one. */
export const daRinnovare = [attivo, lte('fine', today(RINNOVO)), lte('iscritto.fine_abbonamento', field('fine'))] as const
export const certificatiScaduti = [perso, eq('certificato_stato', 'scaduto')] as const
export const certificatiInScadenza = [perso, eq('certificato_stato', 'in_scadenza')] as const
/** Members who pay and do not come. */
export const lontani = [attivo, lte('ultimo_ingresso', today(-LONTANO))] as const

/** Given up in this month, or come to an end in it with nothing after. */
export const usciti = [
  vero,
  {
    any: [
      [eq('stato', 'disdetto'), ...inMonth('disdetto_il')],
      [eq('situazione', 'scaduto'), ...inMonth('fine'), eq('iscritto.validi', 0)],
    ],
  },
] as const
const attiviAInizioMese = [
  vero,
  ne('stato', 'da_pagare'),
  lt('inizio', monthStart()),
  gte('fine', monthStart()),
  { any: [[empty('disdetto_il')], [gte('disdetto_il', monthStart())]] },
] as const

async function riempimento(store: Store, from: string, to: string) {
  const where = [oneOf('stato', IN_CALENDARIO), gte('data', from), lte('data', to)] as const
  const added = async (key: string) => (await store.measure({ entity: 'lezione', fn: 'sum', field: key, where })).value ?? 0
  const [prenotati, posti] = await Promise.all([added('prenotati'), added('posti')])
  return {
    value: posti === 0 ? 0 : (prenotati * 100) / posti,
    note: `${prenotati} ${plural(prenotati, 'prenotato', 'prenotati')} su ${posti} posti`,
  }
}

/** A note that counts: «2 negati». */
const quanti = <const W>(one: string, many: string, where: W) =>
  ({ text: (count: number) => `${count} ${plural(count, one, many)}`, fn: 'count', where }) as const
const conta = { unit: 'count', fn: 'count' } as const
const somma = <const F extends string>(of: F) => ({ unit: 'money', fn: 'sum', field: of }) as const

export const metrics = [
  defineMetric(iscritto, {
    ...conta,
    key: 'iscritti_attivi',
    label: 'Iscritti attivi',
    synonyms: ['quanti iscritti', 'quanti soci', 'quanti abbonati', 'iscritti in tutto'],
    formula: 'Iscritti con un abbonamento attivo, esclusi quelli in prova e sospesi.',
    where: [attivo],
    note: quanti('in prova', 'in prova', [eq('situazione', 'prova')]),
  }),
  defineMetric(abbonamento, {
    ...somma('canone'),
    key: 'ricavi_ricorrenti',
    label: 'Ricavi ricorrenti del mese',
    synonyms: ['ricavi ricorrenti', 'canoni del mese', 'quanto entra al mese', 'ricavo mensile'],
    formula: 'Somma dei canoni mensili equivalenti degli abbonamenti attivi: prezzo ÷ mesi. Carnet e prove non contano.',
    where: [attivo],
    note: quanti('abbonamento', 'abbonamenti', [attivo, gt('canone', 0)]),
  }),
  defineMetric(abbonamento, {
    key: 'abbandono',
    label: 'Abbandono',
    synonyms: ['tasso di abbandono', 'quanti se ne vanno', 'churn', 'disdette del mese'],
    unit: 'percent',
    formula: 'Disdette e scaduti non rinnovati nel mese ÷ abbonamenti attivi a inizio mese. Le prove non contano.',
    fn: 'count',
    where: usciti,
    whole: { where: attiviAInizioMese, as: 'share' },
    note: quanti('uscito questo mese', 'usciti questo mese', usciti),
  }),
  defineWorkedMetric(lezione, {
    key: 'riempimento',
    label: 'Riempimento corsi',
    synonyms: ['riempimento', 'quanto sono pieni i corsi', 'occupazione dei corsi', 'posti occupati'],
    unit: 'percent',
    formula: 'Prenotati ÷ posti delle lezioni dei prossimi 7 giorni, oggi compreso.',
    where: [oneOf('stato', IN_CALENDARIO), gte('data', today()), lte('data', today(6))],
    reads: ['lezione.prenotati', 'lezione.posti'],
    work: (store, at) => riempimento(store, at.today, addDays(at.today, 6)),
    over: (store, { from, to }) => riempimento(store, from, to),
  }),
  defineMetric(ingresso, {
    ...conta,
    key: 'ingressi_oggi',
    label: 'Ingressi di oggi',
    synonyms: ['quanti ingressi oggi', 'quanta gente è venuta', 'presenze di oggi', 'quanti sono entrati oggi'],
    formula: 'Ingressi consentiti di oggi.',
    where: [oggi, eq('esito', 'consentito')],
    note: quanti('negato', 'negati', [oggi, eq('esito', 'negato')]),
  }),
  defineMetric(lezione, {
    ...conta,
    key: 'lezioni_oggi',
    label: 'Lezioni di oggi',
    synonyms: ['quante lezioni oggi', 'corsi di oggi'],
    formula: 'Lezioni di oggi, escluse quelle annullate.',
    where: [oggi, oneOf('stato', IN_CALENDARIO)],
  }),
  defineMetric(iscritto, {
    ...conta,
    key: 'certificati_in_scadenza',
    label: 'Certificati in scadenza',
    synonyms: ['certificati da rinnovare', 'quanti certificati scadono', 'certificati che scadono'],
    formula: 'Iscritti il cui certificato medico scade nei prossimi 30 giorni.',
    where: certificatiInScadenza,
    note: quanti('già scaduto', 'già scaduti', certificatiScaduti),
  }),
  defineMetric(abbonamento, {
    ...conta,
    key: 'da_rinnovare',
    label: 'Abbonamenti da rinnovare',
    synonyms: ['rinnovi', 'quanti rinnovi', 'abbonamenti in scadenza', 'abbonamenti che scadono'],
    formula: 'Abbonamenti attivi che finiscono nei prossimi 15 giorni e non ne hanno un altro dopo.',
    where: daRinnovare,
  }),
  defineMetric(rata, {
    ...somma('saldo'),
    key: 'rate_scadute',
    label: 'Rate scadute',
    synonyms: ['arretrati', 'insoluti', 'rate in ritardo', 'quanto ci devono'],
    formula: 'Somma di quanto resta da pagare delle rate con la scadenza passata.',
    where: [scaduta],
    note: quanti('rata', 'rate', [scaduta]),
  }),
  defineMetric(pagamento, {
    ...somma('importo'),
    key: 'incassato_mese',
    label: 'Incassato nel mese',
    synonyms: ['incasso del mese', 'quanto abbiamo incassato', 'incassi', 'entrate del mese'],
    formula: 'Pagamenti di questo mese, meno gli storni.',
    where: [...inMonth('data')],
    note: { growth: 'sul mese scorso', where: [...inMonth('data', -1)] },
  }),
  defineMetric(iscritto, {
    ...conta,
    key: 'lontani',
    label: 'Non si allenano',
    synonyms: ['iscritti a rischio', 'quanti non vengono più', 'spariti'],
    formula: 'Iscritti attivi con l’ultimo ingresso di tre settimane fa o prima.',
    where: lontani,
    note: { plain: 'da tre settimane' },
  }),
]
