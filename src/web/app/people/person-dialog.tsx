import { useState, type SubmitEvent } from 'react'
import type { Person } from '../../../kernel/firm/firm-door.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useServerChange } from '../use-server.ts'
import { PlaceFields, type Place } from './place-fields.tsx'

interface PersonDialogProps {
  readonly person: Person
  readonly path: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Role and groups of somebody, and the way to see him out. Whoever is the last owner stays one: the server says why. */
export function PersonDialog({ person, path, open, onClose }: PersonDialogProps) {
  const change = useServerChange(path)
  const [place, setPlace] = useState<Place>({ role: person.role, groups: person.groups })
  const [isLeaving, setIsLeaving] = useState(false)
  const at = `${path}/${person.id}`
  const close = () => {
    setIsLeaving(false)
    onClose()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if ((await change('PUT', at, place, `${person.name}: fatto.`)).is === 'ok') close()
  }
  const remove = async () => {
    if ((await change('DELETE', at, {}, `${person.name} non fa più parte dell’azienda.`)).is === 'ok') close()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={isLeaving ? `Togli ${person.name}?` : person.name}
      description={
        isLeaving ? 'Non entra più da subito. Quello che ha scritto resta, con il suo nome. Puoi invitarla di nuovo.' : person.email
      }
      size="sm"
      footer={
        isLeaving ? (
          <>
            <Button onClick={() => setIsLeaving(false)}>Indietro</Button>
            <Button variant="danger" onClick={() => void remove()}>
              Togli dall’azienda
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={() => setIsLeaving(true)} className="md:mr-auto">
              Togli…
            </Button>
            <Button variant="ghost" onClick={close} className="max-md:hidden">
              Annulla
            </Button>
            <Button variant="primary" type="submit" form={`persona-${person.id}`}>
              Salva
            </Button>
          </>
        )
      }
    >
      {!isLeaving && (
        <form id={`persona-${person.id}`} className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <PlaceFields place={place} onChange={setPlace} />
        </form>
      )}
    </Dialog>
  )
}
