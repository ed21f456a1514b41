/** The states in which a repair is in the workshop and not done, and those in which the work is done. */
export const APERTE = ['in_attesa', 'in_corso', 'attesa_ricambi'] as const
export const CHIUSE = ['completato', 'consegnato'] as const
/** The vehicle has been in the workshop: what only is booked has not. */
export const entrata = { field: 'stato', op: 'in', value: ['in_corso', 'attesa_ricambi', ...CHIUSE] } as const

export const isChiusa = (stato: string): boolean => CHIUSE.some((one) => one === stato)
