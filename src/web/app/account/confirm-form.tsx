import { useEffect, useState, type SubmitEvent } from 'react'
import { ENTRY_PATH } from '../../../kernel/firm/firm-door.ts'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../use-refusal.ts'
import { useServerChange } from '../use-server.ts'
import { SecretField } from './secret-field.tsx'

const CONFIRMATION = `${ENTRY_PATH}/conferma`

interface ConfirmFormProps {
  readonly title: string
  /** What is confirmed. */
  readonly text: string
  /** Of the button that confirms. */
  readonly label: string
  /** Does what was confirmed; the server lets it for five minutes. */
  readonly onConfirmed: () => Promise<void>
  readonly onCancel: () => void
}

/** Asks who has signed in to prove that it is he, before something changes by which he comes in. */
export function ConfirmForm({ title, text, label, onConfirmed, onCancel }: ConfirmFormProps) {
  const change = useServerChange(CONFIRMATION)
  const { form, errors, setErrors, refuse } = useRefusal()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await change('POST', CONFIRMATION, { password })
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok') await onConfirmed()
    setBusy(false)
  }
  return (
    <form ref={form} noValidate aria-label={title} className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-ink-soft">{text}</p>
      <SecretField
        label="Password di adesso"
        hint="Vuota, se entri solo con la passkey."
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={(value) => {
          setPassword(value)
          setErrors({})
        }}
        className="sm:max-w-[50%]"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Annulla
        </Button>
      </div>
    </form>
  )
}
