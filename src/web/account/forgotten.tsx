import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { askForNewPassword } from './account-client.ts'
import { AddressField, addressProblem } from './address-field.tsx'
import type { Carried } from './carried.ts'
import { EntryFrame } from './entry-frame.tsx'
import { BackToSignIn } from './other-readings.tsx'
import { WIDE } from './passkey-way.tsx'
import { Refused, Sent } from './told.tsx'
import { useAttempts } from './use-attempts.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface ForgottenProps {
  readonly carried: Carried
  readonly isByMail: boolean | undefined
}

/** The reading of who has forgotten the password. The answer is the same whether the address is known. */
export function Forgotten({ carried: { reading: _reading, ...carried }, isByMail }: ForgottenProps) {
  const [typed, setTyped] = useState<string>()
  const [hasSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempts = useAttempts(form)
  const email = typed ?? carried.email ?? ''
  useFirstFocus(form, true)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (attempts.busy) return
    const problem = addressProblem(form.current)
    if (problem !== undefined) return attempts.say({ at: 'email', text: problem })
    if (await attempts.attempt('link', () => askForNewPassword(email.trim()))) setSent(true)
  }
  return (
    <EntryFrame
      title="Password dimenticata"
      sub="Scrivi il tuo indirizzo: ricevi un link per sceglierne una nuova."
      firm={carried.azienda}
      foot={<BackToSignIn carried={{ ...carried, ...(email && { email }) }} />}
    >
      {hasSent ? (
        <Sent>
          {isByMail === false
            ? 'Su questo server la posta non è configurata: se l’indirizzo ha un account, il link è nel registro del server. Chiedilo a chi lo gestisce.'
            : `Se ${email} ha un account, ti abbiamo scritto: apri il link per scegliere la password nuova. Vale un’ora.`}
        </Sent>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Password dimenticata">
          <AddressField
            value={email}
            autoComplete="username"
            error={attempts.problem('email')}
            onChange={(value) => {
              attempts.forget('email')
              setTyped(value)
            }}
          />
          <Button type="submit" variant="primary" busy={attempts.busy !== undefined} className={`${WIDE} mt-5.5`}>
            Invia il link
          </Button>
          <Refused text={attempts.problem('page')} />
        </form>
      )}
    </EntryFrame>
  )
}
