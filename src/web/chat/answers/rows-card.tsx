import type { AnswerCell, RowsCard as Rows } from '../../../assistant/reply.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { Badge } from '../../ui/badge.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { classNames } from '../../ui/class-names.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { Criteria } from './criteria.tsx'
import { TakeOut } from './take-out.tsx'
import { WayLink } from './way-link.tsx'

/** The first rows of an answer, how many there are in all, and the way to the rest. */
export function RowsCard({ id, card, extra, opened, acts, desk }: CardProps<Rows>) {
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const open = (entity: string, record: string) => desk.current?.open(entity, record)
  const { caption, rows, total, way, chips } = card
  const shown = { card, onOpen: open }
  if (rows.length === 0) return <Criteria chips={chips} isBusy={extra.outcome === 'busy'} onWithout={(key) => acts.without(id, key)} />
  return (
    <>
      <CardFrame name={caption} className="overflow-clip">
        {isPhone ? <Stack {...shown} /> : <Table {...shown} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 pr-1.5 pl-3.5 text-sm">
          {total > rows.length && (
            <span className="num text-ink-soft">
              {formatNumber(rows.length)} di {formatNumber(total)}
            </span>
          )}
          <WayLink way={way} opened={opened} label={total > rows.length ? 'Vedi tutti nell’elenco' : 'Vedi nell’elenco'} />
          <TakeOut card={card} opened={opened} desk={desk} />
        </div>
      </CardFrame>
      <Criteria chips={chips} isBusy={extra.outcome === 'busy'} onWithout={(key) => acts.without(id, key)} />
    </>
  )
}

interface ShownRows {
  readonly card: Rows
  readonly onOpen: (entity: string, id: string) => void
}

function Table({ card: { caption, columns, rows }, onOpen }: ShownRows) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-xs text-ink-faint">
            {columns.map(({ key, label, isNumber }) => (
              <th
                key={key}
                scope="col"
                className={classNames('px-3.5 pt-2.5 pb-1.5 font-normal whitespace-nowrap', isNumber ? 'text-right' : 'text-left')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ id, entity, cells }) => (
            <tr key={id} className={classNames('relative', entity && 'transition-colors hover:bg-hover')}>
              {columns.map(({ key, isNumber }, index) => (
                <td key={key} className={classNames('px-3.5 py-2', isNumber && 'num text-right whitespace-nowrap')}>
                  {index === 0 && entity ? (
                    <RowButton onClick={() => onOpen(entity, id)}>
                      {textOf(cells[0])}
                      {/* An hour alone says little to who hears only the button. */}
                      <span className="sr-only">, {textOf(cells[1])}</span>
                    </RowButton>
                  ) : (
                    <CellText cell={cells[index]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone: what it is called, and the rest under it, each with its heading. */
function Stack({ card: { caption, columns, rows, called = 1 }, onOpen }: ShownRows) {
  const nameOf = (cells: readonly AnswerCell[]) => cells.slice(0, called).map(textOf).filter(Boolean).join(' ')
  return (
    <ul aria-label={caption} className="divide-y divide-line text-sm">
      {rows.map(({ id, entity, cells }) => (
        <li key={id} className="relative grid gap-1 px-3.5 py-2.5">
          {entity ? (
            <RowButton onClick={() => onOpen(entity, id)}>{nameOf(cells)}</RowButton>
          ) : (
            <span className="font-medium wrap-anywhere">{nameOf(cells)}</span>
          )}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {columns.slice(called).map(({ key, label }, index) => {
              const cell = cells[index + called]
              if (textOf(cell) === '') return null
              return (
                <span key={key} className="num wrap-anywhere">
                  <span className="sr-only">{label}: </span>
                  <CellText cell={cell} />
                </span>
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

const textOf = (cell: AnswerCell = '') => (typeof cell === 'string' ? cell : cell.text)
const CellText = ({ cell = '' }: { cell: AnswerCell | undefined }) =>
  typeof cell === 'string' ? cell : <Badge tone={cell.tone}>{cell.text}</Badge>
