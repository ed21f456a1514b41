/** When the rooms are open: mornings for firms, evenings for who works. */
export const APRE = '08:30'
export const CHIUDE = '22:00'
export const PAUSA = { from: '13:00', to: '14:00' } as const
