import type { SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Camera, Canale, Casa, Richiesta } from './registro.ts'

/** What is done with a record of the book. */
export type Passo =
  | { readonly fa: 'prenota'; readonly values: Values }
  | { readonly fa: 'chiude'; readonly values: Values }
  /** A calendar that the house did not know. */
  | { readonly fa: 'collega'; readonly id: string; readonly values: Values }
  | { readonly fa: 'sposta'; readonly id: string; readonly version: number; readonly values: Values }
  /** A booking is cancelled, a closure taken away. */
  | { readonly fa: 'annulla'; readonly id: string; readonly version: number }
  | { readonly fa: 'riapre'; readonly id: string; readonly version: number }

/** What becomes of one stay of the file, or of one that was imported before. */
export interface Voce {
  /** Tells it from the others of the plan. */
  readonly key: string
  readonly esito: 'nuova' | 'spostata' | 'annullata' | 'conflitto' | 'saltata'
  readonly tipo: 'soggiorno' | 'chiusura'
  readonly titolo: string
  readonly arrivo: string
  readonly partenza: string
  /** Why, or from when to when it stood before. */
  readonly motivo?: string
  readonly passi: readonly Passo[]
}

/** What the field holds. */
const LONGEST_CODE = 200
const LONGEST_NOTE = 3800

/** What a booking keeps of a uid. */
export const codiceDi = (uid: string): string => (uid.includes('@') ? uid : `${uid}@ical`).slice(-LONGEST_CODE)

/** «Ospite Airbnb», where the calendar names nobody. */
export const ospiteDi = ({ ospite }: SoggiornoIcal, canale: Canale): string =>
  ospite?.slice(0, 120) ?? (canale.isPortale ? `Ospite ${canale.label}` : 'Ospite senza nome')

/** The reason of closures that come from a portal. */
const motivoPortale = (canale: Canale): string | undefined => (canale.isPortale ? `Non disponibile su ${canale.label}` : undefined)
export const motivoDi = ({ sommario }: SoggiornoIcal, canale: Canale): string =>
  motivoPortale(canale) ?? (sommario.slice(0, 200) || 'Non disponibile')

/** A booking out of a stay, or why it cannot be one. A telephone or e-mail that is none is left out. */
export function bozzaDi(
  stay: SoggiornoIcal,
  {
    camera,
    canale,
    calendario,
    imposta,
    valida,
  }: { camera: Camera; canale: Canale; calendario: string; imposta: number | undefined; valida: Casa['valida'] },
): { readonly values: Values } | { readonly motivo: string } {
  const from = canale.isPortale ? `Dal calendario di ${canale.label}` : 'Da un calendario iCal'
  const draft: Values = {
    ospite: ospiteDi(stay, canale),
    camera: camera.id,
    arrivo: stay.arrivo,
    notti: stay.notti,
    persone: Math.min(2, camera.posti),
    canale: canale.key,
    importo: camera.prezzo * stay.notti,
    imposta,
    telefono: stay.telefono,
    email: stay.email,
    stato: 'confermata',
    codice_portale: codiceDi(stay.uid),
    calendario,
    note: `${from}: importo di listino, da controllare.\n${stay.descrizione ?? ''}`.trim().slice(0, LONGEST_NOTE),
  }
  const result = valida(draft)
  if (result.ok) return { values: result.values }
  const wrong = new Set(result.problems.map(({ path }) => path))
  const kept = Object.fromEntries(Object.entries(draft).filter(([key]) => !(wrong.has(key) && ['telefono', 'email'].includes(key))))
  const again = valida(kept)
  return again.ok ? { values: again.values } : { motivo: again.problems.map(({ message }) => message).join(' ') }
}

/** Whether a stay becomes a closure. */
export const isClosure = ({ isBlocked, isUnsure }: SoggiornoIcal, { incerte }: Richiesta) =>
  isBlocked && !(isUnsure && incerte === 'prenotazioni')
/** Why a stay is left to a person. */
export const tooLong = ({ notti }: SoggiornoIcal) => `Dura ${notti} notti, più di un anno: inseriscila a mano.`

/** What is told of a stay of the file. */
export function voceDi(stay: SoggiornoIcal, richiesta: Richiesta, esito: Voce['esito'], more: Partial<Voce>): Voce {
  const closes = isClosure(stay, richiesta)
  return {
    key: stay.uid,
    esito,
    tipo: closes ? 'chiusura' : 'soggiorno',
    titolo: closes ? motivoDi(stay, richiesta.canale) : ospiteDi(stay, richiesta.canale),
    arrivo: stay.arrivo,
    partenza: stay.partenza,
    passi: [],
    ...more,
  }
}
