import { comuneText } from '../kernel/italian/comuni.ts'
import type { Scanned } from '../kernel/entity/scan-papers.ts'
import type { Found } from './found.ts'
import { withoutMisreadings } from './misreadings.ts'
import { findMrz } from './mrz/find-mrz.ts'
import type { Mrz } from './mrz/read-mrz.ts'
import { recognisedOf } from './mrz/recognised-of.ts'
import { pageOf } from './page/page.ts'
import { wordsOfText } from './page/word.ts'
import { readPaper } from './papers/read-paper.ts'
import { readText, type Recognised, type RecognisedKey } from './read-text.ts'
import type { OcrText } from './ocr.ts'
import { readTesseraSanitaria } from './tessera-sanitaria.ts'

const holding = (mrz: Mrz | undefined) => (mrz ? Object.values(mrz.digits).filter(Boolean).length : -1)

/** Which reader gave a value, for the review beside the picture. */
export type Reader = 'mrz' | 'codice_fiscale' | 'tessera_sanitaria' | 'paper' | 'text'

/** What is read from the text of one look at a picture. */
export interface ReadPage {
  readonly values: Recognised
  readonly readers: Readonly<Partial<Record<RecognisedKey, Reader>>>
  readonly mrz: Mrz | undefined
  readonly paper: Scanned | undefined
  readonly disagrees: readonly RecognisedKey[]
  /** A value that every such paper has was not read. */
  readonly lacks: boolean
}

interface Given {
  /** The zone of the picture, if there was one. */
  readonly zone?: Mrz | undefined
  readonly expected?: readonly Scanned[] | undefined
}

/** A number for the tax office that does not hold, or a card of health insurance that lacks what every one of them says: one more look may prove or find it. */
export function isInDoubt({ values: { fiscalCode, vatNumber, lastName, firstName, expiryDate }, paper }: ReadPage, text: string): boolean {
  if (!paper && /tessera\s+sanitaria/i.test(text))
    return fiscalCode === undefined || fiscalCode.proof === 'unchecked' || !lastName || !firstName || !expiryDate
  if (paper === 'biglietto' && (vatNumber?.proof === 'unchecked' || (!vatNumber && /\bp\S{0,8}\s?iva\b/i.test(text)))) return true
  return fiscalCode?.proof === 'unchecked' || (!paper && !fiscalCode && /codice\s+fiscale/i.test(text))
}

/**
 * The second half of the road, from text that was recognised elsewhere: the zone of the picture (if there was one) or of
 * the text, whichever has more check digits that hold, a codice fiscale, the paper by where its words stand, and the patterns.
 */
export async function recogniseText(
  { text: recognised, words }: Pick<OcrText, 'text' | 'words'>,
  today: string,
  { zone, expected }: Given = {},
): Promise<ReadPage> {
  const inText = findMrz(recognised, today)
  const text = withoutMisreadings(recognised)
  const mrz = holding(inText) > holding(zone) ? inText : zone
  const paper = await readPaper(pageOf(words ?? wordsOfText(text)), today, expected)
  const asks = (key: RecognisedKey) => !paper || paper.patterns.includes(key)
  const { code, card, disagrees } = await readCard(text, today)
  const patterns = Object.entries(readText(text, today)).filter(([key]) => asks(key as RecognisedKey))
  const best = ranked([
    ['mrz', mrz ? recognisedOf(mrz) : {}],
    ['codice_fiscale', asks('fiscalCode') ? code : {}],
    [paper?.paper === 'tessera_sanitaria' ? 'tessera_sanitaria' : 'paper', paper?.values ?? {}],
    ['tessera_sanitaria', paper ? {} : card],
    ['text', Object.fromEntries(patterns)],
  ])
  return {
    ...best,
    mrz,
    paper: paper?.paper,
    disagrees: paper && paper.paper !== 'tessera_sanitaria' ? [] : disagrees,
    lacks: paper?.lacks ?? false,
  }
}

/** Two looks at one picture: of each value the better proof, of like proof the first. */
export function joined(
  first: Pick<ReadPage, 'values' | 'readers'>,
  second: Pick<ReadPage, 'values' | 'readers'>,
): Pick<ReadPage, 'values' | 'readers'> {
  const isBetter = (key: RecognisedKey) => {
    const [held, other] = [first.values[key], second.values[key]]
    return other && (!held || WORTH[other.proof] > WORTH[held.proof])
  }
  const better = (Object.keys(second.values) as RecognisedKey[]).filter(isBetter)
  // One digit proves a partita IVA: of two looks that read different ones, chance would let one in ten pass.
  const differs = first.values.vatNumber !== undefined && better.includes('vatNumber')
  const { vatNumber } = second.values
  const of = <T>(from: Readonly<Partial<Record<RecognisedKey, T>>>) => Object.fromEntries(better.map((key) => [key, from[key]]))
  const values = {
    ...first.values,
    ...of(second.values),
    ...(differs && vatNumber && { vatNumber: { ...vatNumber, proof: 'repaired' as const } }),
  }
  return { values, readers: { ...first.readers, ...of(second.readers) } }
}

/** What a codice fiscale proves, what stands beside it on the card, and where the two contradict each other. */
async function readCard(text: string, today: string): Promise<{ code: Recognised; card: Recognised; disagrees: RecognisedKey[] }> {
  const tessera = readTesseraSanitaria(text, today)
  if (!tessera) return { code: {}, card: {}, disagrees: [] }
  const { codiceFiscale, born, cognome, nome, scadenza } = tessera
  const comune = born && (await comuneText(born.luogo, born.nascita))
  const proved = (value: string): Found => ({ ...codiceFiscale, value })
  return {
    code: {
      fiscalCode: codiceFiscale,
      ...(born && { birthDate: proved(born.nascita), sex: proved(born.sesso) }),
      ...(comune && { birthPlace: proved(comune), birthState: proved('ITALIA') }),
    },
    card: { ...(cognome && { lastName: cognome }), ...(nome && { firstName: nome }), ...(scadenza && { expiryDate: scadenza }) },
    disagrees: tessera.disagrees.map((part) => (part === 'cognome' ? 'lastName' : 'firstName')),
  }
}

const WORTH = { checked: 2, repaired: 1, unchecked: 0 } as const

/** For each key the value of the best proof; of like proof, the one of the reader named first. */
export function ranked(offers: readonly (readonly [Reader, Recognised])[]): Pick<ReadPage, 'values' | 'readers'> {
  const values: Partial<Record<RecognisedKey, Found>> = {}
  const readers: Partial<Record<RecognisedKey, Reader>> = {}
  for (const [reader, recognised] of offers) {
    for (const [key, found] of Object.entries(recognised) as [RecognisedKey, Found][]) {
      const held = values[key]
      if (held && WORTH[held.proof] >= WORTH[found.proof]) continue
      values[key] = found
      readers[key] = reader
    }
  }
  return { values, readers }
}
