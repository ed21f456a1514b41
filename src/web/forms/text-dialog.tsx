import { useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { DialogForm } from './dialog-form.tsx'
import { useOnce } from './use-once.ts'

interface TextDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description: string
  readonly label: string | undefined
  /** What stands in the field at first. */
  readonly initial: string
  readonly hint?: string | undefined
  /** Hears what is typed, without spaces around it. */
  readonly onType?: (text: string) => void
  readonly isOptional?: boolean
  readonly max?: number
  /** The button: «Rinomina». */
  readonly verb: string
  /** Takes the text without spaces around it; gives what is wrong with it, or nothing when it is done. */
  readonly onSave: (text: string) => Promise<readonly string[]>
}

/** One line of text asked for before something is done. What fails is said at the field, and nothing typed is lost. */
export function TextDialog({
  open,
  onClose,
  title,
  description,
  label,
  initial,
  hint,
  onType,
  isOptional,
  max,
  verb,
  onSave,
}: TextDialogProps) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(initial)
  const [error, setError] = useState('')
  const { isBusy, once } = useOnce(setError)
  const save = () =>
    once(async () => {
      const problems = await onSave(text.trim())
      if (problems.length === 0) onClose()
      else setError([...new Set(problems)].join(' '))
    })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} ref={element} onSave={() => void save()}>
        <Field label={label} optionalText={isOptional ? 'facoltativo' : undefined} error={error || undefined} hint={hint}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              maxLength={max}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                onType?.(event.target.value.trim())
                setError('')
              }}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
