import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ACCOUNT_PATH, ENTRY_PATH, type AddressAsked } from '../../../kernel/firm/firm-door.ts'
import { readAddressWish } from '../../../kernel/firm/new-address.ts'
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

interface Asked extends AddressAsked {
  readonly email: string
}

/** The address that one signs in with, and a new one, which holds once the link that goes to it is confirmed. */
export function AddressPart() {
  const { firm } = useFirm()
  const { data } = useServer<{ readonly user: { readonly email: string } }>(HERE)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const opener = useRef<HTMLButtonElement>(null)
  const present = data?.user.email ?? firm.me.email
  const open = () => {
    setAsked(undefined)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Part title="Indirizzo e-mail" text="Ci accedi, e qui arrivano i link per la password.">
      <p className="pb-3 text-sm wrap-anywhere">{present}</p>
      {asked && !isOpen && <Focused>{sentence(asked, present)}</Focused>}
      {isOpen ? (
        <AddressForm
          present={present}
          onCancel={close}
          onAsked={(answer) => {
            setAsked(answer)
            setOpen(false)
          }}
        />
      ) : (
        <Button ref={opener} onClick={open}>
          {asked ? 'Usa un altro indirizzo' : 'Cambia indirizzo'}
        </Button>
      )}
    </Part>
  )
}

/** Takes the place of the form that was sent: it is read out and has the focus. */
function Focused({ children }: { readonly children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} tabIndex={-1} role="status" className="pb-4 text-sm text-ink-soft outline-none wrap-anywhere">
      {children}
    </p>
  )
}

const sentence = ({ sent, email }: Asked, present: string): string =>
  sent
    ? `Ti abbiamo scritto a ${email}: apri il link entro un’ora e conferma. Fino ad allora accedi con ${present}.`
    : `Su questo server la posta non è configurata: il link per confermare ${email} è nel registro del server. Chiedilo a chi lo gestisce.`

interface AddressFormProps {
  readonly present: string
  readonly onCancel: () => void
  readonly onAsked: (asked: Asked) => void
}

function AddressForm({ present, onCancel, onAsked }: AddressFormProps) {
  const change = useServerChange(HERE)
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
    const answer = await change<AddressAsked>('POST', `${ENTRY_PATH}/indirizzo`, { email: read.email, password })
    setBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok') onAsked({ ...answer.value, email: read.email })
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
