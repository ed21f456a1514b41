import type { Note } from '../../kernel/entity/entity.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { MAX_NOTTI } from './schedina-di.ts'

/** A booking as it is read, with the schedine that have been opened for it. */
export interface InCasa {
  readonly stato: string
  readonly persone: number
  readonly schedine: number
}

/** How many people of a booking that has come still have no schedina. */
export const mancanti = ({ stato, persone, schedine }: InCasa): number => (stato === 'arrivato' ? Math.max(0, persone - schedine) : 0)

/** «1 di 4 registrate»; '' while nobody is missing. */
export const registrateDi = (row: InCasa): string => (mancanti(row) > 0 ? `${row.schedine} di ${row.persone} registrate` : '')

/** «mancano 3 schedine» */
export const mancanoDi = (row: InCasa): string => plural(mancanti(row), 'manca una schedina', `mancano ${mancanti(row)} schedine`)

/** The booking's form says who is missing and leads to the next schedina, which the caller keeps as `entity`. */
export function notaRegistrate(
  row: InCasa & { readonly id: string; readonly arrivo: string; readonly notti: number },
  entity: string,
): Note | undefined {
  if (mancanti(row) === 0) return undefined
  const values = { prenotazione: row.id, data_arrivo: row.arrivo, notti_permanenza: Math.min(row.notti, MAX_NOTTI) }
  return { message: `${registrateDi(row)}: per la Polizia ${mancanoDi(row)}.`, next: { label: 'Registra la prossima', entity, values } }
}
