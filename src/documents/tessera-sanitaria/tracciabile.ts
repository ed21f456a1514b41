/**
 * Whether a payment can be traced: a transfer, a card, a cheque (law 160/2019, art. 1 c. 679, with art. 23 D.Lgs. 241/1997). Of what was
 * paid otherwise the patient deducts nothing.
 */
export const isTracciabile = (mezzo: string): boolean => mezzo !== 'contanti'

/** A treatment that was paid in cash is not deducted from the income (law 160/2019, art. 1 c. 679). */
export const CONTANTI = 'Chi paga in contanti non detrae la spesa.'
