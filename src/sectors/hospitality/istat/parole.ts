import type { Correzione } from '../movimento-corretto.ts'
import type { Nazionalita, Turismo } from '../movimento.ts'

/** What the monthly form chooses by (specification §3), and what it has no word for. */
export const NAZIONALITA: Readonly<Record<Nazionalita, string>> = {
  ITA: 'ITA',
  FRA: 'FRA',
  GER: 'GER',
  ESP: 'ESP',
  USA: 'USA',
  altre: 'Altre',
  da_completare: 'Da completare',
}
export const TURISMO: Readonly<Record<Turismo, string>> = {
  business: 'Business',
  leisure: 'Leisure',
  congress: 'Congressi',
  other: 'Altro',
  da_completare: 'Da completare',
}

/** «Tutti gli ospiti», «FRA, Leisure»: whom a correction is about. */
export function riguarda({ rilevazione: { nazionalita, tipologia_turismo: turismo } }: Correzione): string {
  const about = [nazionalita && NAZIONALITA[nazionalita], turismo && TURISMO[turismo]].filter(Boolean)
  return about.length > 0 ? about.join(', ') : 'Tutti gli ospiti'
}
