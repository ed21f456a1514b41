import type { Line } from './lines.ts'

/** The lines of a component between its BEGIN and its END, those of the components inside it left out. */
export interface Block {
  readonly kind: 'VEVENT' | 'VTIMEZONE'
  /** Line of the file where it begins. */
  readonly at: number
  readonly lines: readonly Line[]
  /** Of the calendar around it: 'PUBLISH', 'CANCEL', ... in capitals. */
  readonly method: string
  readonly isClosed: boolean
}

export interface Blocks {
  readonly isCalendar: boolean
  /** Where the file breaks off, when it does. */
  readonly tornAt: number | undefined
  /** The calendar's own lines. */
  readonly head: readonly Line[]
  readonly events: readonly Block[]
  readonly zones: readonly Block[]
}

const EDGE = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i
/** Components that are kept with all that stands inside them. */
const WHOLE = 'VTIMEZONE'

/** The components of a file. An event that never ends stops where the next one begins, and says so. */
export function readBlocks(lines: readonly Line[]): Blocks {
  const head: Line[] = []
  const found: Block[] = []
  const stack: string[] = []
  let open: { kind: Block['kind']; at: number; lines: Line[]; depth: number } | undefined
  let method = ''
  let isCalendar = false
  const close = (isClosed: boolean) => {
    if (open) found.push({ kind: open.kind, at: open.at, lines: open.lines, method, isClosed })
    open = undefined
  }
  for (const line of lines) {
    const [, edge, name = ''] = EDGE.exec(line.text)?.map((part) => part.toUpperCase()) ?? []
    if (edge === 'BEGIN') {
      const startsAfresh = name === 'VEVENT' || name === 'VTIMEZONE' || name === 'VCALENDAR'
      if (open && startsAfresh) {
        close(false)
        stack.length = Math.max(stack.indexOf('VCALENDAR') + 1, 0)
      }
      stack.push(name)
      if (name === 'VCALENDAR') {
        isCalendar = true
        method = ''
      }
      if (name === 'VEVENT' || name === 'VTIMEZONE') open = { kind: name, at: line.at, lines: [], depth: stack.length }
      else if (open?.kind === WHOLE) open.lines.push(line)
    } else if (edge === 'END') {
      const from = stack.lastIndexOf(name)
      if (from < 0) continue
      stack.length = from
      if (open && from < open.depth) close(name === open.kind)
      else if (open?.kind === WHOLE) open.lines.push(line)
    } else if (open) {
      if (stack.length === open.depth || open.kind === WHOLE) open.lines.push(line)
    } else if (stack.length === 1) {
      head.push(line)
      if (/^METHOD\s*:/i.test(line.text))
        method = line.text
          .slice(line.text.indexOf(':') + 1)
          .trim()
          .toUpperCase()
    }
  }
  const tornAt = stack.length > 0 ? lines.at(-1)?.at : undefined
  close(false)
  const kept = (kind: Block['kind']) => found.filter((block) => block.kind === kind)
  return { isCalendar, tornAt, head, events: kept('VEVENT'), zones: kept('VTIMEZONE').filter(({ isClosed }) => isClosed) }
}
