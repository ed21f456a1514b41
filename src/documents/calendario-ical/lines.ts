const CR = 13
const LF = 10
const SPACE = 32
const TAB = 9

/** One content line, whole, with the line of the file where it begins, from 1. */
export interface Line {
  readonly text: string
  readonly at: number
}

/** Without its mark, and in UTF-8 where the mark says that it is UTF-16. */
function inUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3)
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  return wide ? new TextEncoder().encode(new TextDecoder(wide).decode(bytes)) : bytes
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Old programs write Windows-1252: one line that does so leaves the others alone. */
const decodeLine = (bytes: Uint8Array): string => utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)

/**
 * The content lines of a file, unfolded (RFC 5545, 3.1). Folds are undone on bytes, because they may stand inside a letter of
 * two; lines may end with CR LF, LF, CR or any mixture, and empty ones count only for the numbering.
 */
export function readLines(file: Uint8Array): Line[] {
  const bytes = inUtf8(file)
  const unfolded = new Uint8Array(bytes.length + 1)
  const starts: { at: number; from: number }[] = []
  let length = 0
  let number = 1
  for (let from = 0; from < bytes.length; number++) {
    let to = from
    while (to < bytes.length && bytes[to] !== CR && bytes[to] !== LF) to++
    const isFold = starts.length > 0 && (bytes[from] === SPACE || bytes[from] === TAB)
    if (to > from) {
      if (isFold) length--
      else starts.push({ at: number, from: length })
      const part = bytes.subarray(isFold ? from + 1 : from, to)
      unfolded.set(part, length)
      length += part.length
      unfolded[length++] = LF
    }
    from = bytes[to] === CR && bytes[to + 1] === LF ? to + 2 : to + 1
  }
  const texts = utf8(unfolded.subarray(0, length))?.split('\n')
  return starts.map(({ at, from }, index) => {
    const to = (starts[index + 1]?.from ?? length) - 1
    return { at, text: texts?.[index] ?? decodeLine(unfolded.subarray(from, to)) }
  })
}
