import { isDay } from '../../kernel/italian/dates.ts'
import type { Found } from '../found.ts'
import type { Page, Run } from '../page/page.ts'
import { asName, seen, shaped } from './accept.ts'
import { placeIn } from './birth-place.ts'
import { known, type PaperReader } from './reader.ts'

/** Numbers of licences: since 2013 (U1…), and with the province before. */
const SHAPES = ['LDLDDDDDDL', 'LLDDDDDDDL', 'LLDDDDDDD']
const TOKEN = /[A-Z\d]{9,10}/g

function numberIn(text: string): Found | undefined {
  for (const shape of SHAPES)
    for (const [token] of text.matchAll(TOKEN)) {
      if (token.length !== shape.length || token.replace(/\D/g, '').length < 5) continue
      const number = shaped(token, shape)
      if (number && (shape !== 'LDLDDDDDDL' || number.startsWith('U1'))) return seen(number, token)
    }
  return undefined
}

/** The number of a line of the licence, as recognisers read «1.» and «2». */
const MARK = /^[^\p{L}\d]*(?:[\dlIi|][.,:)]?\s+|[\d][.,:)]\s*|[^\p{L}\d\s]+\s*)?/u

interface Line {
  readonly run: Run
  readonly row: number
}

/** Surname and name stand on the two lines above the day of birth, in its column. */
function namesAbove(page: Page, birth: Line): [Found | undefined, Found | undefined] {
  const lines = page.rows
    .slice(0, birth.row)
    .flat()
    .filter(({ left, right }) => left < birth.run.left + birth.run.height * 4 && right > birth.run.left)
    .flatMap((run) => {
      const name = asName(run.text.replace(MARK, ''), run)
      return name && !/patente|guida|repubblica|driving|licence/i.test(run.text) ? [name] : []
    })
  return [lines.at(-2), lines.at(-1)]
}

const DAY = /(?<!\d)(\d{2})\s?[./-]\s?(\d{2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)/g

interface Day {
  readonly iso: string
  readonly found: Found
  readonly line: Line
}

/** The days of a licence in reading order; the first is the birth, years of two digits elsewhere are of this century. */
function daysOn(page: Page, today: string): Day[] {
  const lines = page.rows.flatMap((row, at) => row.map((run): Line => ({ run, row: at })))
  return lines
    .flatMap((line) => [...line.run.text.matchAll(DAY)].map((match) => ({ line, match })))
    .flatMap(({ line, match: [source, day, month, year = ''] }, place) => {
      const century = place === 0 && `20${year}` > today.slice(0, 4) ? '19' : '20'
      const iso = `${year.length === 2 ? century + year : year}-${month}-${day}`
      return isDay(iso) ? [{ iso, found: seen(iso, source), line }] : []
    })
}

/** The front of a driving licence: values by numbers (1, 2, 3, 4a–4d, 5), and no labels. */
export const drivingLicence: PaperReader = {
  signs: { 'patente di guida': 1, 'driving licence': 0.6, 'mit uco': 0.6, fuhrerschein: 0.3, 'permis de conduire': 0.3 },
  always: ['documentNumber', 'lastName', 'firstName', 'birthDate', 'expiryDate'],
  patterns: [],
  read: async (page, today) => {
    const [birth, ...later] = daysOn(page, today)
    // A single day beside the birth is the end only when it is still to come.
    const expiry = later.toSorted((a, b) => b.iso.localeCompare(a.iso)).find(({ iso }) => later.length > 1 || iso > today)
    const [lastName, firstName] = birth ? namesAbove(page, birth.line) : []
    const text = birth?.line.run.text ?? ''
    const tail = birth ? text.slice(text.indexOf(birth.found.source) + birth.found.source.length) : ''
    const beside = page.rows[birth?.line.row ?? -1]?.filter(({ left }) => left > (birth?.line.run.left ?? 0)) ?? []
    const next =
      birth && page.rows[birth.line.row + 1]?.find(({ left, right }) => left < birth.line.run.right && right > birth.line.run.left)
    const place = [tail, ...beside.map((run) => run.text), next?.text ?? ''].find((one) => /\p{L}{3,}/u.test(one) && !/\d{2}/.test(one))
    return known({
      documentNumber: numberIn(page.text),
      lastName,
      firstName,
      birthDate: birth?.found,
      birthPlace: place ? await placeIn(place, birth?.iso) : undefined,
      expiryDate: expiry?.found,
      documentType: seen('PG', 'Patente di guida'),
      issuer: seen('ITALIA', 'Repubblica Italiana'),
    })
  },
}
