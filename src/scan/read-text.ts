import type { Found, Pattern } from './found.ts'
import { findAddress } from './patterns/address.ts'
import { findAmount } from './patterns/amount.ts'
import { findBirthDate, findDate, findExpiryDate } from './patterns/date.ts'
import { findEmail } from './patterns/email.ts'
import { findFiscalCode } from './patterns/fiscal-code.ts'
import { findFirstName, findLastName, findName } from './patterns/name.ts'
import { findPhone } from './patterns/phone.ts'
import { findService } from './patterns/service.ts'
import { findVatNumber } from './patterns/vat-number.ts'

/** The types of the specification's § 5, and the finer ones that labels tell apart. */
const PATTERNS = {
  email: findEmail,
  phone: findPhone,
  name: findName,
  firstName: findFirstName,
  lastName: findLastName,
  address: findAddress,
  date: findDate,
  birthDate: findBirthDate,
  expiryDate: findExpiryDate,
  price: findAmount,
  vatNumber: findVatNumber,
  fiscalCode: findFiscalCode,
  service: findService,
} as const satisfies Record<string, Pattern>

export type RecognisedKey =
  | keyof typeof PATTERNS
  | 'sex'
  | 'documentNumber'
  | 'nationality'
  | 'issuer'
  | 'birthPlace'
  | 'birthState'
  | 'documentType'
  | 'firm'
  | 'paperNumber'
  | 'taxable'
  | 'tax'
  | 'plate'
  | 'vin'
  | 'firstRegistration'
  | 'nre'
  | 'cause'
export type Recognised = Readonly<Partial<Record<RecognisedKey, Found>>>

/** The first thing of each type in a recognised text. `today` is an ISO day, for years of two digits. */
export function readText(text: string, today: string): Recognised {
  const entries = Object.entries<Pattern>(PATTERNS).map(([key, pattern]) => [key, pattern(text, today)] as const)
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined))
}
