import * as k from '../../kernel/describe.ts'
import { camera } from './camera.ts'
import { nottiFra, percentuale, type Notti } from './notti.ts'
import { prenotazione } from './prenotazione.ts'
import { schedina } from './schedina.ts'
import { TAKES_ROOM } from './sovrapposizioni.ts'

const notLost = k.oneOf('stato', TAKES_ROOM)
const sold = k.oneOf('stato', ['confermata', 'arrivato', 'partito'])
const DIRECT = k.oneOf('canale', ['sito_web', 'reception'])

/** Nights of this month that have begun, today's included: what the indices are about. */
const soFar = (day: string) => ({ from: k.startOfMonth(day), until: k.addDays(day, 1) })

type Days = Readonly<Record<'from' | 'to', string>>
/** A figure of nights, of this month so far or of other days. */
const ofNights = (told: (notti: Notti) => { readonly value: number; readonly text?: string; readonly note?: string }) => ({
  work: async (store: k.Store, { today: day }: k.At) => told(await nottiFra(store, soFar(day))),
  over: async (store: k.Store, { from, to }: Days) => told(await nottiFra(store, { from, until: k.addDays(to, 1) })),
})

/** The tax of this month or of other days as the screen of the declaration counts it. Its rules come with the figure, and not with the page. */
const ofTax = () => {
  const told = async (store: k.Store, from: string, to: string) => {
    const { impostaFra } = await import('./imposta-periodo.ts')
    const { dovuta, incassata } = await impostaFra(store, from, to)
    const note = `${k.formatMoney(incassata)} incassati, ${k.formatMoney(dovuta - incassata)} da riscuotere`
    return { value: dovuta, text: k.formatMoney(dovuta), note }
  }
  return {
    work: async (store: k.Store, { today: day }: k.At) => told(store, k.startOfMonth(day), k.endOfMonth(day)),
    over: async (store: k.Store, { from, to }: Days) => told(store, from, to),
  }
}

/** Cents for a night, shown in whole euros. */
function perNotte(ricavo: number, notti: number) {
  const value = notti === 0 ? 0 : ricavo / notti
  return { value, text: k.formatUnit(Math.round(value / 100) * 100, 'money') }
}

async function permanenza(store: k.Store, from: string | k.DayFromToday, to: string | k.DayFromToday) {
  const where = [sold, k.gte('arrivo', from), k.lte('arrivo', to)] as const
  const { value = 0 } = await store.measure({ entity: 'prenotazione', fn: 'avg', field: 'notti', where })
  const rounded = Math.round(value * 10) / 10
  return { value: rounded, text: `${String(rounded).replace('.', ',')} ${k.plural(rounded, 'notte', 'notti')}`, note: 'per prenotazione' }
}

