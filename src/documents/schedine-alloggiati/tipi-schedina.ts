/**
 * The kinds of the Alloggiati form, in the specification's words (§3). The official code of a familiare is 19 and 18 is the
 * capogruppo (ManualeWS rev. 01, table «Tipo alloggiato»): the file carries the official codes, see `codiciAlloggiato`.
 */
export const tipiAlloggiato = {
  singolo: 'OSPITE SINGOLO - 16',
  capofamiglia: 'CAPOFAMIGLIA - 17',
  familiare: 'FAMILIARE - 18',
  capogruppo: 'CAPOGRUPPO',
  membro: 'MEMBRO DI GRUPPO - 20',
} as const

export type TipoSchedina = keyof typeof tipiAlloggiato

/** The code of the police table for each kind. */
export const codiciAlloggiato = { singolo: '16', capofamiglia: '17', capogruppo: '18', familiare: '19', membro: '20' } as const
