import { useState, type SubmitEvent } from 'react'
import { changePassword } from '../../account/own-account.ts'
import { passwordRule } from '../../account/password-rule.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.ts'
import { Part } from './part.tsx'
import { SecretField } from './secret-field.tsx'

/** A new password, by the old one; other places where one is in are closed. */
export function PasswordPart() {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [errors, setErrors] = useState<{ readonly old?: string; readonly next?: string }>({})
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const answer = await changePassword(old, next)
    if (answer.is === 'refused') return setErrors(answer.at === 'password' ? { next: answer.text } : { old: answer.text })
    setOld('')
    setNext('')
    setErrors({})
    notify({ text: 'Password cambiata. Gli altri dispositivi sono usciti.', tone: 'success' })
  }
  return (
    <Part title="Password" text="Se entri solo con la passkey puoi non averne una.">
      <form noValidate className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]" onSubmit={(event) => void submit(event)}>
        <SecretField label="Password di adesso" value={old} onChange={setOld} error={errors.old} autoComplete="current-password" />
        <SecretField
          label="Password nuova"
          value={next}
          onChange={setNext}
          error={errors.next}
          hint={passwordRule(next)}
          autoComplete="new-password"
        />
        <Button type="submit" className="sm:mt-[26px]">
          Cambia
        </Button>
      </form>
    </Part>
  )
}
