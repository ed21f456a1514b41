import { useState, type SubmitEvent } from 'react'
import { ACCOUNT_PATH } from '../../../kernel/firm/firm-door.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { beginCodes, confirmCodes, endCodes, type Codes } from '../../account/own-account.ts'
import { useServer } from '../use-server.ts'
import { Part } from './part.tsx'
import { QrCode } from './qr-code.tsx'
import { SecretField } from './secret-field.tsx'

const HERE = `${ACCOUNT_PATH}/get-session`

interface CodesPartProps {
  /** Called once codes are asked for at sign-in. */
  readonly onLit?: () => void
}

/** A second step at sign-in: six digits that an app on the telephone shows, and ten codes on paper for when it is lost. */
export function CodesPart({ onLit }: CodesPartProps) {
  const { data, refetch } = useServer<{ readonly user: { readonly twoFactorEnabled?: boolean | null } }>(HERE)
  const [codes, setCodes] = useState<Codes>()
  const done = async () => {
    setCodes(undefined)
    await refetch()
  }
  return (
    <Part title="App con codici" text="Un secondo passo oltre alla password: sei cifre da un’app del telefono.">
      {data?.user.twoFactorEnabled ? (
        <WithPassword label="Spegni" hint={<Badge tone="success">Acceso</Badge>} onPassword={endCodes} onDone={() => void done()} />
      ) : codes ? (
        <Confirm codes={codes} onDone={() => void done().then(onLit)} />
      ) : (
        <WithPassword label="Accendi" onPassword={beginCodes} onDone={setCodes} />
      )}
    </Part>
  )
}

interface WithPasswordProps<T> {
  readonly label: string
  readonly hint?: React.ReactNode
  readonly onPassword: (
    password: string,
  ) => Promise<{ readonly is: 'refused'; readonly text: string } | { readonly is: 'done'; readonly value: T }>
  readonly onDone: (value: T) => void
}

/** Asks for the password before anything about it changes; who has none leaves it empty. */
function WithPassword<T>({ label, hint, onPassword, onDone }: WithPasswordProps<T>) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const answer = await onPassword(password)
    if (answer.is === 'refused') return setError(answer.text)
    setPassword('')
    onDone(answer.value)
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
      {hint && <div className="w-full">{hint}</div>}
      <SecretField
        label="Password"
        value={password}
        onChange={setPassword}
        error={error}
        autoComplete="current-password"
        className="min-w-48 flex-1"
      />
      <Button type="submit" className="mt-[26px]">
        {label}
      </Button>
    </form>
  )
}

function Confirm({ codes: { uri, secret, recovery }, onDone }: { readonly codes: Codes; readonly onDone: () => void }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const answer = await confirmCodes(code.replace(/\s/g, ''))
    if (answer.is === 'refused') setError(answer.text)
    else onDone()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label="Codice da inquadrare con l’app" />
        <p className="min-w-48 flex-1 text-sm text-ink-soft">
          Inquadra il codice con l’app, oppure scrivi questa chiave: <code className="break-all text-ink">{secret}</code>
        </p>
      </div>
      <div>
        <p className="text-sm text-ink-soft">Codici di recupero: tienili su carta. Ognuno vale una volta, se perdi il telefono.</p>
        <ul className="num grid grid-cols-2 gap-x-6 gap-y-1 pt-2 text-sm sm:grid-cols-3">
          {recovery.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className="flex items-start gap-3">
        <Field label="Le sei cifre di adesso" error={error}>
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <Button variant="primary" type="submit" className="mt-[26px]">
          Conferma
        </Button>
      </div>
    </form>
  )
}
