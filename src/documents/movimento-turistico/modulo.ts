/** Why guests travel, as the monthly form asks (specification §3). */
export type Motivo = 'business' | 'leisure' | 'congress' | 'other'
/** The five of the monthly form (specification §3), and what it has no word for. */
export type Nazionalita = 'ITA' | 'FRA' | 'GER' | 'ESP' | 'USA' | 'altre' | 'da_completare'
export type Turismo = Motivo | 'da_completare'

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

/** What a form is about: all nationalities where it says none, all reasons of the journey likewise. */
export interface Fetta {
  readonly nazionalita?: Nazionalita | undefined
  readonly turismo?: Turismo | undefined
}

/** «FRA», «Leisure»: the words of what a form is about; none where it is about everybody. */
export const paroleDi = ({ nazionalita, turismo }: Fetta): string[] =>
  [nazionalita && NAZIONALITA[nazionalita], turismo && TURISMO[turismo]].filter((word) => word !== undefined)
