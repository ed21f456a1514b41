export interface MrzName {
  readonly surname: string
  readonly given: string
  /** No filler was left at the end: the names may have been cut to fit. */
  readonly isFull: boolean
}

const words = (text: string) => text.replace(/<+/g, ' ').trim()

/** Recognisers write the tail of fillers as K or C; no name ends in four of them. */
const FALSE_TAIL = /(?:(?<!K)K{4,}|(?<!C)C{4,})$/

/**
 * The names of a zone: surname and given names parted by two fillers, words by one (ICAO Doc 9303-3, § 4.6). A document
 * without given names has no parting. What follows two further fillers is noise in the tail, for given names never
 * hold two in a row. Apostrophes, hyphens and accents are not in the zone and cannot come back.
 */
export function readName(text: string): MrzName {
  const line = text.replace(FALSE_TAIL, (tail) => '<'.repeat(tail.length))
  const [surname = '', given = ''] = line.replace(/^<+/, '').split('<<')
  return { surname: words(surname), given: words(given.startsWith('<') ? '' : given), isFull: !line.endsWith('<') }
}
