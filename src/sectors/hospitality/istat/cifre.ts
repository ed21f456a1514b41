import type { Figure } from '../../../documents/movimento-turistico/figure.ts'
import type * as k from '../../../kernel/describe.ts'

/** A figure of the movement as a report shows it: what it is, and the stays that it opens. */
export const cifra = (title: string, { value, rows }: Figure): k.ReportFigure => ({
  value,
  title,
  of: rows.map(({ soggiorno, quanti }) => ({ row: soggiorno, part: quanti })),
})

/** Figures put together, stay by stay. */
export function insieme(figures: readonly Figure[]): Figure {
  const parts = new Map<string, number>()
  for (const { rows } of figures) for (const { soggiorno, quanti } of rows) parts.set(soggiorno, (parts.get(soggiorno) ?? 0) + quanti)
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    rows: [...parts].map(([soggiorno, quanti]) => ({ soggiorno, quanti })),
  }
}
