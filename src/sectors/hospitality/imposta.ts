import { stimaImposta } from '../../documents/imposta-soggiorno/regole-di.ts'
import * as k from '../../kernel/describe.ts'
import { struttura } from './struttura.ts'

/** The tax of a stay whose guests are not known yet, in cents: everybody pays. Nothing while there are no settings. */
export async function estimateImposta(stay: Parameters<typeof stimaImposta>[0], read: k.Read): Promise<number | undefined> {
  const [house] = await read.find('struttura', [])
  return house && stimaImposta(stay, k.rowOf(struttura, house))
}
