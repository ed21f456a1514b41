import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { signInByFilledPasskey, signInByPasskey, signInByPassword } from './account-client.ts'
import { AddressLink } from './address-link.tsx'
import { AddressField, addressProblem } from './address-field.tsx'
import type { Carried } from './carried.ts'
import { EntryBody } from './entry-body.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { Forgotten } from './forgotten.tsx'
import { invitationOf, invitedSub, invitedTitle, STALE_LINK } from './invited.ts'
import { NewPassword } from './new-password.tsx'
import { ToForgotten, ToRegistration } from './other-readings.tsx'
import { PasswordField } from './password-field.tsx'
import { BESIDE, Or, PasskeyWay, ThisDevice } from './passkey-way.tsx'
import { fillsInPasskeys } from './passkeys.ts'
import { SecondStep } from './second-step.tsx'
import { Refused, Told } from './told.tsx'
import { useArriving } from './use-arrival.ts'
import { useAttempts, type Attempts } from './use-attempts.ts'
import { useEntry, type Entry } from './use-entry.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** The readings of `/accedi`: sign in, ask for a new password, choose it, confirm or stop a change of address. */
export function SignInPage() {
  const entry = useEntry()
  const { reading, key } = entry.carried
  if (reading === 'nuova-password' && key !== undefined) return <NewPassword token={key} />
  if ((reading === 'indirizzo' || reading === 'non-sono-stato-io') && key !== undefined)
    return <AddressLink reading={reading} token={key} />
  if (reading === 'dimenticata') return <Forgotten carried={entry.carried} isByMail={entry.state?.mail} />
  return <SignIn entry={entry} />
}

function SignIn({ entry }: { readonly entry: Entry }) {
  const { carried, proof, token } = entry
  const [typed, setTyped] = useState<string>()
  const [asksCode, setAsksCode] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempts = useAttempts(form)
  const arrive = useArriving(entry, attempts, ({ goBack }) => goBack())
  const invitation = invitationOf(proof)
  const email = invitation?.email ?? typed ?? carried.email ?? ''
  const along: Carried = {
    ...(email && { email }),
    ...(carried.azienda && { azienda: carried.azienda }),
    ...(carried.link && token !== undefined && { link: carried.link }),
  }
  if (asksCode) return <SecondStep onDone={() => void arrive()} onBack={() => setAsksCode(false)} problem={attempts.problem('page')} />
  return (
    <EntryFrame
      title={invitation ? invitedTitle(invitation) : 'Accedi'}
      sub={invitation ? invitedSub(invitation) : 'Riprendi da dove avevi lasciato.'}
      firm={invitation?.azienda ?? carried.azienda}
      foot={
        <>
          <ToRegistration carried={along} />
          <ToForgotten carried={along} className="max-md:hidden" />
        </>
      }
    >
      <EntryBody entry={entry}>
        <SignInForm
          entry={entry}
          form={form}
          attempts={attempts}
          along={along}
          email={email}
          onType={setTyped}
          onIn={() => void arrive()}
          onCode={() => setAsksCode(true)}
        />
      </EntryBody>
    </EntryFrame>
  )
}

interface SignInFormProps {
  readonly entry: Entry
  readonly form: RefObject<HTMLFormElement | null>
  readonly attempts: Attempts
  readonly along: Carried
  readonly email: string
  readonly onType: (email: string) => void
  readonly onIn: () => void
  /** The password was right, and a second factor is asked for. */
  readonly onCode: () => void
}

function SignInForm({ entry, form, attempts, along, email, onType, onIn, onCode }: SignInFormProps) {
  const [password, setPassword] = useState('')
  useFirstFocus(form, true)
  useFilledPasskey(attempts, onIn)
  const tryPasskey = async () => {
    if (await attempts.attempt('passkey', signInByPasskey)) onIn()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (attempts.busy) return
    const problem = addressProblem(form.current)
    if (problem !== undefined) return attempts.say({ at: 'email', text: problem })
    if (password === '') return attempts.focus('password')
    const result = await attempts.attempt('password', () => signInByPassword(email.trim(), password))
    if (result === 'code') onCode()
    else if (result === 'in') onIn()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Accesso">
      {entry.carried.note && <Told>{entry.carried.note}</Told>}
      {entry.isStale && <Told>{STALE_LINK} Puoi accedere da qui.</Told>}
      <PasskeyWay
        hint={
          <>
            Impronta, volto o PIN di questo <ThisDevice />.
          </>
        }
        problem={attempts.problem('passkey')}
        busy={attempts.busy !== undefined}
        onUse={() => void tryPasskey()}
      >
        Accedi con la passkey
      </PasskeyWay>
      <Or />
      <AddressField
        value={email}
        isFixed={invitationOf(entry.proof) !== undefined}
        autoComplete="username webauthn"
        error={attempts.problem('email')}
        onChange={(value) => {
          attempts.forget('email')
          onType(value)
        }}
      />
      <div className="relative field-and-button mt-3.5">
        <PasswordField
          value={password}
          onChange={(value) => {
            attempts.forget('password')
            setPassword(value)
          }}
          autoComplete="current-password"
          hint="Almeno 12 caratteri. Maiuscole e minuscole contano."
          error={attempts.problem('password')}
        />
        <ToForgotten carried={along} className="absolute -top-2 right-0 md:hidden" />
        <Button type="submit" busy={attempts.busy !== undefined} className={BESIDE}>
          <span>
            Accedi<span className="md:hidden"> con la password</span>
          </span>
        </Button>
      </div>
      <Refused text={attempts.problem('page')} />
    </form>
  )
}

/** Passkeys stand among what the browser fills in, from the first moment on and without a word where it has none. */
function useFilledPasskey(attempts: Attempts, onIn: () => void): void {
  const use = useEffectEvent(async () => {
    if (!(await fillsInPasskeys())) return
    const result = await signInByFilledPasskey()
    if (result.is === 'in') onIn()
    if (result.is === 'refused') attempts.say({ at: 'passkey', text: result.text })
  })
  useEffect(() => void use(), [])
}
