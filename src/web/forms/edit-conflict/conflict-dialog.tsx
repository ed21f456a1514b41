import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useTitle } from '../../data/use-names.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { useOnce } from '../use-once.ts'
import { stepBetweenFields } from './choice-keys.ts'
import { ConflictHead } from './conflict-head.tsx'
import { ConflictRow } from './conflict-row.tsx'
import { conflictWords } from './conflict-words.ts'
import { readTheirs, type EditConflict, type Theirs } from './edit-conflict.ts'
import { isOutdated } from './meet-theirs.ts'
import { RemovedRecord } from './removed-record.tsx'
import type { Merge } from './three-way.ts'
import { useChoices } from './use-choices.ts'
import { versionText } from './version-words.tsx'

export interface ConflictDialogProps {
  readonly conflict: EditConflict
  /** What was read when the conflict was found. */
  readonly found: Theirs
  readonly open: boolean
  /** Goes back to where the record was written, with everything typed. */
  readonly onClose: () => void
  /** Writes what was chosen over the record as it is now; returns what stands against it. */
  readonly onSave: (merge: Merge, now: AnyRow) => Promise<readonly Problem[]>
  /** Makes the removed record again of what was written; returns what stands against it. */
  readonly onRecreate: () => Promise<readonly Problem[]>
  /** Gives up what was written about a record that is gone. */
  readonly onGiveUp: () => void
}

/** Two versions of one record, field by field: what is chosen is saved, and neither is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, found } = props
  const { store, sector } = useSector()
  // Read again when the other saves once more.
  const { data = found, refetch } = useQuery({
    ...asking(store, ['edit-conflict', conflict.entity.name, conflict.id, conflict.version, found.now?.version], (read) =>
      readTheirs(read, sector.entities, conflict),
    ),
    initialData: found,
    staleTime: Infinity,
  })
  const save: ConflictDialogProps['onSave'] = async (merge, now) => {
    const problems = await props.onSave(merge, now)
    if (!isOutdated(problems)) return problems
    await refetch()
    return [{ path: '', code: 'conflict', message: 'È stato salvato di nuovo proprio adesso: guarda che cosa è cambiato e salva ancora.' }]
  }
  return data.now ? <Comparison {...props} now={data.now} theirs={data} onSave={save} /> : <RemovedRecord {...props} theirs={data} />
}

interface ComparisonProps extends ConflictDialogProps {
  readonly now: AnyRow
  readonly theirs: Theirs
}

function Comparison({ conflict, found, open, onClose, onSave, now, theirs }: ComparisonProps) {
  const { store, at } = useSector()
  const { entity } = conflict
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const firstChoice = useRef<HTMLElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isAsked, setIsAsked] = useState(false)
  const nameOf = (id: string) => theirs.names[id]
  const words = conflictWords(conflict, theirs.entries, store.by, at.today)
  const title = useTitle(entity, now)
  const { rows, versions, refusals, canJoin, valueOf, choose, merge } = useChoices(conflict, now, found.now)
  const { isBusy, once } = useOnce((message) => setProblems([{ path: '', code: 'invalid', message }]))

  const save = () =>
    once(async () => {
      setProblems([])
      const chosen = merge()
      setIsAsked(chosen === undefined)
      if (chosen) setProblems(await onSave(chosen, now))
      else focusChoice(form.current, rows.find((row) => row.chosen === undefined)?.key)
    })
  /** The first field that is asked about has the focus: the first one where all are chosen. */
  const asksFirst = (rows.find((row) => row.chosen === undefined) ?? rows[0])?.key
  const sentences = [...new Set(problems.map(({ message }) => message))]
  const result = rows.map(({ key, chosen }) => {
    const field = entity.fields[key]
    if (!field) return ''
    const label = field.short ?? field.label
    if (!chosen) return `${label} da scegliere`
    return chosen === 'together' ? `${label}: tutte e due` : versionText(field, valueOf(key, chosen), nameOf)
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.title}
      description={title}
      initialFocus={firstChoice}
      footer={
        <>
          <span className="mr-auto self-center text-xs text-ink-faint max-md:hidden">{words.foot}</span>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary" aria-busy={isBusy}>
            Salva così
          </Button>
        </>
      }
    >
      {sentences.length > 0 && <FormBanner tone="bad">{sentences.join(' ')}</FormBanner>}
      <ConflictHead {...words} />
      <DialogForm id={formId} ref={form} onSave={() => void save()}>
        <div aria-hidden className="hidden gap-2 pt-3 pb-1 text-xs text-ink-faint md:grid md:grid-cols-[6rem_repeat(3,minmax(0,1fr))]">
          {['', words.mine.column, words.theirs.column, words.base].map((column, place) => (
            <span key={place} className="pl-9 font-medium">
              {column}
            </span>
          ))}
        </div>
        <div
          ref={(box) => {
            firstChoice.current = choiceIn(box, asksFirst)
          }}
          onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => stepBetweenFields(event)}
        >
          {rows.map((row) => {
            const field = entity.fields[row.key]
            return (
              field && (
                <ConflictRow
                  key={row.key}
                  row={row}
                  field={field}
                  versions={versions}
                  words={words}
                  names={nameOf}
                  canJoin={canJoin(row.key)}
                  refusals={refusals}
                  isMissing={isAsked}
                  onChoose={(source) => choose(row.key, source)}
                />
              )
            )
          })}
        </div>
      </DialogForm>
      <div className="grid gap-x-2 pt-3.5 text-sm md:grid-cols-[6rem_minmax(0,1fr)]">
        <span className="text-ink-soft">Resta così</span>
        <p role="status" className="num font-[550] wrap-anywhere">
          {rows.length > 0 ? result.join(', ') : 'Le due versioni dicono lo stesso.'}
        </p>
      </div>
      <p className="pt-3 text-xs text-ink-faint md:hidden">{words.foot}</p>
    </Dialog>
  )
}

/** The radio of a field that the keyboard begins with: the one that is chosen, else the first that may be. */
const choiceIn = (box: Element | null, key: string | undefined): HTMLElement | null => {
  const group = key === undefined ? null : (box?.querySelector(`[data-choice="${CSS.escape(key)}"]`) ?? null)
  return group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input:enabled') ?? null
}

function focusChoice(form: HTMLElement | null, key: string | undefined): void {
  // After the sentence of the row is drawn.
  requestAnimationFrame(() => {
    const choice = choiceIn(form, key)
    choice?.focus()
    choice?.closest('[data-choice]')?.scrollIntoView({ block: 'nearest' })
  })
}
