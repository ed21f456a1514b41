import type * as k from '../../../kernel/describe.ts'
import type { fornitore } from '../fornitore.ts'

type Fornitore = k.Stored<'fornitore', (typeof fornitore)['fields']>

type Riga = readonly [ragione: string, piva: string, email: string, telefono: string, giorni: number]
/** The suppliers of the sample rows, to the letter. */
const RIGHE: readonly Riga[] = [
  ['Distribuzione Salus', '97148161199', 'ordini@distsalus.example', '0305550201', 1],
  ['Farmagrosso Centro', '97630871198', 'ordini@farmagrosso.example', '0555550202', 1],
  ['Laboratori Verdeluna', '98113581197', 'commerciale@verdeluna.example', '0455550203', 3],
  ['Medicalia Forniture', '98596291199', 'info@medicalia.example', '0255500204', 4],
  ['Erboristica del Lago', '99079001196', 'ordini@erbolago.example', '0365555025', 5],
]

export const fornitori: readonly Fornitore[] = RIGHE.map(([ragione_sociale, piva, email, telefono, giorni], at) => ({
  id: `fornitore_${at + 1}`,
  version: 1,
  ragione_sociale,
  piva,
  email,
  telefono,
  giorni,
}))
