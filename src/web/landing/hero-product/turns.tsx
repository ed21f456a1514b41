import type { AnswerCard, ProposalCard, RowsCard } from '../../../assistant/reply.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import type { Act, Turn } from './turn.ts'

/** The conversation of the first screen: drawn by the build, and by the page once somebody has touched it. */
export function Turns({ turns }: { readonly turns: readonly Turn[] }) {
  return turns.map((turn) => <TurnParts key={turn.id} turn={turn} />)
}

function TurnParts({ turn }: { readonly turn: Turn }) {
  const { asked, reply } = turn
  const { card } = reply
  return (
    <>
      {asked !== undefined && (
        <p className="ml-auto max-w-[92%] rounded-popup rounded-br-sm bg-accent px-3.5 py-1.5 wrap-anywhere text-accent-ink">
          <span className="sr-only">Tu: </span>
          {asked}
        </p>
      )}
      {card?.kind === 'proposal' ? (
        <Proposal turn={turn} card={card} />
      ) : (
        <div className="rounded-popup rounded-bl-sm bg-hover px-3.5 py-2">
          <p>
            <span className="sr-only">Assistente: </span>
            {reply.says}
          </p>
          {card && <Card turn={turn} card={card} />}
        </div>
      )}
    </>
  )
}

function Card({ turn, card }: { readonly turn: Turn; readonly card: AnswerCard }) {
  if (card.kind === 'rows') return <Rows card={card} />
  if (card.kind === 'done' && turn.outcome === undefined)
    return (
      <div className="flex pt-2">
        <ActButton turn={turn} act="undo" look="outline">
          Annulla
        </ActButton>
      </div>
    )
  return null
}

function Rows({ card: { caption, columns, rows } }: { readonly card: RowsCard }) {
  if (rows.length === 0) return null
  return (
    <table className="num mt-1 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, isNumber }) => (
            <th key={key} className={classNames(isNumber === true && 'text-right')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.key} className={classNames(columns[index]?.isNumber === true && 'text-right')}>
                {typeof cell === 'string' ? cell : cell.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const OUTCOMES = { confirmed: 'Confermata', dropped: 'Annullata', undone: 'Annullata' } as const

function Proposal({ turn, card }: { readonly turn: Turn; readonly card: ProposalCard }) {
  return (
    <div
      role="group"
      aria-label={card.title}
      className="rounded-popup rounded-bl-sm border border-accent-line bg-accent-wash px-3.5 py-2.5"
    >
      <p className="font-medium">{card.title}</p>
      <dl className="num grid grid-cols-[auto_1fr] gap-x-3.5 pt-1">
        {card.lines.map(({ label, before, after }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              {before !== undefined && <s>{before}</s>} {after}
            </dd>
          </div>
        ))}
      </dl>
      {turn.outcome === undefined ? (
        <div className="flex flex-wrap gap-2 pt-2.5">
          <ActButton turn={turn} act="confirm" look="primary">
            <SpriteIcon name="check" /> {card.confirm}
          </ActButton>
          {card.edit && (
            <ActButton turn={turn} act="edit" look="outline">
              Modifica
            </ActButton>
          )}
          <ActButton turn={turn} act="drop" look="ghost">
            Annulla
          </ActButton>
        </div>
      ) : (
        <p className="pt-2 text-ink-soft">{OUTCOMES[turn.outcome]}</p>
      )}
    </div>
  )
}

interface ActButtonProps {
  readonly turn: Turn
  readonly act: Act
  readonly look: 'primary' | 'outline' | 'ghost'
  readonly children: React.ReactNode
}

/** It says what it does and leaves it to who listens around the conversation: so it is the same before and after React is here. */
function ActButton({ turn, act, look, children }: ActButtonProps) {
  return (
    <button type="button" data-act={act} data-turn={turn.id} data-hydrate-replay="" className={buttonLook(look, 'sm', 'px-4 text-sm')}>
      {children}
    </button>
  )
}
