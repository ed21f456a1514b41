import { cifre } from './domande/cifre.ts'
import { donazioni } from './domande/donazioni.ts'
import { persone } from './domande/persone.ts'
import { progetti } from './domande/progetti.ts'
import { turni } from './domande/turni.ts'
import { volontari } from './domande/volontari.ts'

/** What is asked in the office of an association: who comes, who needs somebody, what was given, what must be accounted for. */
export const domande = [...turni, ...volontari, ...persone, ...progetti, ...donazioni, ...cifre]
