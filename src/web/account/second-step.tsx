import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { verifyCode, verifyRecoveryCode } from './account-client.ts'
import { FIELD } from './address-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { WIDE } from './passkey-way.tsx'
import { useAttempts } from './use-attempts.ts'

interface SecondStepProps {
  readonly onDone: () => void
  readonly onBack: () => void
  /** What stood against going on, once the code was right. */
  readonly problem: string | undefined
}

/** After the password, for whoever has a second factor: six digits from his telephone, or one of the codes that he has put away. */
export function SecondStep({ onDone, onBack, problem }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const attempts = useAttempts(form)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form, isRecovery])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (attempts.busy) return
    const typed = code.replaceAll(/\s/g, '')
    if (typed === '') return attempts.focus('codice')
    if (await attempts.attempt('link', () => (isRecovery ? verifyRecoveryCode(typed) : verifyCode(typed)))) onDone()
    else attempts.focus('codice')
  }
  return (
    <EntryFrame
      title="Ancora un codice"
      sub={
        isRecovery
          ? 'Scrivi uno dei codici che hai messo da parte: vale una volta sola.'
          : 'Sei cifre, dall’app dei codici sul tuo telefono.'
      }
      foot={<Button onClick={onBack}>Indietro</Button>}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Secondo passo">
        <Field label={isRecovery ? 'Codice di recupero' : 'Codice di sei cifre'} error={attempts.problem('page') ?? problem}>
          {(ids) => (
            <TextInput
              {...ids}
              name="codice"
              required
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              autoCapitalize="none"
              spellCheck={false}
              className={`${FIELD} num`}
              value={code}
              onChange={(event) => {
                attempts.forget('page')
                setCode(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={attempts.busy !== undefined} className={`${WIDE} mt-5.5`}>
          Conferma
        </Button>
        <Button
          variant="ghost"
          className="mt-3"
          onClick={() => {
            setCode('')
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery ? 'Usa l’app dei codici' : 'Usa un codice di recupero'}
        </Button>
      </form>
    </EntryFrame>
  )
}
