import type * as k from '../../kernel/describe.ts'

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
export function datiOspite(guest: k.AnyRow | undefined): k.Values {
  const known: k.Values = guest ?? {}
  const { luogo_nascita: place, stato_nascita: state } = known
  const isTown = typeof place === 'string' && !/^estero$/i.test(place) && (state === undefined || state === 'ITALIA')
  const given: k.Values = { ...(isTown && { comune_nascita: place }), ...known }
  return Object.fromEntries(SHARED.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])))
}

/** What a form offers of the guest that is chosen; another guest empties what was only the first one's. */
export const datiProposti = (guest: k.AnyRow | undefined): Readonly<Record<string, never>> =>
  ({
    ...(guest && Object.fromEntries(SHARED.map((key) => [key, '']))),
    ...(!guest && { cittadinanza: 'ITALIA', stato_rilascio: 'ITALIA' }),
    ...datiOspite(guest),
  }) as Readonly<Record<string, never>>

/** The names that a booking gives away, first name first as the portals write them; of a group none. They are to be compared with the document. */
function nomiDi(booked: string): k.Values {
  const [first = '', ...rest] = booked.trim().split(/\s+/)
  if (/^gruppo$/i.test(first)) return {}
  if (/^fam(?:iglia|\.)$/i.test(first)) return { cognome: rest.join(' ') }
  return rest.length > 0 ? { nome: first, cognome: rest.join(' ') } : { cognome: first }
}

/** A schedina as it is opened at the check-in: what is known of the guest, the rest to be completed. */
export const schedinaDi = (
  { id, ospite, arrivo, notti }: Stay,
  guest: k.AnyRow | undefined,
  gruppo: number,
  { today, time }: k.At,
): k.Values => ({
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
