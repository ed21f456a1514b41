import type { At } from '../../kernel/at.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/store/change.ts'

/** What a guest's card and a schedina have in common. */
const SHARED = [
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
  readonly arrivo: string
  readonly notti: number
}

/** The most nights that the police record takes (ManualeWS rev. 01, table 1). */
export const MAX_NOTTI = 30

/** The fields that a guest's card gives to a schedina. */
export const datiOspite = (guest: AnyRow | undefined): Values =>
  Object.fromEntries(SHARED.flatMap((key) => (guest?.[key] === undefined ? [] : [[key, guest[key]]])))

/** A schedina as it is opened at the check-in: what is known of the guest, the rest to be completed. */
export const schedinaDi = ({ id, arrivo, notti }: Stay, guest: AnyRow | undefined, { time }: At): Values => ({
  ...datiOspite(guest),
  prenotazione: id,
  ...(guest && { ospite: guest.id }),
  famiglia_gruppo: 1,
  tipo_alloggiato: 'singolo',
  data_arrivo: arrivo,
  notti_permanenza: Math.min(notti, MAX_NOTTI),
  ...(time && { ora_arrivo: time }),
})
