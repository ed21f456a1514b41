import type { Movement } from '../../documents/movimento-turistico/count-movement.ts'
import * as k from '../../kernel/describe.ts'
import { rilevazione } from './rilevazione.ts'

export type Rilevazione = k.Value<typeof rilevazione>

interface Fetta {
  readonly nazionalita?: string | undefined
  readonly turismo?: string | undefined
}

/** A correction beside what the records say of the same people. */
export interface Correzione {
  readonly rilevazione: Rilevazione
  readonly contati: { readonly arrivi: number; readonly presenze: number }
}

/** The corrections of a month. */
export const readRilevazioni = async (store: k.Store, mese: string): Promise<readonly Rilevazione[]> =>
  k.rowsOf(rilevazione, (await k.allRows(store, { entity: 'rilevazione', where: [k.eq('periodo_riferimento', mese)] })).rows)

/** That of a form, where there is one. */
export const correzioneDi = (all: readonly Correzione[], { nazionalita, turismo }: Fetta): Correzione | undefined =>
  all.find(({ rilevazione: row }) => row.nazionalita === nazionalita && row.tipologia_turismo === turismo)

const valuesOf = ({ arrivi, presenze }: Movement) => ({ arrivi: arrivi.value, presenze: presenze.value })

export const correzioniDi = (rows: readonly Rilevazione[], contati: (fetta: Fetta) => Movement): readonly Correzione[] =>
  rows.map((row) => ({
    rilevazione: row,
    contati: valuesOf(contati({ nazionalita: row.nazionalita, turismo: row.tipologia_turismo })),
  }))

/** The figures of the whole month: those written for all of it, or else what was counted and what every other correction adds or takes. */
export function totaliCorretti(movimento: Movement, all: readonly Correzione[]): { readonly arrivi: number; readonly presenze: number } {
  const whole = correzioneDi(all, {})?.rilevazione
  if (whole) return { arrivi: whole.arrivi, presenze: whole.presenze }
  const counted = valuesOf(movimento)
  const more = (of: 'arrivi' | 'presenze') => all.reduce((sum, { rilevazione: row, contati }) => sum + row[of] - contati[of], 0)
  return { arrivi: Math.max(0, counted.arrivi + more('arrivi')), presenze: Math.max(0, counted.presenze + more('presenze')) }
}
