import { cassa } from './domande/cassa.ts'
import { cucina } from './domande/cucina.ts'
import { dispensa } from './domande/dispensa.ts'
import { menu } from './domande/menu.ts'
import { prenotazioni } from './domande/prenotazioni.ts'
import { tavoli } from './domande/tavoli.ts'

/** What is asked on the telephone, in the room, at the pass and at the till. */
export const domande = [...prenotazioni, ...tavoli, ...cucina, ...menu, ...dispensa, ...cassa]
