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

/** A number of a table that opens the stays behind it; nothing is behind a zero. */
export function FigureCell({ figure, title, onOpen, className }: FigureCellProps) {
  return (
    <td className={classNames('p-0 text-right num', className)}>
      {figure.value === 0 ? (
        <span className="px-2 text-ink-faint md:px-4">0</span>
      ) : (
        <button
          type="button"
          aria-label={`${formatNumber(figure.value)}, ${title}: vedi i soggiorni`}
          onClick={() => onOpen(title, figure)}
          className="min-h-row w-full min-w-tap px-2 text-right underline decoration-line-strong underline-offset-4 transition-colors hover:bg-hover focus-visible:-outline-offset-2 md:px-4 pointer-coarse:min-h-tap"
        >
          {formatNumber(figure.value)}
        </button>
      )}
    </td>
  )
}
