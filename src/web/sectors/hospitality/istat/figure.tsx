import type { ReactNode } from 'react'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'

/** A figure and what it is made of. */
export interface Counted {
  readonly value: number
  readonly rows: readonly { readonly soggiorno: string; readonly quanti: number }[]
}

export type OpenFigure = (title: string, figure: Counted) => void

interface FigureCellProps {
  readonly figure: Counted
  /** What the figure is, for the dialog and for who cannot see its place in the table: «Arrivi, Bologna». */
  readonly title: string
  readonly onOpen: OpenFigure
  readonly className?: string | undefined
}

/** As tall as a row, as wide as a finger; the last of a row keeps the panel's margin. */
const box =
  'flex min-h-row w-full min-w-tap items-center justify-end px-1 md:px-4 [td:last-child>&]:pr-4 md:[td:last-child>&]:pr-5 pointer-coarse:min-h-tap'

/** A number of a table that opens the stays behind it; nothing is behind a zero. */
export function FigureCell({ figure, title, onOpen, className }: FigureCellProps) {
  return (
    <td className={classNames('p-0 text-right num', className)}>
      {figure.value === 0 ? (
        <span className={classNames(box, 'text-ink-faint')}>0</span>
      ) : (
        <button
          type="button"
          aria-label={`${formatNumber(figure.value)}, ${title}: vedi i soggiorni`}
          onClick={() => onOpen(title, figure)}
          className={classNames(
            box,
            'underline decoration-line-strong underline-offset-4 transition-colors hover:bg-hover focus-visible:-outline-offset-2',
          )}
        >
          {formatNumber(figure.value)}
        </button>
      )}
    </td>
  )
}

/** The last row of such a table: what its columns come to. */
export const TotalRow = ({ children }: { readonly children: ReactNode }) => (
  <tfoot className="border-t border-line-strong font-medium">
    <tr>
      <th scope="row" className="py-2 pr-2 pl-5 text-left">
        Totale
      </th>
      {children}
    </tr>
  </tfoot>
)
