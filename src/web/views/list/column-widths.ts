import type { Field } from '../../../kernel/fields/field.ts'
import { listHalf } from '../../fields/list-halves.ts'

/** What a column is measured by: its field, and the words over it. */
interface Measured {
  readonly field: Field
  readonly heading: string
}

interface Room {
  /** In rem. */
  readonly least: number
  /** The part it takes of what the others leave, beside that of other columns. */
  readonly share: number
}

/** `px-2.5` on both sides of a cell, and what a badge has round its word. */
const SIDES = 1.25
const BADGE = 2
/** The first cell begins a little further in: `pl-4`. */
const EDGE = 0.375

/** Beside a column of names: a sentence takes twice as much of what is left. */
const SENTENCES = 2
/** And what the eye looks for more: a product is told from its neighbour by its last letters. */
const MAIN = 3

/** A list with a word that is cut takes a little of it, to say the word whole on a wide desk. */
const SHARE_OF_CUT = 0.5

/** A word of a list takes no more than this where room is short: a longer one is cut, and says itself whole to the pointer. */
const MOST_WORD = 8
/** The names of a long list, as of countries, are mostly short: its longest says nothing. */
const MANY = 20
const MOST_OF_MANY = 6
/** The least that a column of words needs, and less where the eye only goes after the first. */
const WORDS = 7
const FURTHER_WORDS = 5.75
/** A code is no longer than this, and is of no use when it is cut: the number of a prescription, the AIC of a medicine. */
const CODE = 15
/** A place on a shelf, the number of a lot: mostly a few letters, whatever may be written. */
const SHORT = 30
const MOST_OF_SHORT = 5.25

/** About how wide a word is drawn, in rem: capitals take more, and broad ones most. */
const wordWidth = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (/[MW]/.test(sign) ? 0.8 : /\p{Lu}/u.test(sign) ? 0.56 : 0.46), 0)
/** A badge is written two sizes smaller. */
const badgeWidth = (word: string): number => wordWidth(word) * 0.84
/** A heading is written a size smaller. */
const headingWidth = (heading: string): number => wordWidth(heading) * 0.94 + SIDES

const isBadge = (field: Field): boolean => 'states' in field || 'tones' in field
const labelWidth = (field: Field): ((label: string) => number) => (isBadge(field) ? badgeWidth : wordWidth)

/** The labels of a choice, and of the states of a record. */
function labelsOf(field: Field): readonly string[] {
  if ('states' in field)
    return Object.values(field.states as Readonly<Record<string, { readonly label: string }>>).map(({ label }) => label)
  return 'options' in field ? Object.values(field.options as Readonly<Record<string, string>>) : []
}

/** The width that short words ask for: a code in capitals the whole of it. */
function shortWidth({ longest = Infinity }: Field): number | undefined {
  if (longest > SHORT) return undefined
  return (longest > CODE ? MOST_OF_SHORT : wordWidth('X'.repeat(longest))) + SIDES
}

/** The width that the values of a field ask for; undefined for words, which take what is left. */
function valueWidth(field: Field): number | undefined {
  const labels = labelsOf(field)
  const { width } = listHalf(field)
  if (labels.length === 0) return typeof width === 'number' ? width : shortWidth(field)
  const longest = Math.min(labels.length > MANY ? MOST_OF_MANY : MOST_WORD, Math.max(...labels.map(labelWidth(field))))
  return longest + SIDES + (isBadge(field) ? BADGE : 0)
}

/** Whether the longest word of a list is cut by the room it asks for. */
const isCut = (field: Field): boolean =>
  labelsOf(field).length <= MANY && labelsOf(field).some((label) => labelWidth(field)(label) > MOST_WORD)

/** Safety data wraps to four lines at most. */
const SAFETY = 8.5

const shareOf = (field: Field): number => (listHalf(field).width === 'sentences' || field.wide || field.safety ? SENTENCES : 1)

/** Whether the values are words of any length, for which the table gives what room it has. */
export const isWords = (field: Field): boolean => valueWidth(field) === undefined

/** The room of each column: the first of words is what the eye looks for. */
export function roomOf(columns: readonly Measured[]): readonly Room[] {
  const main = columns.findIndex(({ field }) => isWords(field))
  return columns.map(({ field, heading }, at) => {
    const least =
      Math.max(valueWidth(field) ?? (field.safety ? SAFETY : at === main ? WORDS : FURTHER_WORDS), headingWidth(heading)) +
      (at === 0 ? EDGE : 0)
    return { least, share: !isWords(field) ? (isCut(field) ? SHARE_OF_CUT : 0) : at === main ? MAIN : shareOf(field) }
  })
}

/** Below this the table scrolls sideways, in rem. */
export const leastWidth = (rooms: readonly Room[], actions: number): number => rooms.reduce((sum, { least }) => sum + least, actions)

/** A name is mostly read whole in so much, in rem. */
const NAME = 12
/** From here on the first words of each row are mostly read whole, in rem; a narrower screen says more in rows of two lines. */
export function readableWidth(rooms: readonly Room[], actions: number): number {
  const shares = rooms.reduce((sum, { share }) => sum + share, 0)
  return leastWidth(rooms, actions) + ((NAME - WORDS) * shares) / MAIN
}

/** The width of each column in a table as wide as its container; a table without words spreads evenly by itself. */
export function columnWidths(rooms: readonly Room[], actions: number): readonly string[] {
  const shares = rooms.reduce((sum, { share }) => sum + share, 0)
  const whole = leastWidth(rooms, actions)
  return rooms.map(({ least, share }) =>
    share === 0 ? `${least}rem` : `calc(${least}rem + max(0px, 100cqw - ${whole}rem) * ${share / shares})`,
  )
}
