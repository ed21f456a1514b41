import { checkCodiceFiscale, matchesPerson } from '../kernel/italian/codice-fiscale.ts'
import type { Found } from './found.ts'
import { findExpiryDate } from './patterns/date.ts'
import { findFiscalCode } from './patterns/fiscal-code.ts'
import { findFirstName, findLastName } from './patterns/name.ts'

export interface TesseraSanitaria {
  readonly codiceFiscale: Found
  /** ISO day, sex and place (cadastral code, 'Z…' for states) that the code says; absent while it is not proven. */
  readonly born?: { readonly nascita: string; readonly sesso: 'M' | 'F'; readonly luogo: string }
  readonly cognome?: Found
  readonly nome?: Found
  readonly scadenza?: Found
  /** Names on the card that do not agree with the code: to be looked at, for either may be misread. */
  readonly disagrees: readonly ('cognome' | 'nome')[]
}

/**
 * What a tessera sanitaria (or any paper with a codice fiscale) says, from noisy recognised text. The control letter
 * proves the code, the code gives birth, sex and place (DM 23/12/1976). `undefined` without a code. `today` is an ISO day.
 */
export function readTesseraSanitaria(text: string, today: string): TesseraSanitaria | undefined {
  const code = findFiscalCode(text, today)
  if (!code) return undefined
  const check = checkCodiceFiscale(code.value, today)
  const cognome = findLastName(text)
  const nome = findFirstName(text)
  const scadenza = findExpiryDate(text, today)
  const person = { ...(cognome && { cognome: cognome.value }), ...(nome && { nome: nome.value }) }
  const disagrees = code.proof === 'unchecked' ? [] : matchesPerson(code.value, person)
  return {
    codiceFiscale: code,
    ...(check.ok && check.kind === 'persona' && { born: check.decoded }),
    ...(cognome && { cognome }),
    ...(nome && { nome }),
    ...(scadenza && { scadenza }),
    disagrees: disagrees.filter((part) => part === 'cognome' || part === 'nome'),
  }
}
