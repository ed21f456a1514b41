import { comuneFinder, omonimiDi } from './comune-finder.ts'
import { capoDi } from './gruppi.ts'
import { placeName } from './place-name.ts'
import type { Places } from './places.ts'
import { codeOfState, stateOfCode, stati } from './stati.ts'
import { codiciAlloggiato } from './tipi-schedina.ts'

/** What texts and keys of schedine are in the tables of the police, for whoever counts the same people. */
export const codiciDi = (places: Places) => ({
  comune: comuneFinder(places),
  omonimi: omonimiDi(places),
  /** The police code of a state; '' for a key that is none. */
  stato: codeOfState,
  /** The name of a state by its code; the code itself where no table knows it. */
  nomeStato(code: string): string {
    const newer = places.get(code)
    return stati[stateOfCode(code) ?? ''] ?? (newer ? placeName(newer) : code)
  },
  tipi: codiciAlloggiato,
  capo: capoDi,
})
