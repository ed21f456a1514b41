import { usePrint } from '../print/use-print.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Action, ActionLine, Settled } from '../../kernel/action.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { notify } from '../ui/toast.ts'
import { allRows } from '../../kernel/store/all-rows.ts'

export interface ActionDialogProps {
  readonly action: Action
  readonly open: boolean
  readonly onClose: () => void
  /** Proposes this record alone. */
  readonly only?: string | undefined
}

/** What a person has changed of a proposed line; the rest stands as it was proposed. */
interface Edit {
  readonly isOut?: boolean
  readonly quantity?: string
}

const MOST = 1_000_000
const quantityOf = (line: ActionLine, edit: Edit | undefined): number =>
  edit?.quantity === undefined ? line.quantity : Number(edit.quantity)
const isQuantity = (quantity: number) => Number.isFinite(quantity) && quantity > 0 && quantity <= MOST
const costOf = (line: ActionLine, quantity: number) => Math.round((line.unitCost ?? 0) * quantity)

/** An action over several records: what it proposes, corrected by hand, then printed or done. */
export function ActionDialog({ action, open, onClose, only }: ActionDialogProps) {
  const { store, at } = useSector()
  const printPaper = usePrint()
  const commit = useCommit()
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const busy = useRef(false)
  const { data, isError, refetch } = useQuery({
    ...asking(store, ['action', at.today, action.key, only], async (read) => {
      const where = only === undefined ? action.where : [{ field: 'id', op: 'eq', value: only } as const]
      return (await allRows(read, { entity: action.entity, where })).rows
    }),
    enabled: open,
  })
  const rows = data ?? []
  const lines = rows.map((row) => action.propose(row))
  const kept = lines.filter((line) => edits[line.id]?.isOut !== true)
  const wrong = kept.filter((line) => !isQuantity(quantityOf(line, edits[line.id])))
  const settled: Settled = kept.map((line) => ({ id: line.id, quantity: quantityOf(line, edits[line.id]) }))
  const total = kept.reduce((sum, line) => sum + costOf(line, quantityOf(line, edits[line.id]) || 0), 0)
  const isReady = kept.length > 0 && wrong.length === 0
  const edit = (id: string, change: Edit) => setEdits((last) => ({ ...last, [id]: { ...last[id], ...change } }))
  const close = () => {
    setEdits({})
    onClose()
  }
  const confirm = async () => {
    if (busy.current || !isReady) return
    busy.current = true
    setIsBusy(true)
    try {
      const result = await commit(action.plan(rows, settled), { via: 'action', done: action.done(settled.length), tellProblems: true })
      if (result.ok) close()
      else await refetch()
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  const print = async () => {
    try {
      await printPaper(action.paper(rows, settled, at))
    } catch (error) {
      console.warn(error)
      notify({ text: 'La stampa non è riuscita. Riprova fra poco.', tone: 'destructive' })
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={action.title}
      description={lines.length > 0 ? action.description : undefined}
      size="lg"
      footer={
        lines.length > 0 ? (
          <>
            <Button icon={<Printer aria-hidden />} disabled={!isReady} onClick={() => void print()}>
              Stampa lista
            </Button>
            <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={() => void confirm()}>
              {action.confirm}
            </Button>
          </>
        ) : (
          <Button onClick={close}>Chiudi</Button>
        )
      }
    >
      {isError && <ErrorState text="La proposta non si è caricata." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={4} columns={3} />}
      {data && lines.length === 0 && <EmptyState title={action.empty} />}
      {[...Map.groupBy(lines, (line) => line.group)].map(([group, members]) => (
        <section key={group} aria-label={group} className="mb-5">
          <h3 className="mb-1 text-sm font-[550]">{group}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {members.map((line) => (
              <Line key={line.id} line={line} edit={edits[line.id]} onEdit={(change) => edit(line.id, change)} />
            ))}
          </ul>
        </section>
      ))}
      {lines.length > 0 && (
        <p aria-live="polite" className="num flex justify-between border-t border-ink pt-3 text-md">
          <span>
            {formatNumber(kept.length)} di {formatNumber(lines.length)}
          </span>
          <span>Totale {formatMoney(total)}</span>
        </p>
      )}
    </Dialog>
  )
}

interface LineProps {
  readonly line: ActionLine
  readonly edit: Edit | undefined
  readonly onEdit: (change: Edit) => void
}

function Line({ line, edit, onEdit }: LineProps) {
  const isIn = edit?.isOut !== true
  const quantity = quantityOf(line, edit)
  const isWrong = isIn && !isQuantity(quantity)
  const errorId = `${line.id}-error`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 items-center gap-2">
        <Checkbox
          checked={isIn}
          onChange={(checked) => onEdit({ isOut: !checked })}
          label={`Comprendi ${line.title}`}
          hideLabel
          className="-ml-2.5"
        />
        <div className="min-w-0">
          <p className={isIn ? 'truncate text-sm' : 'truncate text-sm text-ink-faint line-through'}>{line.title}</p>
          <p className="text-xs text-ink-faint">{line.detail}</p>
        </div>
      </div>
      <div className="flex items-center gap-4">
        <TextInput
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          autoComplete="off"
          className="num w-32 [&_input]:[appearance:textfield]"
          aria-label={`Quantità di ${line.title}, ${line.unit}`}
          suffix={line.unit}
          disabled={!isIn}
          invalid={isWrong}
          describedBy={isWrong ? errorId : undefined}
          value={edit?.quantity ?? String(line.quantity)}
          onChange={(event) => onEdit({ quantity: event.currentTarget.value })}
        />
        <span className="num w-24 text-right text-sm max-md:hidden">
          {line.unitCost !== undefined && isIn && !isWrong ? formatMoney(costOf(line, quantity)) : '–'}
        </span>
      </div>
      {isWrong && (
        <p id={errorId} className="col-span-2 text-right text-xs text-bad">
          Scrivi una quantità maggiore di zero, al massimo {formatNumber(MOST)}, o togli la riga.
        </p>
      )}
    </li>
  )
}
