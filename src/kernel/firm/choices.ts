export type Theme = 'dark' | 'light'

/** What somebody has chosen for himself in a firm; it follows him to any browser. */
export interface Choices {
  /** The tab that he worked in last, by its key; empty for the first one. */
  readonly tab?: string
  /** The columns of lists as he wants them, by the entity that is listed; the described ones where he has chosen none. */
  readonly columns?: Readonly<Record<string, readonly string[]>>
}

/** `PATCH /api/aziende/:slug/scelte`: what it names is kept, the rest stays; columns that are null are the described ones again. */
export interface ChoicesAsked {
  readonly tab?: string | undefined
  readonly columns?: Readonly<Record<string, readonly string[] | null>> | undefined
  readonly theme?: Theme | undefined
}

/** Lists whose columns one may choose: nobody can make the server keep more. */
const MOST_LISTS = 100

/** Choices after some of them have changed. */
export function choicesAfter(before: Choices, { tab, columns: changed = {} }: ChoicesAsked): Choices {
  const all = { ...before.columns, ...changed }
  const kept = Object.entries(all).filter((entry): entry is [string, readonly string[]] => entry[1] !== null)
  return { ...before, ...(tab !== undefined && { tab }), columns: Object.fromEntries(kept.slice(-MOST_LISTS)) }
}
