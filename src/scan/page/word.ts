/** A word as it stands on a page, in pixels of the picture that was read. */
export interface Word {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The level of words in the table of a recogniser; above it are page, block, paragraph and line. */
const WORD_LEVEL = '5'
/** Below this the recogniser itself takes it for a speck. */
const LEAST_CONFIDENCE = 5

/** The words of tesseract's table of tabulators: level, numbers, left, top, width, height, confidence, text. */
export function wordsOf(table: string): Word[] {
  return table.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = line.split('\t')
    if (level !== WORD_LEVEL || !text.trim() || Number(confidence) < LEAST_CONFIDENCE) return []
    return [{ text: text.trim(), left: Number(left), top: Number(top), width: Number(width), height: Number(height) }]
  })
}

/** A text as if it stood on a page, sign by sign on a grid: two spaces part columns. */
export function wordsOfText(text: string): Word[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        left: match.index * 10,
        top: row * 20,
        width: match[0].length * 10,
        height: 14,
      })),
    )
}