export const metrics = [
  k.defineMetric(camera, {
    key: 'camere_occupate',
    label: 'Camere occupate',
    formula: 'Camere con ospiti in casa adesso, sul totale delle camere; quelle in manutenzione contano.',
    where: [k.eq('stato', 'occupata')],
    whole: { where: [], as: 'part' },
    over: async (store, { from, to }) => {
      const { vendute, disponibili } = await nottiFra(store, { from, until: k.addDays(to, 1) })
      return { value: vendute, text: `${vendute}/${disponibili}`, note: percentuale(vendute, disponibili) }
    },
  }),
  k.defineMetric(prenotazione, {
    key: 'checkin_oggi',
    label: 'Check-in oggi',
    formula: 'Prenotazioni con arrivo oggi, comprese quelle già arrivate.',
    where: [sold, k.eq('arrivo', k.today())],
    note: { text: '{n} da fare', none: 'tutti già arrivati', where: [k.eq('stato', 'confermata'), k.eq('arrivo', k.today())] },
  }),
  k.defineMetric(prenotazione, {
    key: 'checkout_oggi',
    label: 'Check-out oggi',
    formula: 'Prenotazioni con partenza oggi, comprese quelle già partite.',
    where: [k.oneOf('stato', ['arrivato', 'partito']), k.eq('partenza', k.today())],
    note: { text: '{n} da fare', none: 'nessuno da fare', where: [k.eq('stato', 'arrivato'), k.lte('partenza', k.today())] },
  }),
  k.defineMetric(prenotazione, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    synonyms: ['ricavi', 'fatturato'],
    formula: 'Somma degli importi delle prenotazioni con arrivo in questo mese, escluse le cancellate e i non presentati.',
    field: 'importo',
    where: [sold, ...k.withinMonth('arrivo')],
    note: { growth: 'sul mese scorso', where: [sold, ...k.withinMonth('arrivo', -1)] },
  }),
  k.defineMetric(prenotazione, {
    key: 'persone_in_casa',
    label: 'Persone in casa',
    formula: 'Somma delle persone delle prenotazioni che sono in casa adesso.',
    field: 'persone',
    where: [k.eq('stato', 'arrivato')],
    over: async (store, { from, to }) => {
      const where = [sold, { field: 'arrivo', op: 'overlaps', value: { from, until: k.addDays(to, 1) } }] as const
      const { value = 0 } = await store.measure({ entity: 'prenotazione', fn: 'sum', field: 'persone', where })
      return { value }
    },
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'imposta_mese',
    label: 'Imposta di soggiorno del mese',
    unit: 'money',
    formula: 'Imposta dovuta per le notti del mese con le regole del comune, come nella dichiarazione del trimestre: esenti escluse.',
    ...ofTax(),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'notti_vendute',
    label: 'Notti vendute',
    unit: 'count',
    formula: 'Notti di camera delle prenotazioni confermate, arrivate e partite, da inizio mese a oggi.',
    ...ofNights(({ vendute, disponibili }) => ({ value: vendute, note: `su ${disponibili} disponibili` })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'presenze',
    label: 'Presenze',
    unit: 'count',
    formula: 'Persone × notti delle prenotazioni confermate, arrivate e partite, da inizio mese a oggi.',
    ...ofNights(({ presenze, vendute }) => ({ value: presenze, note: `in ${vendute} notti di camera` })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'arrivi',
    label: 'Arrivi di persone',
    unit: 'count',
    formula: 'Persone delle prenotazioni confermate, arrivate e partite con arrivo da inizio mese a oggi.',
    ...ofNights(({ arrivi }) => ({ value: arrivi })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'occupazione',
    label: 'Occupazione',
    synonyms: ['riempimento'],
    unit: 'percent',
    formula: 'Notti vendute ÷ notti disponibili da inizio mese a oggi; le notti chiuse per manutenzione non sono disponibili.',
    ...ofNights(({ vendute, disponibili }) => ({
      value: disponibili === 0 ? 0 : (vendute / disponibili) * 100,
      note: `${vendute} notti su ${disponibili}`,
    })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'adr',
    label: 'ADR',
    unit: 'money',
    formula: 'Ricavo medio per camera venduta: ricavo delle notti da inizio mese a oggi ÷ notti vendute.',
    ...ofNights(({ vendute, ricavo }) => ({ ...perNotte(ricavo, vendute), note: 'per camera venduta' })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'revpar',
    label: 'RevPAR',
    unit: 'money',
    formula: 'Ricavo per camera disponibile: ricavo delle notti da inizio mese a oggi ÷ notti disponibili. È ADR × occupazione.',
    ...ofNights(({ disponibili, ricavo }) => ({ ...perNotte(ricavo, disponibili), note: 'per camera disponibile' })),
  }),
  k.defineWorkedMetric(prenotazione, {
    key: 'permanenza_media',
    label: 'Permanenza media',
    unit: 'count',
    formula: 'Notti ÷ prenotazioni, per gli arrivi di questo mese fino a oggi.',
    where: [sold, ...k.withinMonth('arrivo')],
    work: (store) => permanenza(store, k.monthStart(), k.today()),
    over: (store, { from, to }) => permanenza(store, from, to),
  }),
  k.defineMetric(prenotazione, {
    key: 'quota_diretta',
    label: 'Quota diretta',
    formula: 'Prenotazioni dal sito e dalla reception ÷ tutte le prenotazioni con arrivo in questo mese.',
    where: [notLost, DIRECT, ...k.withinMonth('arrivo')],
    whole: { where: [notLost, ...k.withinMonth('arrivo')], as: 'share' },
    note: { plain: 'senza commissioni' },
  }),
  k.defineMetric(schedina, {
    key: 'schedine_da_inviare',
    label: 'Schedine da inviare',
    formula: 'Persone arrivate la cui schedina non è ancora in un file per la Polizia.',
    where: [k.eq('stato', 'da_inviare')],
  }),
]
