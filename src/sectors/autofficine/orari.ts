/** When the workshop is open; the agenda of the bays lies within it. */
export const APRE = '08:00'
export const CHIUDE = '18:30'
export const PAUSA = { from: '12:30', to: '14:00' } as const
