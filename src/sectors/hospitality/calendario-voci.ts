import * as k from '../../kernel/describe.ts'
import { canali } from './canali.ts'
import { prenotazione } from './prenotazione.ts'

export type Canale = keyof typeof canali

export interface Richiesta {
  readonly calendario: k.CalendarioIcal
  /** Id of the room. */
  readonly camera: string
  /** Where its bookings come from. */
  readonly canale: Canale
  /** Which calendar of the room it is, where somebody has said so: the id of one, or 'nuovo'. */
  readonly da?: string | undefined
  /** The end of the uids that the house gives out. */
  readonly domain: string
  /** What to make of nights that the portal calls taken without saying whether by a guest. */
  readonly incerte: 'chiusure' | 'prenotazioni'
  /** Whether what the file no longer has is cancelled, and so makes room for others. */
  readonly annulla: boolean
}

/** What becomes of one stay of the file, or of one that was imported before. */
export interface Voce {
  /** Tells it from the others of the plan. */
  readonly key: string
  readonly esito: 'nuova' | 'spostata' | 'annullata' | 'conflitto' | 'saltata'
  readonly tipo: 'prenotazione' | 'chiusura'
  readonly titolo: string
  readonly arrivo: string
  readonly partenza: string
  /** Why, or from when to when it stood before. */
  readonly motivo?: string
  readonly changes: readonly k.Change[]
}

const CANALI: Readonly<Record<k.Portale, Canale>> = {
  airbnb: 'airbnb',
  booking: 'host',
  expedia: 'expedia',
  vrbo: 'expedia',
  google: 'reception',
}
const PORTALI: ReadonlySet<Canale> = new Set(['airbnb', 'host', 'expedia'])
/** What the field holds. */
const LONGEST_CODE = 200
const LONGEST_NOTE = 3800

/** The channel of a calendar; calendars that belong to no portal are the house's own. */
export const canaleDi = (portale: k.Portale | undefined): Canale => (portale ? CANALI[portale] : 'reception')

/** What a booking keeps of a uid. */
export const codiceDi = (uid: string): string => (uid.includes('@') ? uid : `${uid}@ical`).slice(-LONGEST_CODE)

/** «Ospite Airbnb», where the calendar names nobody. */
export const ospiteDi = ({ ospite }: k.SoggiornoIcal, canale: Canale): string =>
  ospite?.slice(0, 120) ?? (PORTALI.has(canale) ? `Ospite ${canali[canale]}` : 'Ospite senza nome')

/** The reason of closures that come from a portal. */
const motivoPortale = (canale: Canale): string | undefined => (PORTALI.has(canale) ? `Non disponibile su ${canali[canale]}` : undefined)
export const motivoDi = ({ sommario }: k.SoggiornoIcal, canale: Canale): string =>
  motivoPortale(canale) ?? (sommario.slice(0, 200) || 'Non disponibile')

interface Camera {
  readonly id: string
  readonly posti: number
  readonly prezzo: number
}

/** A booking out of a stay, or why it cannot be one. A telephone or e-mail that is none is left out. */
export function bozzaDi(
  stay: k.SoggiornoIcal,
  {
    camera,
    canale,
    calendario,
    imposta,
    at,
  }: { camera: Camera; canale: Canale; calendario: string; imposta: number | undefined; at: k.At },
): { readonly values: k.Values } | { readonly motivo: string } {
  const from = PORTALI.has(canale) ? `Dal calendario di ${canali[canale]}` : 'Da un calendario iCal'
  const draft: k.Values = {
    ospite: ospiteDi(stay, canale),
    camera: camera.id,
    arrivo: stay.arrivo,
    notti: stay.notti,
    persone: Math.min(2, camera.posti),
    canale,
    importo: camera.prezzo * stay.notti,
    imposta,
    telefono: stay.telefono,
    email: stay.email,
    stato: 'confermata',
    codice_portale: codiceDi(stay.uid),
    calendario,
    note: `${from}: importo di listino, da controllare.\n${stay.descrizione ?? ''}`.trim().slice(0, LONGEST_NOTE),
  }
  const result = k.validate(prenotazione, draft, at)
  if (result.ok) return { values: result.values }
  const wrong = new Set(result.problems.map(({ path }) => path))
  const kept = Object.fromEntries(Object.entries(draft).filter(([key]) => !(wrong.has(key) && ['telefono', 'email'].includes(key))))
  const again = k.validate(prenotazione, kept, at)
  return again.ok ? { values: again.values } : { motivo: again.problems.map(({ message }) => message).join(' ') }
}

/** Whether a stay becomes a closure. */
export const isClosure = ({ isBlocked, isUnsure }: k.SoggiornoIcal, { incerte }: Richiesta) =>
  isBlocked && !(isUnsure && incerte === 'prenotazioni')
/** Why a stay is left to a person. */
export const tooLong = ({ notti }: k.SoggiornoIcal) => `Dura ${notti} notti, più di un anno: inseriscila a mano.`

/** What is told of a stay of the file. */
export function voceDi(stay: k.SoggiornoIcal, richiesta: Richiesta, esito: Voce['esito'], more: Partial<Voce>): Voce {
  const closes = isClosure(stay, richiesta)
  return {
    key: stay.uid,
    esito,
    tipo: closes ? 'chiusura' : 'prenotazione',
    titolo: closes ? motivoDi(stay, richiesta.canale) : ospiteDi(stay, richiesta.canale),
    arrivo: stay.arrivo,
    partenza: stay.partenza,
    changes: [],
    ...more,
  }
}
