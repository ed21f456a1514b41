/** A number that can be opened: the stays that make it up, each with its part. The parts sum up to the value. */
export interface Figure {
  readonly value: number
  readonly rows: readonly { readonly soggiorno: string; readonly quanti: number }[]
}

/** Adds up by stay; `figure()` may be asked at any time. */
export interface Tally {
  add(soggiorno: string, quanti: number): void
  figure(): Figure
}

export function makeTally(): Tally {
  const parts = new Map<string, number>()
  return {
    add(soggiorno, quanti) {
      if (quanti !== 0) parts.set(soggiorno, (parts.get(soggiorno) ?? 0) + quanti)
    },
    figure() {
      const rows = [...parts].map(([soggiorno, quanti]) => ({ soggiorno, quanti }))
      return { value: rows.reduce((sum, { quanti }) => sum + quanti, 0), rows }
    },
  }
}

/** Figures put together, stay by stay. */
export function insieme(figures: readonly Figure[]): Figure {
  const parts = new Map<string, number>()
  for (const { rows } of figures) for (const { soggiorno, quanti } of rows) parts.set(soggiorno, (parts.get(soggiorno) ?? 0) + quanti)
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    rows: [...parts].map(([soggiorno, quanti]) => ({ soggiorno, quanti })),
  }
}
