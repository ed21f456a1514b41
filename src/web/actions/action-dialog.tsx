import { Printer } from 'lucide-react'
import { useId, useRef } from 'react'
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Action } from '../../kernel/action/action.ts'
import { isKind } from '../../kernel/fields/field.ts'
import { isAsked, isProposed } from '../../kernel/fields/proposed.ts'
import { checkInputs } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useTitle } from '../data/use-names.ts'
import { focusField, focusFirstInvalid, takeUnreadable } from '../forms/form-element.ts'
import { FormMessages } from '../forms/form-messages.tsx'
import { DialogForm } from '../forms/dialog-form.tsx'
import { useFirstField } from '../forms/use-first-field.ts'
import { NotRead } from '../late/not-read.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { notify } from '../ui/toast.ts'
import { ActionInputs } from './action-inputs.tsx'
import { ActionOutcome } from './action-outcome.tsx'
import { ChooseRecord } from './choose-record.tsx'
import { keptCount, readInputs } from './read-inputs.ts'
import { useActionDraft } from './use-action-draft.ts'

export interface ActionDialogProps {
  readonly action: Action
  readonly open: boolean
  readonly onClose: () => void
  /** The record that it is about; over a list it is about these alone. */
  readonly only?: readonly string[] | undefined
  /** What is known already of its inputs. */
  readonly given?: Values | undefined
  /** What was typed here before. */
  readonly resumed?: Values | undefined
  /** Opens it again: about the same records, with what was typed. */
  readonly onReopen: (only: readonly string[] | undefined, typed?: Values) => void
}

/** An action: what it asks for and what it proposes, corrected by hand, then printed or done. */
export function ActionDialog(props: ActionDialogProps) {
  const isUnknown = props.action.on === 'record' && props.only === undefined
  return isUnknown ? <ChooseRecord {...props} onChosen={(id) => props.onReopen([id])} /> : <Asked {...props} />
}

function Asked({ action, open, onClose, only, given, resumed, onReopen }: ActionDialogProps) {
  const { at } = useSector()
  const entity = useEntity(action.entity)
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const draft = useActionDraft({ action, only, given, resumed, onDone: onClose })
  const isReady = useIsReady(action, draft.form) && draft.status === 'ready'
  const close = () => {
    if (draft.isDirty) {
      const typed = draft.form.getValues()
      notify({ text: 'Bozza chiusa', action: { label: 'Riprendi', onClick: () => onReopen(only, typed) } })
    }
    onClose()
  }
  const save = async () => {
    takeUnreadable(element.current, draft.form)
    await draft.save()
    requestAnimationFrame(() => focusFirstInvalid(element.current))
  }
  const title = useTitle(entity, action.on === 'record' ? draft.rows[0] : undefined)
  const hasWork = draft.status === 'ready'
  useFirstField(element, hasWork)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={action.title}
      description={hasWork ? [title, action.description].filter(Boolean).join('. ') : undefined}
      size={Object.values(action.inputs).some((field) => isKind(field, 'lines')) ? 'lg' : 'sm'}
      footer={
        draft.status === 'empty' || draft.status === 'over' ? (
          <Button onClick={close}>Chiudi</Button>
        ) : (
          <>
            {action.paper ? (
              <Button icon={<Printer aria-hidden />} disabled={!isReady} onClick={() => void draft.print()}>
                {action.paper.label}
              </Button>
            ) : (
              <Button variant="ghost" onClick={close}>
                Annulla
              </Button>
            )}
            <Button type="submit" form={formId} variant="primary" busy={draft.isBusy} disabled={!isReady}>
              {action.confirm}
            </Button>
          </>
        )
      }
    >
      <FormMessages entity={entity} draft={{ ...draft, refresh: draft.load }} onCorrect={(path) => focusField(element.current, path)} />
      {draft.status === 'failed' && <NotRead text="La proposta non si è caricata." onRetry={() => void draft.load()} />}
      {draft.status === 'loading' && <SkeletonRows rows={4} columns={3} />}
      {draft.status === 'empty' && <EmptyState title={action.empty ?? ''} />}
      {draft.status === 'over' && (
        <p className="py-6 text-sm text-ink-soft">Nel frattempo questa scheda è cambiata: qui non c’è più niente da fare.</p>
      )}
      {hasWork && (
        <FormProvider {...draft.form}>
          <DialogForm id={formId} ref={element} onSave={() => void save()}>
            <ActionInputs inputs={action.inputs} today={at.today} />
            {action.shows && <ActionOutcome action={action} shows={action.shows} rows={draft.rows} />}
          </DialogForm>
        </FormProvider>
      )}
    </Dialog>
  )
}

/** Whether every proposal still holds a line, and no number of them is wrong; a form beside them speaks when it is sent. */
function useIsReady(action: Action, form: UseFormReturn): boolean {
  const typed: Values = useWatch({ control: form.control })
  const proposals = Object.keys(action.inputs).filter((key) => {
    const field = action.inputs[key]
    return field && isProposed(field) && isAsked(field, typed)
  })
  if (proposals.length === 0) return true
  const checked = checkInputs(action, readInputs(action.inputs, typed))
  const isWrong = !checked.ok && checked.problems.some(({ path }) => proposals.includes(path.split('.')[0] ?? ''))
  return !isWrong && proposals.every((key) => keptCount(typed[key]) > 0)
}
