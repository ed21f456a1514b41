import type { ReportFigure } from '../../kernel/report/report-blocks.ts'

/** A number and the stays that make it up, each with its part. */
interface Opened {
  readonly value: number
  readonly rows: readonly { readonly soggiorno: string; readonly quanti: number }[]
}

/** A figure as a report shows it: what it is, and the stays that it opens. */
export const cifra = (title: string, { value, rows }: Opened): ReportFigure => ({
  value,
  title,
  of: rows.map(({ soggiorno, quanti }) => ({ row: soggiorno, part: quanti })),
})
