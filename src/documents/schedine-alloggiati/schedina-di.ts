import type { At } from '../../kernel/italian/at.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import type { Values } from '../../kernel/door/change.ts'

/** What a guest's card and a schedina have in common. */
export const SHARED = [
  'cognome',
  'nome',
  'sesso',
  'data_nascita',
  'comune_nascita',
  'stato_nascita',
  'cittadinanza',
  'stato_residenza',
  'comune_residenza',
  'tipo_documento',
  'numero_documento',
  'stato_rilascio',
] as const

interface Stay {
  readonly id: string
  /** As it was booked: «Ugo D’Angelò», «Famiglia Pellegrini». */
  readonly ospite: string
  readonly arrivo: string
  readonly notti: number
}

/** The most nights that the police record takes (ManualeWS rev. 01, table 1). */
export const MAX_NOTTI = 30

/** A longer stay takes one booking and more than one schedina. */
export const oltreSchedina = (notti: number): string | undefined =>
  notti > MAX_NOTTI ? `La schedina ne dichiara ${MAX_NOTTI}: dal giorno ${MAX_NOTTI + 1} ne serve una nuova.` : undefined

/** The fields that a guest's card gives to a schedina. Where only the place of birth is written, that is the comune. */
export function datiOspite(guest: Values | undefined): Values {
  const known: Values = guest ?? {}
  const { luogo_nascita: place, stato_nascita: state } = known
  const isTown = typeof place === 'string' && !/^estero$/i.test(place) && (state === undefined || state === 'ITALIA')
  const given: Values = { ...(isTown && { comune_nascita: place }), ...known }
  return Object.fromEntries(SHARED.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])))
}

/** What a form offers of the guest that is chosen; another guest empties what was only the first one's. */
export const datiProposti = (guest: Values | undefined): Readonly<Record<string, never>> =>
  ({
    ...(guest && Object.fromEntries(SHARED.map((key) => [key, '']))),
    ...(!guest && { cittadinanza: 'ITALIA', stato_rilascio: 'ITALIA' }),
    ...datiOspite(guest),
  }) as Readonly<Record<string, never>>

/** The names that a booking gives away, first name first as the portals write them; of a group none. They are to be compared with the document. */
function nomiDi(booked: string): Values {
  const [first = '', ...rest] = booked.trim().split(/\s+/)
  if (/^gruppo$/i.test(first)) return {}
  if (/^fam(?:iglia|\.)$/i.test(first)) return { cognome: rest.join(' ') }
  return rest.length > 0 ? { nome: first, cognome: rest.join(' ') } : { cognome: first }
}

/** A schedina as it is opened at the check-in: what is known of the guest, the rest to be completed. */
export const schedinaDi = (
  { id, ospite, arrivo, notti }: Stay,
  guest: Values | undefined,
  gruppo: number,
  { today, time }: At,
): Values => ({
  ...(guest ? datiOspite(guest) : nomiDi(ospite)),
  prenotazione: id,
  ...(guest && { ospite: guest.id }),
  famiglia_gruppo: gruppo,
  tipo_alloggiato: 'singolo',
  data_arrivo: arrivo,
  notti_permanenza: Math.min(notti, MAX_NOTTI),
  // Who is registered a day late did not arrive at this hour.
  ...(time && arrivo === today && { ora_arrivo: time }),
})

interface Days {
  readonly arrivo: string
  readonly notti: number
}

/** Nights from a day to the departure of the booking, as the file takes them; 1 where no booking reaches beyond that day. */
export function nottiDal(day: string, stay: Days | undefined): number {
  if (!stay) return 1
  const nights = daysBetween(day, addDays(stay.arrivo, stay.notti))
  return Math.max(1, Math.min(nights, MAX_NOTTI))
}

interface Dichiarati {
  readonly data_arrivo: string
  readonly notti_permanenza: number
}

/**
 * What a schedina that is still to be sent says when the days of its stay change; nothing where it said others anyway. Whoever
 * came later than the booking, or is declared anew from day 31, keeps the day of arrival and leaves with the others.
 */
export function giorniSeguiti(
  { data_arrivo: day, notti_permanenza: nights }: Dichiarati,
  before: Days,
  after: Days,
): Dichiarati | undefined {
  const [was, is] = [before, after].map(({ arrivo, notti }) => addDays(arrivo, notti)) as [string, string]
  const isFirst = day === before.arrivo && nights === Math.min(before.notti, MAX_NOTTI)
  const isLater = day > before.arrivo && day < is && addDays(day, nights) === was
  if (!isFirst && !isLater) return undefined
  const data_arrivo = isFirst ? after.arrivo : day
  return { data_arrivo, notti_permanenza: Math.min(daysBetween(data_arrivo, is), MAX_NOTTI) }
}
