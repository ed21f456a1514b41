import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useServerChange } from '../use-server.ts'
import { addressesIn } from './addresses.ts'
import { notifyLinks, type InvitationMade } from './link-notice.tsx'
import { PlaceFields, type Place } from './place-fields.tsx'

interface InviteDialogProps {
  readonly path: string
  readonly open: boolean
  readonly onClose: () => void
}

const START: Place = { role: 'collaboratore', groups: [] }

/** Asks whom to invite, one or several, and as what; where no mail goes out it hands over the links. */
export function InviteDialog({ path, open, onClose }: InviteDialogProps) {
  const change = useServerChange(path)
  const [text, setText] = useState('')
  const [place, setPlace] = useState(START)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { addresses, problem } = addressesIn(text)
    if (problem !== undefined) return setError(problem)
    setIsBusy(true)
    const made: InvitationMade[] = []
    for (const to of addresses) {
      const answer = await change<{ readonly link?: string }>('POST', `${path}/inviti`, { email: to, ...place })
      if (answer.is !== 'ok') break
      made.push({ email: to, link: answer.value.link })
    }
    setIsBusy(false)
    notifyLinks(made)
    // Whoever could not be invited stays in the field.
    setText(addresses.slice(made.length).join(', '))
    if (made.length < addresses.length) return
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
        <Field
          label="E-mail"
          error={error}
          hint="Anche più indirizzi, separati da virgole. Il link vale sette giorni, una volta sola e per il suo indirizzo."
          required
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              inputMode="email"
              value={text}
              onChange={({ target }) => {
                setText(target.value)
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
