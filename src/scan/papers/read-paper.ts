import type { Scanned } from '../../kernel/entity/scan-papers.ts'
import { formOf } from '../page/labels.ts'
import type { Page } from '../page/page.ts'
import { findPhone } from '../patterns/phone.ts'
import type { Recognised, RecognisedKey } from '../read-text.ts'
import { donation } from './donation.ts'
import { drivingLicence } from './driving-licence.ts'
import { healthCard } from './health-card.ts'
import { identityCard } from './identity-card.ts'
import { prescription } from './prescription.ts'
import type { PaperReader } from './reader.ts'
import { registration } from './registration.ts'
import { supplierInvoice } from './supplier-invoice.ts'
import { visitingCard } from './visiting-card.ts'

/** The readers by paper; passports have a road of their own (`mrz`). */
const READERS: Readonly<Partial<Record<Scanned, PaperReader>>> = {
  tessera_sanitaria: healthCard,
  carta_identita: identityCard,
  patente: drivingLicence,
  fattura: supplierInvoice,
  circolazione: registration,
  ricetta: prescription,
  donazione: donation,
}

export interface ReadPaper {
  readonly paper: Scanned
  readonly values: Recognised
  /** What else may be taken from anywhere on it. */
  readonly patterns: readonly RecognisedKey[]
  /** A value that every such paper has was not read. */
  readonly lacks: boolean
}

/** What the form waits for counts a little, so that a worn title is enough. */
const EXPECTED = 0.4
const ENOUGH = 1
/** Visiting cards have few words. */
const FEW_WORDS = 60
/** Papers that name what they ask for are no visiting cards. */
const LABELLED = /(?<![\p{L}])(?:cognome|nome|nominativo|cliente|paziente|intestatario|spett)(?![\p{L}])/iu

function worth(reader: PaperReader, page: Page, isExpected: boolean): number {
  const signs = Object.keys(reader.signs)
  const { found } = formOf(page, Object.fromEntries(signs.map((sign) => [sign, [sign]])))
  const sum = [...new Set(found.map(({ key }) => key))].reduce((total, key) => total + (reader.signs[key] ?? 0), 0)
  return sum > 0 && isExpected ? sum + EXPECTED : sum
}

/** Which paper this is by what is printed on it, and what it says. `today` is an ISO day; `expected` what the form is for. */
export async function readPaper(page: Page, today: string, expected: readonly Scanned[] = []): Promise<ReadPaper | undefined> {
  const best = (Object.entries(READERS) as [Scanned, PaperReader][])
    .map(([paper, reader]) => ({ paper, reader, sum: worth(reader, page, expected.includes(paper)) }))
    .toSorted((a, b) => b.sum - a.sum)[0]
  if (best && best.sum >= ENOUGH) return read(best.paper, best.reader, page, today)
  const isCard = page.rows.flat().reduce((sum, { words }) => sum + words.length, 0) < FEW_WORDS && !LABELLED.test(page.text)
  // An e-mail may be broken by the column beside it.
  const reaches = page.text.includes('@') || findPhone(page.text) !== undefined
  return isCard && reaches ? read('biglietto', visitingCard, page, today) : undefined
}

async function read(paper: Scanned, reader: PaperReader, page: Page, today: string): Promise<ReadPaper> {
  const values = await reader.read(page, today)
  return { paper, values, patterns: reader.patterns, lacks: reader.always.some((key) => values[key] === undefined) }
}
