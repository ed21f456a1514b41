/** One reading of one character. */
export interface Candidate {
  readonly character: string
  /**
   * How unlikely: 0 is what was read, 1 a confusion that recognisers are known for, 3 nearly impossible.
   * A reader of images says it from its scores, in between included.
   */
  readonly cost: number
}

/** All readings of one character that deserve a thought, cheapest first. */
export type Cell = readonly Candidate[]

/** Pairs that recognisers take for one another on printed OCR-B; G/6, S/8 and L/1 escape the check digit. */
const CONFUSED = ['O0', 'D0', 'Q0', 'DO', 'QO', 'I1', 'L1', 'IL', 'B8', 'S5', 'S8', 'Z2', 'G6', 'T7', 'A4']
/** A filler is taken for these letters, but never the other way round. */
const FILLER_AS = 'KC'

const confusedWith = new Map(Array.from(FILLER_AS, (letter) => [letter, ['<']]))
for (const [a = '', b = ''] of CONFUSED) {
  confusedWith.set(a, [...(confusedWith.get(a) ?? []), b])
  confusedWith.set(b, [...(confusedWith.get(b) ?? []), a])
}

/** The reading of a text recogniser, which gives one character and no doubt: itself, then its usual confusions. */
export function cellOf(character: string): Cell {
  return [{ character, cost: 0 }, ...(confusedWith.get(character) ?? []).map((other) => ({ character: other, cost: 1 }))]
}

/**
 * Only the readings that may stand at this place. A reading that nothing can stand for is kept as it is, so that the
 * check digits refuse it and the person sees it.
 */
export function allowedIn(cell: Cell, alphabet: string): Cell {
  const allowed = cell.filter(({ character }) => alphabet.includes(character))
  return allowed.length > 0 ? allowed : cell.slice(0, 1)
}
