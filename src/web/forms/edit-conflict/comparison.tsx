import { useId, useRef, useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useTitle } from '../../data/use-names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { useOnce } from '../use-once.ts'
import { choiceIn } from './choice-keys.ts'
import type { ConflictDialogProps } from './conflict-dialog-props.ts'
import { ConflictHead } from './conflict-head.tsx'
import { ConflictRow } from './conflict-row.tsx'
import { conflictWords, type ConflictWords } from './conflict-words.ts'
import type { Theirs } from './edit-conflict.ts'
import { useChoices } from './use-choices.ts'
import { versionText } from './version-words.tsx'

interface ComparisonProps extends ConflictDialogProps {
  readonly now: AnyRow
  readonly theirs: Theirs
}

/** The dialog of a comparison: the two who have saved, a row for each field, and the line that says what remains. */
export function Comparison({ conflict, found, open, onClose, onSave, now, theirs }: ComparisonProps) {
  const { store, at } = useSector()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const firstChoice = useRef<HTMLElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isAsked, setIsAsked] = useState(false)
  const words = conflictWords(conflict, theirs.entries, store.by, at.today)
  const title = useTitle(conflict.entity, now)
  const choices = useChoices(conflict, now, found.now)
  const { isBusy, once } = useOnce((message) => setProblems([{ path: '', code: 'invalid', message }]))
  /** The first field that is asked about; the first one where all are chosen. */
  const asksFirst = (choices.rows.find((row) => row.chosen === undefined) ?? choices.rows[0])?.key
  const save = () =>
    once(async () => {
      setProblems([])
      const merge = choices.merge()
      setIsAsked(merge === undefined)
      if (merge) setProblems(await onSave(merge, now))
      else focusChoice(form.current, asksFirst)
    })
  const sentences = [...new Set(problems.map(({ message }) => message))]
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
        <ColumnNames {...words} />
        <div
          ref={(box) => {
            firstChoice.current = choiceIn(box, asksFirst)
          }}
        >
          <Rows conflict={conflict} choices={choices} words={words} names={theirs.names} isAsked={isAsked} />
        </div>
      </DialogForm>
      <Result conflict={conflict} choices={choices} names={theirs.names} />
      <p className="pt-3 text-xs text-ink-faint md:hidden">{words.foot}</p>
    </Dialog>
  )
}

function ColumnNames({ mine, theirs, base }: ConflictWords) {
  return (
    <div aria-hidden className="hidden gap-2 pt-3 pb-1 text-xs text-ink-faint md:grid md:grid-cols-[6rem_repeat(3,minmax(0,1fr))]">
      {['', mine.column, theirs.column, base].map((column, place) => (
        <span key={place} className="pl-9 font-medium">
          {column}
        </span>
      ))}
    </div>
  )
}

interface PartProps extends Pick<ComparisonProps, 'conflict'>, Pick<Theirs, 'names'> {
  readonly choices: ReturnType<typeof useChoices>
}

interface RowsProps extends PartProps {
  readonly words: ConflictWords
  /** Somebody wanted to save before all was chosen. */
  readonly isAsked: boolean
}

function Rows({ conflict, choices, words, names, isAsked }: RowsProps) {
  const { rows, versions, refusals, canJoin, choose } = choices
  return rows.map((row) => {
    const field = conflict.entity.fields[row.key]
    return (
      field && (
        <ConflictRow
          key={row.key}
          {...{ row, field, versions, words, refusals }}
          names={(id) => names[id]}
          canJoin={canJoin(row.key)}
          isMissing={isAsked}
          onChoose={(source) => choose(row.key, source)}
        />
      )
    )
  })
}

/** What remains, in one line that is announced at every choice. */
function Result({ conflict: { entity }, choices: { rows, valueOf }, names }: PartProps) {
  const said = rows.map(({ key, chosen }) => {
    const field = entity.fields[key]
    const label = field ? (field.short ?? field.label) : key
    if (!chosen || !field) return `${label} da scegliere`
    return chosen === 'together' ? `${label}: tutte e due` : versionText(field, valueOf(key, chosen), (id) => names[id])
  })
  return (
    <div className="grid gap-x-2 pt-3.5 text-sm md:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="text-ink-soft">Resta così</span>
      <p role="status" className="num font-[550] wrap-anywhere">
        {rows.length > 0 ? said.join(', ') : 'Le due versioni dicono lo stesso.'}
      </p>
    </div>
  )
}

function focusChoice(form: HTMLElement | null, key: string | undefined): void {
  // After the sentence of the row is drawn.
  requestAnimationFrame(() => {
    const choice = choiceIn(form, key)
    choice?.focus()
    choice?.closest('[data-choice]')?.scrollIntoView({ block: 'nearest' })
  })
}
