import type { comePaga } from './incasso.ts'

/**
 * Whether a payment can be traced: a transfer, a card, a cheque (law 160/2019, art. 1 c. 679, with art. 23 D.Lgs. 241/1997). Of what was
 * paid otherwise the patient deducts nothing.
 */
export const isTracciabile = (mezzo: keyof typeof comePaga): boolean => mezzo !== 'contanti'
