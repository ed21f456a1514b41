/** What is found on a tooth. */
export const reperti = {
  carie: 'Carie',
  otturazione: 'Otturazione',
  sigillatura: 'Sigillatura',
  devitalizzato: 'Devitalizzato',
  corona: 'Corona',
  ponte: 'Elemento di ponte',
  impianto: 'Impianto',
  frattura: 'Frattura',
  lesione: 'Lesione apicale',
  mobilita: 'Mobilità',
  da_estrarre: 'Da estrarre',
  incluso: 'Incluso',
  mancante: 'Mancante',
} as const
export type Reperto = keyof typeof reperti

/** The letters of a finding on a drawn tooth and on paper. */
export const sigle: Readonly<Record<Reperto, string>> = {
  carie: 'Ca',
  otturazione: 'Ot',
  sigillatura: 'Si',
  devitalizzato: 'En',
  corona: 'Co',
  ponte: 'Po',
  impianto: 'Im',
  frattura: 'Fr',
  lesione: 'Le',
  mobilita: 'Mo',
  da_estrarre: 'Es',
  incluso: 'In',
  mancante: 'X',
}
