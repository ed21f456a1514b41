import type { Scanned } from '../../kernel/entity/scan-papers.ts'
import type { RecognisedKey } from '../read-text.ts'

const PERSON = ['lastName', 'firstName', 'birthDate', 'birthPlace', 'sex', 'expiryDate'] as const
const IDENTITY = [...PERSON, 'documentNumber', 'documentType', 'nationality', 'issuer'] as const

/** What each paper says: which fields a form may have from it. */
export const SAYS: Readonly<Record<Scanned, readonly RecognisedKey[]>> = {
  tessera_sanitaria: [...PERSON, 'fiscalCode', 'birthState'],
  carta_identita: IDENTITY,
  passaporto: IDENTITY,
  patente: IDENTITY,
  biglietto: ['name', 'firm', 'address', 'phone', 'email', 'vatNumber'],
  fattura: ['firm', 'vatNumber', 'paperNumber', 'date', 'price', 'taxable', 'tax', 'email', 'phone'],
  circolazione: ['plate', 'vin', 'firstRegistration'],
  ricetta: ['nre', 'fiscalCode', 'name', 'lastName', 'firstName'],
  donazione: ['name', 'price', 'date', 'cause'],
}
