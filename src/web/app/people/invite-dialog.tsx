import { useState, type SubmitEvent } from 'react'
import { email as emailField } from '../../../kernel/fields/email.ts'
import { validateField } from '../../../kernel/derive/validate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useServerChange } from '../use-server.ts'
import { notifyLink } from './link-notice.tsx'
import { PlaceFields, type Place } from './place-fields.tsx'

interface InviteDialogProps {
  readonly path: string
  readonly open: boolean
  readonly onClose: () => void
}

const address = emailField('E-mail')
const START: Place = { role: 'collaboratore', groups: [] }

/** Asks whom to invite and as what; where no mail goes out it hands over the link. */
export function InviteDialog({ path, open, onClose }: InviteDialogProps) {
  const change = useServerChange(path)
  const [email, setEmail] = useState('')
  const [place, setPlace] = useState(START)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const checked = validateField('email', address, email)
    if ('problems' in checked) return setError(checked.problems[0]?.message)
    setIsBusy(true)
    const to = String(checked.value)
    const answer = await change<{ readonly sent: boolean; readonly link?: string }>('POST', `${path}/inviti`, { email: to, ...place })
    setIsBusy(false)
    if (answer.is !== 'ok') return
    notifyLink(to, answer.value.link)
    setEmail('')
    setPlace(START)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Invita una persona"
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="primary" type="submit" form="invito" busy={isBusy}>
            Invita
          </Button>
        </>
      }
    >
      <form id="invito" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label="E-mail" error={error} hint="Il link vale sette giorni, una volta sola e per questo indirizzo." required>
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              type="email"
              autoComplete="off"
              inputMode="email"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <PlaceFields place={place} onChange={setPlace} />
      </form>
    </Dialog>
  )
}
