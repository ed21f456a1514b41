import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { missingFor } from '../../kernel/derive/validate.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldGrid, RequiredLegend } from '../ui/field.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { useOnce } from './use-once.ts'
import { RecordField } from './record-field.tsx'
import { useTitle } from '../data/use-names.ts'
import { DialogForm } from './dialog-form.tsx'
import { usePapers } from './use-papers.ts'
import { useAsked } from './use-asked.ts'
import { useMove, type Move } from './use-move.ts'
import { verbOf } from '../../kernel/fields/status.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { givesNumber } from '../../kernel/derive/numbering.ts'
import { NumberNotice } from './number-notice.tsx'
import { MoveBill } from './move-bill.tsx'
import type { Mends, Problem } from '../../kernel/problem/problem.ts'
import { MendButton } from './mend.tsx'

interface MoveDialogProps extends Move {
  /** What somebody has proposed for it: shown, to be corrected. */
  readonly given?: Values | undefined
  /** Opens the record that has to change first. */
  readonly onMend?: ((mends: Mends) => void) | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows what there is to know before a move and asks for what the record still lacks; then moves it. */
export function MoveDialog({ entity, row, to, via, given: proposed, onMend, open, onClose }: MoveDialogProps) {
  const move = useMove()
  const title = useTitle(entity, row)
  const formId = useId()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const sentences = [...new Set(problems.map(({ message }) => message))]
  const mends = problems.find((problem) => problem.mends)?.mends
  const { isBusy, once } = useOnce((message) => setProblems([{ path: '', code: 'invalid', message }]))
  /** Sums that a person has brought up to date on the way. */
  const [taken, setTaken] = useState<Values>({})
  const [asked] = useState(() => askedFor(entity, to, row, proposed))
  const { form, element, fields, given } = useAsked(asked, { ...row, ...proposed })

  const state = statusOf(entity)?.[1].states[to]
  const paper = usePapers(entity).find(({ key }) => key === state?.paper)
  const save = ({ isPrinted = false } = {}) =>
    once(async () => {
      const values = await given()
      if (!values) return
      const result = await move({ entity, row, to, via, values: { ...taken, ...values } }, { tellProblems: false })
      if (result.ok) {
        onClose()
        const moved = result.rows.find(({ id }) => id === row.id)
        if (isPrinted && moved) await paper?.print(moved)
        return
      }
      setProblems(result.problems)
    })
  const [status, lifecycle] = statusOf(entity) ?? []
  const isFinal = givesNumber(entity, row, to)
  const verb = status && lifecycle ? verbOf(lifecycle, String(row[status]), to) : to
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={verb}
      description={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          {paper && (
            <Button onClick={() => void save({ isPrinted: true })}>
              {verb} e {paper.label.toLowerCase()}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={isBusy} data-final={isFinal || undefined}>
            {verb}
          </Button>
        </>
      }
    >
      {sentences.length > 0 && (
        <FormBanner tone="bad" actions={mends && onMend && <MendButton onClick={() => onMend(mends)} />}>
          {sentences.join(' ')}
        </FormBanner>
      )}
      {isFinal && <NumberNotice entity={entity} values={{ ...row, ...taken, ...(status && { [status]: to }) }} />}
      <MoveBill entity={entity} stored={row} row={{ ...row, ...taken }} to={to} onTake={setTaken} />
      <FormProvider {...form}>
        <DialogForm id={formId} ref={element} onSave={() => void save()}>
          {fields.length > 0 && <RequiredLegend />}
          <FieldGrid>
            {fields.map(([key, field]) => (
              <RecordField key={key} name={key} field={{ ...field, wide: fields.length === 1 || field.wide === true }} />
            ))}
          </FieldGrid>
        </DialogForm>
      </FormProvider>
    </Dialog>
  )
}

/** What the state lacks, and what somebody has proposed beside it. */
function askedFor(entity: AnyEntity, to: string, row: AnyRow, proposed: Values = {}): ReturnType<typeof missingFor> {
  const missing = missingFor(entity, to, row)
  const beside = Object.entries(entity.fields).filter(([key]) => key in proposed && !missing.some(([name]) => name === key))
  return [...missing, ...beside]
}
