import { cassa } from './domande/cassa.ts'
import { cucina } from './domande/cucina.ts'
import { prenotazioni } from './domande/prenotazioni.ts'

/** What is asked on the telephone, in the room, at the pass and at the till. */
export const domande = [...prenotazioni, ...cucina, ...cassa]
