/** The states in which the work is done, and those in which it did not come about. */
export const FATTI = ['completato', 'verificato', 'fatturato'] as const
export const SALTATI = ['annullato', 'non_eseguito'] as const

export const isFatto = (stato: string): boolean => FATTI.some((one) => one === stato)

/** Work that is done, has a price and stands on no invoice. */
export const daFatturare = [
  { field: 'stato', op: 'in', value: ['completato', 'verificato'] },
  { field: 'prezzo', op: 'gt', value: 0 },
] as const
