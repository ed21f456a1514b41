import { addDays, startOfMonth } from '../../kernel/italian/dates.ts'
import { monthStart, today } from '../../kernel/expression/expression.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { defineMetric, defineWorkedMetric, formatUnit, inMonth } from '../../kernel/metric.ts'
import { camera } from './camera.ts'
import { nottiFra } from './notti.ts'
import { prenotazione } from './prenotazione.ts'
import { schedina } from './schedina.ts'
import { TAKES_ROOM } from './sovrapposizioni.ts'

const notLost = { field: 'stato', op: 'in', value: TAKES_ROOM } as const
const sold = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const
const DIRECT = { field: 'canale', op: 'in', value: ['sito_web', 'reception'] } as const

/** Nights of this month that have begun, today's included: what the indices are about. */
const soFar = (day: string) => ({ from: startOfMonth(day), until: addDays(day, 1) })

/** Cents for a night, shown in whole euros. */
function perNotte(ricavo: number, notti: number) {
  const value = notti === 0 ? 0 : ricavo / notti
  return { value, text: formatUnit(Math.round(value / 100) * 100, 'money') }
}

export const metrics = [
  defineMetric(camera, {
    key: 'camere_occupate',
    label: 'Camere occupate',
    synonyms: ['quante camere occupate', 'camere piene'],
    unit: 'count',
    formula: 'Camere con ospiti in casa adesso, sul totale delle camere; quelle in manutenzione contano.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'occupata' }],
    whole: { where: [], as: 'part' },
  }),
  defineMetric(prenotazione, {
    key: 'checkin_oggi',
    label: 'Check-in oggi',
    synonyms: ['arrivi di oggi', 'quanti arrivano'],
    unit: 'count',
    formula: 'Prenotazioni con arrivo oggi, comprese quelle già arrivate.',
    fn: 'count',
    where: [sold, { field: 'arrivo', op: 'eq', value: today() }],
    note: {
      text: (count) => (count === 0 ? 'tutti già arrivati' : `${count} da fare`),
      fn: 'count',
      where: [
        { field: 'stato', op: 'eq', value: 'confermata' },
        { field: 'arrivo', op: 'eq', value: today() },
      ],
    },
  }),
  defineMetric(prenotazione, {
    key: 'checkout_oggi',
    label: 'Check-out oggi',
    synonyms: ['partenze di oggi', 'quanti partono'],
    unit: 'count',
    formula: 'Prenotazioni con partenza oggi, comprese quelle già partite.',
    fn: 'count',
    where: [
      { field: 'stato', op: 'in', value: ['arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: today() },
    ],
    note: {
      text: (count) => (count === 0 ? 'nessuno da fare' : `${count} da fare`),
      fn: 'count',
      where: [
        { field: 'stato', op: 'eq', value: 'arrivato' },
        { field: 'partenza', op: 'lte', value: today() },
      ],
    },
  }),
  defineMetric(prenotazione, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    synonyms: [
      'incasso del mese',
      'ricavi',
      'fatturato',
      'quanto abbiamo fatturato',
      'abbiamo fatturato',
      'abbiamo fatturato questo mese',
      'guadagnato questo mese',
      'quanto abbiamo incassato questo mese',
    ],
    unit: 'money',
    formula: 'Somma degli importi delle prenotazioni con arrivo in questo mese, escluse le cancellate e i non presentati.',
    fn: 'sum',
    field: 'importo',
    where: [sold, ...inMonth('arrivo')],
    note: { growth: 'sul mese scorso', where: [sold, ...inMonth('arrivo', -1)] },
  }),
  defineWorkedMetric(prenotazione, {
    key: 'occupazione',
    label: 'Occupazione',
    synonyms: ['quanto siamo pieni', 'tasso di occupazione', 'riempimento'],
    unit: 'percent',
    formula: 'Notti vendute ÷ notti disponibili da inizio mese a oggi; le notti chiuse per manutenzione non sono disponibili.',
    work: async (store, at) => {
      const { vendute, disponibili } = await nottiFra(store, soFar(at.today))
      return { value: disponibili === 0 ? 0 : (vendute / disponibili) * 100, note: `${vendute} notti su ${disponibili}` }
    },
  }),
  defineWorkedMetric(prenotazione, {
    key: 'adr',
    label: 'ADR',
    synonyms: ['prezzo medio', 'tariffa media', 'ricavo medio'],
    unit: 'money',
    formula: 'Ricavo medio per camera venduta: ricavo delle notti da inizio mese a oggi ÷ notti vendute.',
    work: async (store, at) => {
      const { vendute, ricavo } = await nottiFra(store, soFar(at.today))
      return { ...perNotte(ricavo, vendute), note: 'per camera venduta' }
    },
  }),
  defineWorkedMetric(prenotazione, {
    key: 'revpar',
    label: 'RevPAR',
    synonyms: ['ricavo per camera', 'resa per camera'],
    unit: 'money',
    formula: 'Ricavo per camera disponibile: ricavo delle notti da inizio mese a oggi ÷ notti disponibili. È ADR × occupazione.',
    work: async (store, at) => {
      const { disponibili, ricavo } = await nottiFra(store, soFar(at.today))
      return { ...perNotte(ricavo, disponibili), note: 'per camera disponibile' }
    },
  }),
  defineWorkedMetric(prenotazione, {
    key: 'permanenza_media',
    label: 'Permanenza media',
    synonyms: [
      'notti medie',
      'durata media',
      'durata media dei soggiorni',
      'quanto si fermano in media',
      'quante notti si fermano in media',
    ],
    unit: 'count',
    formula: 'Notti ÷ prenotazioni, per gli arrivi di questo mese fino a oggi.',
    where: [sold, ...inMonth('arrivo')],
    work: async (store) => {
      const where = [sold, { field: 'arrivo', op: 'gte', value: monthStart() }, { field: 'arrivo', op: 'lte', value: today() }] as const
      const { value = 0 } = await store.measure({ entity: 'prenotazione', fn: 'avg', field: 'notti', where })
      const rounded = Math.round(value * 10) / 10
      return { value: rounded, text: `${String(rounded).replace('.', ',')} ${plural(rounded, 'notte', 'notti')}`, note: 'per prenotazione' }
    },
  }),
  defineMetric(prenotazione, {
    key: 'quota_diretta',
    label: 'Quota diretta',
    synonyms: ['quota di prenotazioni dirette', 'percentuale di dirette', 'quante senza portale', 'quanto vendiamo senza portali'],
    unit: 'percent',
    formula: 'Prenotazioni dal sito e dalla reception ÷ tutte le prenotazioni con arrivo in questo mese.',
    fn: 'count',
    where: [notLost, DIRECT, ...inMonth('arrivo')],
    whole: { where: [notLost, ...inMonth('arrivo')], as: 'share' },
    note: { plain: 'senza commissioni' },
  }),
  defineMetric(schedina, {
    key: 'schedine_da_inviare',
    label: 'Schedine da inviare',
    synonyms: ['alloggiati da inviare', 'quante schedine da inviare', 'schedine devo ancora mandare'],
    unit: 'count',
    formula: 'Persone arrivate la cui schedina non è ancora in un file per la Polizia.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'da_inviare' }],
  }),
]
