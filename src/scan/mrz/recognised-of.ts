import type { Found } from '../found.ts'
import type { Recognised } from '../read-text.ts'
import type { Mrz, MrzValue } from './read-mrz.ts'
import { stateName } from './state-name.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** «DE LUCA» as «De Luca»: zones have no small letters. */
const proper = (text: string) => text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

function found({ value, proof }: MrzValue, text: string | undefined = value): Found | undefined {
  return text ? { value: text, source: value, at: 0, proof } : undefined
}

/** Second letter of the card that every state of the Union gives to foreigners: «IR», «AR». */
const RESIDENCE_PERMIT = /^[ACI]R/

/**
 * CI for cards, PP for passports: the codes of the guest form; neither a visa nor a residence permit is a document of identity
 * for the police. An Italian card with a zone is otherwise always the electronic one, IDELE for them.
 */
function documentType({ format, code, issuer }: Mrz): MrzValue | undefined {
  if (format.startsWith('MRV') || RESIDENCE_PERMIT.test(code.value)) return undefined
  const card = format === 'TD1' && issuer.value === 'ITA' ? 'IDELE' : 'CI'
  return { value: code.value.startsWith('P') ? 'PP' : card, proof: 'unchecked' }
}

/** What a machine-readable zone gives to a form: the same keys as recognised text, to be filled by the same rules. */
export function recognisedOf(mrz: Mrz): Recognised {
  const type = documentType(mrz)
  const name = [mrz.given.value, mrz.surname.value].filter(Boolean).join(' ')
  const entries = {
    lastName: found(mrz.surname, proper(mrz.surname.value)),
    firstName: found(mrz.given, proper(mrz.given.value)),
    name: found(mrz.surname, proper(name)),
    birthDate: DAY.test(mrz.birth.value) ? found(mrz.birth) : undefined,
    expiryDate: DAY.test(mrz.expiry.value) ? found(mrz.expiry) : undefined,
    sex: found(mrz.sex),
    documentNumber: found(mrz.number),
    documentType: type && found(type),
    nationality: found(mrz.nationality, stateName(mrz.nationality.value)),
    issuer: found(mrz.issuer, stateName(mrz.issuer.value)),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}
