import { createHash, type Hash } from 'node:crypto'
import { Refused } from '../refused.ts'
import type { Cell } from './cells.ts'
import type { ArchiveEnd, Archived, ArchiveHead, TableEnd, TableHead } from './write-archive.ts'

/** Hears what stands in an archive, in its order. */
export interface ArchiveReader {
  readonly head?: (head: ArchiveHead) => Promise<void>
  readonly rows?: (table: TableHead, rows: readonly (readonly Cell[])[]) => Promise<void>
}

/** Rows that are handed on at once, or fewer where they are this long. */
const [AT_ONCE, MOST_SIGNS] = [500, 8_000_000]
const BROKEN = 'Questa copia non è integra'

type Line = readonly Cell[] | ArchiveHead | TableHead | TableEnd | ArchiveEnd

/** Reads an archive from its first line to its last and checks every hash; throws where something is missing or was changed. */
export async function readArchive(
  lines: AsyncIterable<string>,
  reader: ArchiveReader = {},
): Promise<Archived & { readonly head: ArchiveHead }> {
  const whole = createHash('sha256')
  let head: ArchiveHead | undefined
  let open: { readonly table: TableHead; readonly hash: Hash; rows: number; signs: number; waiting: (readonly Cell[])[] } | undefined
  let done: Archived | undefined
  const count = { tables: 0, rows: 0 }
  const hand = async () => {
    if (open && open.waiting.length > 0) await reader.rows?.(open.table, open.waiting)
    if (open) Object.assign(open, { waiting: [], signs: 0 })
  }
  for await (const text of lines) {
    if (text === '') continue
    const line = parsed(text)
    if (!head) {
      if (!('bottega' in line)) throw new Refused(`${BROKEN}: non è una copia di Bottega.`)
      head = line
      await reader.head?.(line)
    } else if ('table' in line) {
      open = { table: line, hash: createHash('sha256'), rows: 0, signs: 0, waiting: [] }
    } else if (isRow(line)) {
      if (!open) throw new Refused(`${BROKEN}: una riga non è di nessuna tabella.`)
      open.hash.update(`${text}\n`)
      open.rows++
      open.waiting.push(line)
      open.signs += text.length
      if (open.waiting.length === AT_ONCE || open.signs > MOST_SIGNS) await hand()
    } else if ('end' in line && line.end !== '') {
      await hand()
      const sha256 = open?.hash.digest('hex')
      if (!open || open.table.table !== line.end || open.rows !== line.rows || sha256 !== line.sha256)
        throw new Refused(`${BROKEN}: «${line.end}» non ha le righe che dice.`)
      whole.update(`${line.end} ${line.rows} ${sha256}\n`)
      count.tables++
      count.rows += line.rows
      open = undefined
    } else if ('end' in line) {
      done = { ...count, sha256: whole.digest('hex') }
      if (done.sha256 !== line.sha256) throw new Refused(`${BROKEN}: manca una tabella.`)
    }
  }
  if (!head || !done) throw new Refused(`${BROKEN}: finisce prima della fine.`)
  return { ...done, head }
}

const isRow = (line: Line): line is readonly Cell[] => Array.isArray(line)

function parsed(text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw new Refused(`${BROKEN}: una riga non si legge.`)
  }
}
