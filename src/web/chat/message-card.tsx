import { Check } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import type { Cell, ChangeCard, ChangeChoice, MessageCard as Card, TableCard } from './message.ts'

export interface MessageCardProps {
  readonly card: Card
  readonly onChoice: (choice: ChangeChoice) => void
}

export function MessageCard({ card, onChoice }: MessageCardProps) {
  return card.kind === 'table' ? <Table card={card} /> : <Change card={card} onChoice={onChoice} />
}

function Table({ card }: { card: TableCard }) {
  return (
    <div className="mt-3 overflow-x-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{card.caption}</caption>
        <thead className="sr-only">
          <tr>
            {card.columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {card.rows.map((row) => (
            <tr key={row.id}>
              {card.columns.map(({ label, isNumber }, index) => (
                <td key={label} className={classNames('px-3.5 py-2', index > 0 && 'text-right', isNumber && 'num whitespace-nowrap')}>
                  <CellText cell={row.cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CellText = ({ cell }: { cell: Cell }) => (typeof cell === 'string' ? cell : <Badge tone={cell.tone}>{cell.text}</Badge>)

const outcomes = { confirmed: 'Modifica confermata', cancelled: 'Modifica annullata' }

function Change({ card, onChoice }: { card: ChangeCard; onChoice: (choice: ChangeChoice) => void }) {
  return (
    <div role="group" aria-label={card.title} className="mt-3 rounded-md border border-accent-line bg-accent-wash px-4 py-3.5">
      <p className="font-medium wrap-anywhere">{card.title}</p>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-x-3 gap-y-1 text-sm">
        {card.lines.map(({ label, before, after }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="num min-w-0 wrap-anywhere">
              {before !== undefined && (
                <>
                  <span className="sr-only">da </span>
                  <s className="text-ink-soft">{before}</s>
                  <span aria-hidden> → </span>
                  <span className="sr-only"> a </span>
                </>
              )}
              {after}
            </dd>
          </div>
        ))}
      </dl>
      {card.outcome === 'open' ? (
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => onChoice('confirm')}>
            Conferma
          </Button>
          <Button onClick={() => onChoice('edit')}>Modifica</Button>
          <Button variant="ghost" onClick={() => onChoice('cancel')}>
            Annulla
          </Button>
        </div>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{outcomes[card.outcome]}</p>
      )}
    </div>
  )
}
