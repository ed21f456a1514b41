import { minutesOf } from '../../kernel/italian/times.ts'

/** When the practice is open; the agenda and the use of the chairs are measured by it. */
export const APRE = '08:30'
export const CHIUDE = '19:00'
export const PAUSA = { from: '13:00', to: '14:00' } as const
/** Minutes of one chair on one day. */
export const MINUTI_POLTRONA = minutesOf(CHIUDE) - minutesOf(APRE) - (minutesOf(PAUSA.to) - minutesOf(PAUSA.from))
