import type { AnswerCard, ProposalCard, RowsCard } from '../../../assistant/reply.ts'
import { buttonLook } from '../../ui/button-look.ts'
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
          {reply.suggestions && <Picks turn={turn} act="ask" options={reply.suggestions.map((text) => ({ key: text, label: text }))} />}
        </div>
      )}
    </>
  )
}

function Card({ turn, card }: { readonly turn: Turn; readonly card: AnswerCard }) {
  if (card.kind === 'rows') return <Rows {...card} left={card.total - card.rows.length} />
  if (card.kind === 'groups')
    return (
      <Rows
        caption={card.caption}
        columns={card.labels.map((label, index) => ({ key: label, label, isNumber: index > 0 }))}
        rows={card.groups.map(({ key, label, text }) => ({ id: key, cells: [label, text] }))}
        left={0}
      />
    )
  if (card.kind === 'figure') return card.note === undefined ? null : <p className="text-ink-soft">{card.note}</p>
  if (card.kind === 'choice') return <Picks turn={turn} act="choose" options={card.options} />
  return card.kind === 'done' ? <Picks turn={turn} act="undo" options={[{ key: '', label: 'Annulla' }]} /> : null
}

interface PicksProps {
  readonly turn: Turn
  readonly act: Act
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

/** What can be pressed under an answer, until something has been. */
function Picks({ turn, act, options }: PicksProps) {
  if (turn.outcome !== undefined) return null
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {options.map(({ key, label }) => (
        <ActButton key={key} turn={turn} act={act} said={key} look="outline">
          {label}
        </ActButton>
      ))}
    </div>
  )
}

interface RowsProps extends Pick<RowsCard, 'caption' | 'columns' | 'rows'> {
  /** How many there are besides. */
  readonly left: number
}

/** As many columns as a phone shows beside one another; the others are in the demo. */
const COLUMNS = 3

function Rows({ caption, columns: all, rows, left }: RowsProps) {
  if (rows.length === 0) return null
  const columns = all.slice(0, COLUMNS)
  const side = (index: number) => (columns[index]?.isNumber === true ? 'text-right' : undefined)
  return (
    <>
      <table className="num mt-1 w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }, index) => (
              <th key={key} scope="col" className={side(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.slice(0, COLUMNS).map((cell, index) => (
                <td key={columns[index]?.key} className={side(index)}>
                  {typeof cell === 'string' ? cell : cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className="pt-1 text-ink-soft">… e altre {left}, nella demo.</p>}
    </>
  )
}

const OUTCOMES = { confirmed: 'Confermata', dropped: 'Lasciata', undone: 'Annullata', chosen: '' } as const

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
          {card.typed === undefined && (
            <ActButton turn={turn} act="confirm" look="primary">
              <SpriteIcon name="check" /> {card.confirm}
            </ActButton>
          )}
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
  readonly said?: string
  readonly look: 'primary' | 'outline' | 'ghost'
  readonly children: React.ReactNode
}

/** It says what it does and leaves it to who listens around the conversation: so it is the same before and after React is here. */
function ActButton({ turn, act, said, look, children }: ActButtonProps) {
  return (
    <button
      type="button"
      data-act={act}
      data-turn={turn.id}
      data-said={said}
      data-hydrate-replay=""
      className={buttonLook(look, 'sm', 'px-4 text-sm')}
    >
      {children}
    </button>
  )
}
