import { Check, ListChecks, Trash2 } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import type { ProposalCard as Proposal } from '../../../assistant/reply.ts'
import { readNumber } from './read-number.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Outcome } from '../message.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const outcomes: Readonly<Record<Exclude<Outcome, 'busy'>, string>> = {
  confirmed: 'Confermato',
  dropped: 'Annullato: non cambia niente',
  refused: 'Non eseguito',
  replaced: 'Al suo posto c’è una proposta più recente',
  expired: 'Scaduta dopo dieci minuti: chiedilo di nuovo',
  form: 'Si salva dal modulo',
  undone: 'Ripreso',
}

/** What would change, before and after; only a person can make it so. */
export function ProposalCard({ id, card, extra, acts, desk }: CardProps<Proposal>) {
  const { title, lines, records = [], doubts = [], edit } = card
  const { outcome } = extra
  /** Only the first of many are named. */
  const rest = (card.typed ?? 0) - records.length
  const isOpen = outcome === undefined || outcome === 'busy'
  const line = useOutcomeFocus(!isOpen)
  return (
    <CardFrame name={title} isAsking className="px-4 py-3.5">
      <p className="font-medium wrap-anywhere">{title}</p>
      {lines.length > 0 && <Lines lines={lines} />}
      {records.length > 0 && (
        <ul className="mt-2 max-h-48 list-disc overflow-y-auto pl-4.5 text-sm text-ink-soft" tabIndex={0} aria-label="Schede">
          {records.map((record, index) => (
            <li key={index} className="wrap-anywhere">
              {record}
            </li>
          ))}
          {rest > 0 && <li>{rest === 1 ? 'e un’altra scheda' : `e altre ${rest} schede`}</li>}
        </ul>
      )}
      {isOpen &&
        doubts.map((doubt) => (
          <p key={doubt} className="mt-2 rounded-md bg-warn-wash px-3 py-2 text-sm">
            {doubt}
          </p>
        ))}
      {isOpen ? (
        <Answers
          card={card}
          isBusy={outcome === 'busy'}
          onConfirm={(typed) => acts.confirm(id, typed)}
          onDrop={() => acts.drop(id)}
          onEdit={
            edit &&
            (() => {
              acts.toForm(id)
              void desk.current?.edit(edit)
            })
          }
        />
      ) : (
        <div className="mt-3 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
          <p ref={line} tabIndex={-1} className="outline-none">
            {outcomes[outcome]}
          </p>
          {outcome === 'form' && edit && (
            <Button size="sm" onClick={() => void desk.current?.edit(edit)}>
              Riapri il modulo
            </Button>
          )}
        </div>
      )}
    </CardFrame>
  )
}

function Lines({ lines }: Pick<Proposal, 'lines'>) {
  return (
    <dl className="mt-2 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {lines.map(({ label, before, after }) => (
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
  )
}

interface AnswersProps {
  readonly card: Proposal
  readonly isBusy: boolean
  readonly onConfirm: (typed?: string) => void
  readonly onEdit: (() => void) | undefined
  readonly onDrop: () => void
}

function Answers({ card: { typed: wanted, confirm, isRemoval, inForm }, isBusy, onConfirm, onEdit, onDrop }: AnswersProps) {
  const [typed, setTyped] = useState('')
  const label = useId()
  const isReady = wanted === undefined || readNumber(typed) === wanted
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inForm) onEdit?.()
    else if (isReady && !isBusy) onConfirm(wanted === undefined ? undefined : typed.trim())
  }
  return (
    <form onSubmit={send} className="mt-3.5 grid gap-3">
      {wanted !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <label htmlFor={label}>
            Sono {wanted} schede: scrivi {wanted} per confermare
          </label>
          <TextInput
            id={label}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="w-24"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isRemoval ? 'danger' : 'primary'}
          icon={isRemoval ? <Trash2 aria-hidden /> : inForm ? <ListChecks aria-hidden /> : <Check aria-hidden />}
          disabled={!isReady}
          aria-busy={isBusy}
        >
          {confirm}
        </Button>
        {onEdit && !inForm && (
          <Button onClick={onEdit} aria-disabled={isBusy}>
            Modifica
          </Button>
        )}
        <Button variant="ghost" onClick={onDrop} aria-disabled={isBusy}>
          Annulla
        </Button>
      </div>
    </form>
  )
}
