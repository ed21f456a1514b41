import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { chooseNewPassword } from './account-client.ts'
import { EntryFrame } from './entry-frame.tsx'
import { BackToSignIn } from './other-readings.tsx'
import { WIDE } from './passkey-way.tsx'
import { PasswordField } from './password-field.tsx'
import { lackOf, passwordRule } from './password-rule.ts'
import { Refused } from './told.tsx'
import { useAttempts } from './use-attempts.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** The reading of who has opened the link for a new password. */
export function NewPassword({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempts = useAttempts(form)
  const navigate = useNavigate()
  useFirstFocus(form, true)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (attempts.busy) return
    setAsked(true)
    if (lackOf(password) > 0) return attempts.focus('password')
    if (await attempts.attempt('password', () => chooseNewPassword(password, token)))
      await navigate('/accedi', { replace: true, state: { note: 'La password è cambiata: accedi con quella nuova.' } })
  }
  return (
    <EntryFrame title="Nuova password" sub="Vale da subito, su tutti i tuoi dispositivi." foot={<BackToSignIn carried={{}} />}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Nuova password">
        <PasswordField
          label="Password nuova"
          value={password}
          onChange={(value) => {
            attempts.forget('password')
            setPassword(value)
          }}
          autoComplete="new-password"
          hint={passwordRule(password)}
          error={attempts.problem('password') ?? (isAsked && lackOf(password) > 0 ? passwordRule(password) : undefined)}
        />
        <Button type="submit" variant="primary" busy={attempts.busy !== undefined} className={`${WIDE} mt-5.5`}>
          Salva la password
        </Button>
        <Refused text={attempts.problem('page')} />
      </form>
    </EntryFrame>
  )
}
