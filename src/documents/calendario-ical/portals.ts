import { isPhone } from '../../kernel/italian/phones.ts'
import type { Portale } from '../../kernel/screens/calendar-file.ts'

/** The portals as people call them. */
export const portali: Readonly<Record<Portale, string>> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  expedia: 'Expedia',
  vrbo: 'Vrbo',
  google: 'Google Calendar',
}

/** Words by which each portal signs its calendars: program, uid, link. */
const SIGNATURES: readonly (readonly [Portale, RegExp])[] = [
  ['airbnb', /\bairbnb\b/i],
  ['booking', /\bbooking\.com\b/i],
  ['vrbo', /\b(?:vrbo|homeaway|abritel|fewo-?direkt|homelidays)\b/i],
  ['expedia', /\b(?:expedia|hotels\.com)\b/i],
  ['google', /\bgoogle\b/i],
]

/** The portal that signs one of the texts, the earlier text counting more. */
export function portaleOf(...texts: readonly (string | undefined)[]): Portale | undefined {
  for (const text of texts) {
    const [found] = SIGNATURES.find(([, signature]) => text && signature.test(text)) ?? []
    if (found) return found
  }
  return undefined
}

const CLOSED =
  /^(?:blocc(?:o|at[oa])|block(?:ed)?|chius[oa]|chiusura|closed|indisponibile|manutenzione|maintenance|fuori servizio|out of (?:order|service)|unavailable|owner(?:'s)? (?:stay|block))\b(?!\s*[-–:]\s*(?!non\b|not\b)\p{L})/iu
const NOT_AVAILABLE = /\b(?:not available|unavailable|non disponibile|nicht verfügbar|no disponible|non disponible)\b/i
/** Said of nights that are taken, by whom it is not said: Booking.com writes so of guests too, and so do calendars shared without details. */
const MERELY_TAKEN = /^(?:closed\s*[-–]\s*not available|busy|occupat[oa]|impegnat[oa])$/i
/** Said of guests without naming them. */
const NAMELESS =
  /^(?:reserved|reservation|booked|booking|riservat[oa]|prenotat[oa]|prenotazione|ospite|guest|airbnb|vrbo|expedia|booking\.com)$/i
const PREFIX =
  /^(?:reserved|reservation|booked|booking|riservat[oa]|prenotat[oa]|prenotazione|closed|occupat[oa]|airbnb|vrbo|expedia|booking\.com)\s*[-–:]\s*/i
/** «(HMABC12345)», the portal's code after the name. */
const CODE = /\([A-Z0-9-]{5,}\)\s*$/
const NAMED = /^(?:guest(?: name)?|ospite|nome|name)\s*:\s*(\S.*)$/im
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
/** Airbnb gives «Phone Number (Last 4 Digits)», which is no number to call. */
const PHONE = /^(?:phone(?: number)?|tel(?:\.|ephone|efono)?|cell(?:\.|ulare)?|mobile)\s*:\s*([+\d][\d\s./()-]+)$/im

export interface Said {
  readonly isBlocked: boolean
  readonly isUnsure?: true
  readonly ospite?: string
  readonly telefono?: string
  readonly email?: string
}

/** What a portal's texts say of the nights: taken by a guest or closed, and how the guest is called and reached. */
export function readSaid(sommario: string, descrizione: string): Said {
  if (MERELY_TAKEN.test(sommario)) return { isBlocked: true, isUnsure: true }
  if (CLOSED.test(sommario) || NOT_AVAILABLE.test(sommario)) return { isBlocked: true }
  const named = NAMED.exec(descrizione)?.[1]?.trim()
  const bare = sommario.replace(PREFIX, '').replace(CODE, '').trim()
  const ospite = named ?? (NAMELESS.test(bare) ? '' : bare)
  const telefono = PHONE.exec(descrizione)?.[1]?.trim() ?? ''
  const email = EMAIL.exec(descrizione)?.[0]
  return { isBlocked: false, ...(ospite && { ospite }), ...(isPhone(telefono) && { telefono }), ...(email && { email }) }
}
