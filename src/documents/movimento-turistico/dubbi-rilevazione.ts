import type { Doubt } from '../../kernel/problem/doubt.ts'
import { capital } from '../../kernel/italian/capital.ts'
import { endOfMonth, formatMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'

/** Questions about figures that somebody writes over those of a month ('YYYY-MM'), in a house of so many beds. */
export function dubbiRilevazione(
  { arrivi, presenze }: { readonly arrivi: number; readonly presenze: number },
  mese: string,
  posti: number,
): readonly Doubt[] {
  const notti = posti * Number(endOfMonth(`${mese}-01`).slice(8))
  const piene = `${formatNumber(posti)} letti per i giorni del mese fanno ${formatNumber(notti)} presenze: qui sono di più. È giusto così?`
  return [
    ...(presenze < arrivi
      ? [{ path: 'presenze', message: 'Le presenze sono meno degli arrivi, ma chi arriva dorme almeno una notte. È giusto così?' }]
      : []),
    ...(posti > 0 && presenze > notti ? [{ path: 'presenze', message: piene }] : []),
  ]
}

/** One correction for each form: a second would say something else of the same people. */
export const giaCorretto = (mese: string): string =>
  capital(`${formatMonth(mese)} è già corretto a mano: apri quella correzione, o eliminala.`)
