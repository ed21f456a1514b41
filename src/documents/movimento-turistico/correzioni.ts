import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Movement } from './count-movement.ts'
import { paroleDi, type Fetta, type Motivo, type Nazionalita } from './modulo.ts'

/** The monthly form where somebody has written other figures than those that follow from the records, and why. */
export type Rilevazione = AnyRow & {
  readonly nazionalita?: Nazionalita | undefined
  readonly tipologia_turismo?: Motivo | undefined
  readonly arrivi: number
  readonly presenze: number
  readonly motivo: string
}

/** A correction beside what the records say of the same people. */
export interface Correzione {
  readonly rilevazione: Rilevazione
  readonly contati: { readonly arrivi: number; readonly presenze: number }
}

/** That of a form, where there is one. */
export const correzioneDi = (all: readonly Correzione[], { nazionalita, turismo }: Fetta): Correzione | undefined =>
  all.find(({ rilevazione: row }) => row.nazionalita === nazionalita && row.tipologia_turismo === turismo)

const valuesOf = ({ arrivi, presenze }: Movement) => ({ arrivi: arrivi.value, presenze: presenze.value })

export const correzioniDi = (rows: readonly Rilevazione[], contati: (fetta: Fetta) => Movement): readonly Correzione[] =>
  rows.map((row) => ({ rilevazione: row, contati: valuesOf(contati({ nazionalita: row.nazionalita, turismo: row.tipologia_turismo })) }))

/** The figures of the whole month: those written for all of it, or else what was counted and what every other correction adds or takes. */
export function totaliCorretti(movimento: Movement, all: readonly Correzione[]): { readonly arrivi: number; readonly presenze: number } {
  const whole = correzioneDi(all, {})?.rilevazione
  if (whole) return { arrivi: whole.arrivi, presenze: whole.presenze }
  const counted = valuesOf(movimento)
  const more = (of: 'arrivi' | 'presenze') => all.reduce((sum, { rilevazione: row, contati }) => sum + row[of] - contati[of], 0)
  return { arrivi: Math.max(0, counted.arrivi + more('arrivi')), presenze: Math.max(0, counted.presenze + more('presenze')) }
}

/** «Tutti gli ospiti», «FRA, Leisure»: whom a correction is about. */
export function riguarda({ rilevazione: { nazionalita, tipologia_turismo: turismo } }: Correzione): string {
  const about = paroleDi({ nazionalita, turismo })
  return about.length > 0 ? about.join(', ') : 'Tutti gli ospiti'
}
