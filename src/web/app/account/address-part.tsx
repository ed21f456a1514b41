import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ACCOUNT_PATH, ENTRY_PATH, type AddressAsked, type AddressPending } from '../../../kernel/firm/firm-door.ts'
import { readAddressWish } from '../../../kernel/firm/new-address.ts'
import { timeNow } from '../../../kernel/italian/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { without } from '../company/use-texts.ts'
import { useFirm } from '../firm-context.ts'
import { useRefusal } from '../use-refusal.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { Part } from './part.tsx'
import { SecretField } from './secret-field.tsx'

const HERE = `${ACCOUNT_PATH}/get-session`
const CHANGE = `${ENTRY_PATH}/indirizzo`

/** The address that one signs in with, and a new one, which holds once the link that goes to it is confirmed. */
export function AddressPart() {
  const { firm } = useFirm()
  const { data } = useServer<{ readonly user: { readonly email: string } }>(HERE)
  const { data: { pending } = {} } = useServer<AddressPending>(CHANGE)
  const change = useServerChange(CHANGE)
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const present = data?.user.email ?? firm.me.email
  const open = () => {
    setAsked(false)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const drop = async () => {
    const answer = await change('DELETE', CHANGE, {}, `Resta ${present}: il link non vale più.`)
    if (answer.is === 'ok') close()
  }
  return (
    <Part title="Indirizzo e-mail" text="Ci accedi, e qui arrivano i link per la password.">
      <p className="pb-3 text-sm wrap-anywhere">{present}</p>
      {pending && !isOpen && <Waiting isAsked={isAsked}>{sentence(pending, present)}</Waiting>}
      {isOpen ? (
        <AddressForm
          present={present}
          onCancel={close}
          onAsked={() => {
            setAsked(true)
            setOpen(false)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={opener} onClick={open}>
            {pending ? 'Usa un altro indirizzo' : 'Cambia indirizzo'}
          </Button>
          {pending && (
            <Button variant="ghost" onClick={() => void drop()}>
              Lascia perdere
            </Button>
          )}
        </div>
      )}
    </Part>
  )
}

/** Takes the place of the form that was sent, where one was: then it is read out and has the focus. */
function Waiting({ isAsked, children }: { readonly isAsked: boolean; readonly children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [isAsked])
  return (
    <p ref={box} tabIndex={-1} role="status" className="pb-4 text-sm text-ink-soft outline-none wrap-anywhere">
      {children}
    </p>
  )
}

const sentence = ({ sent, email, until }: NonNullable<AddressPending['pending']>, present: string): string =>
  sent
    ? `Ti abbiamo scritto a ${email}: apri il link entro le ${timeNow(new Date(until))} e conferma. Fino ad allora accedi con ${present}.`
    : `Su questo server la posta non è configurata: il link per confermare ${email} è nel registro del server e vale fino alle ${timeNow(new Date(until))}. Chiedilo a chi lo gestisce.`

interface AddressFormProps {
  readonly present: string
  readonly onCancel: () => void
  readonly onAsked: () => void
}

function AddressForm({ present, onCancel, onAsked }: AddressFormProps) {
  const change = useServerChange(CHANGE)
  const { form, errors, setErrors, refuse } = useRefusal()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const read = readAddressWish({ email, password }, present)
    if ('problems' in read) return refuse(read.problems)
    setBusy(true)
    const answer = await change<AddressAsked>('POST', CHANGE, { email: read.email, password })
    setBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok') onAsked()
  }
  return (
    <form ref={form} noValidate aria-label="Cambia indirizzo" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Indirizzo nuovo" error={errors['email']}>
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                setErrors(without(errors, 'email'))
              }}
            />
          )}
        </Field>
        <SecretField
          label="Password di adesso"
          hint="Vuota, se entri solo con la passkey."
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(value) => {
            setPassword(value)
            setErrors(without(errors, 'password'))
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Invia il link
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Annulla
        </Button>
      </div>
    </form>
  )
}
