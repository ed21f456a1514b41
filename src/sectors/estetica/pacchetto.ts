import * as k from '../../kernel/describe.ts'
import { pacchettoDi } from '../common/pacchetto.ts'

/** What a package is of, and where a session of it is had. */
export const PACCHETTO = {
  of: ['trattamento', 'Trattamento'],
  sitting: 'appuntamento',
  done: ['completato'],
  booked: ['prenotato', 'confermato', 'in_corso'],
} as const

/** Sessions of a treatment that were paid ahead. */
export const pacchetto = k.defineEntity(pacchettoDi(PACCHETTO))
