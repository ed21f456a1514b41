import { parseDate } from '../../kernel/italian/dates.ts'
import type { Found } from '../found.ts'
import { afterLabel } from './labelled.ts'

const MONTHS =
  'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?'
const DATE = new RegExp(
  String.raw`(?<![\d/.,-])(?:(\d{4})[ ]?-[ ]?(\d{2})[ ]?-[ ]?(\d{2})|(\d{1,2})[ ]?([./-])[ ]?(\d{1,2})[ ]?\5[ ]?(\d{4}|\d{2})|(\d{1,2})[°º]?[ ](${MONTHS})\.?[ ](\d{4}))(?![\d/])`,
  'giu',
)
const BIRTH = String.raw`data (?:e luogo )?di nascita|luogo e data di nascita|nat[oa](?: a [\p{L}' ]{2,40}?)?(?: \([A-Z]{2}\))?,? il|date of birth|nascita`
const EXPIRY = String.raw`scadenza|data di scadenza|scade(?: il)?|valid[oa] fino al|valevole fino al|date of expiry|expiry`

/** A day of birth with two digits of the year lies in the past; elsewhere the usual reading of the kernel holds. */
function read(match: RegExpExecArray, today: string, isBirth: boolean): string | undefined {
  const [, isoYear, isoMonth, isoDay, day, , month, year, writtenDay, monthName, writtenYear] = match
  if (isoYear) return parseDate(`${isoYear}-${isoMonth}-${isoDay}`, today)
  if (monthName) return parseDate(`${writtenDay} ${monthName} ${writtenYear}`, today)
  const iso = parseDate(`${day}/${month}/${year}`, today)
  if (!iso || !isBirth || year?.length === 4 || iso <= today) return iso
  return parseDate(`${day}/${month}/${Number(iso.slice(0, 4)) - 100}`, today)
}

/** The days of the calendar in the text, ISO, in order; of birth, two digits of the year lie in the past. */
export const datesIn = (text: string, today: string, isBirth = false): Found[] =>
  [...text.matchAll(DATE)].flatMap((match) => {
    const value = read(match, today, isBirth)
    return value ? [{ value, source: match[0], at: match.index, proof: 'unchecked' as const }] : []
  })

function firstDate(text: string, from: number, today: string, isBirth: boolean, least = ''): Found | undefined {
  const first = datesIn(text, today, isBirth).find(({ value }) => value > least)
  return first && { ...first, at: from + first.at }
}

function beside(text: string, labels: string, today: string, isBirth: boolean): Found | undefined {
  const piece = afterLabel(text, labels)
  return piece && firstDate(piece.text, piece.at, today, isBirth)
}

/** The first day of the calendar in the text, ISO; days that do not exist are passed over. */
export const findDate = (text: string, today: string): Found | undefined => firstDate(text, 0, today, false)
/** The day beside «data di nascita», «nato il», «date of birth». */
export const findBirthDate = (text: string, today: string): Found | undefined => beside(text, BIRTH, today, true)
/** The day beside «scadenza», «valido fino al», «date of expiry». */
export const findExpiryDate = (text: string, today: string): Found | undefined => beside(text, EXPIRY, today, false)
/** The first day in the text that is still to come. */
export const findDateAfter = (text: string, today: string): Found | undefined => firstDate(text, 0, today, false, today)
