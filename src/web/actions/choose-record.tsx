import { useId } from 'react'
import { reference } from '../../kernel/fields/reference.ts'
import type { Action } from '../../kernel/action/action.ts'
import { useEntity } from '../data/sector-context.tsx'
import { ReferenceInput } from '../fields/reference/input.tsx'
import { UNREADABLE } from '../fields/input-props.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'

interface ChooseRecordProps {
  readonly action: Action
  readonly open: boolean
  readonly onClose: () => void
  readonly onChosen: (id: string) => void
}

/** An action on a record that was called by its name, from the palette: about which one? Only those are offered that it can be about. */
export function ChooseRecord({ action, open, onClose, onChosen }: ChooseRecordProps) {
  const { label } = useEntity(action.entity)
  const name = useId()
  const field = reference(label.one, action.entity, { among: () => action.where ?? [] })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={action.title}
      description={action.description}
      footer={
        <Button variant="ghost" onClick={onClose}>
          Annulla
        </Button>
      }
    >
      <Field label={label.one}>
        {(ids) => (
          <ReferenceInput
            field={field}
            name={name}
            value=""
            onChange={(typed) => typeof typed === 'string' && typed !== '' && typed !== UNREADABLE && onChosen(typed)}
            onBlur={() => undefined}
            ids={ids}
            required={false}
          />
        )}
      </Field>
    </Dialog>
  )
}
