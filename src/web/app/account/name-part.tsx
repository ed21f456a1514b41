import { useState, type SubmitEvent } from 'react'
import { ACCOUNT_PATH } from '../../../kernel/firm/firm-door.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import { Part } from './part.tsx'

const LONGEST = 80

/** The name under which everything that one does is signed from now on. */
export function NamePart() {
  const { firm, onFirm } = useFirm()
  const change = useServerChange(ACCOUNT_PATH)
  const [name, setName] = useState(firm.me.name)
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const said = name.trim()
    if (said === '') return setError(messages.required({ label: 'Nome' }))
    const answer = await change('POST', `${ACCOUNT_PATH}/update-user`, { name: said }, 'Nome salvato.')
    if (answer.is === 'ok') onFirm({ ...firm, me: { ...firm.me, name: said } })
  }
  return (
    <Part title="Nome">
      <form noValidate className="flex items-start gap-3" onSubmit={(event) => void submit(event)}>
        <Field
          label="Nome e cognome"
          error={error}
          hint="Firma quello che fai: chi lavora con te lo legge nella cronologia."
          className="flex-1"
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={name}
              maxLength={LONGEST}
              autoComplete="name"
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <Button type="submit" className="mt-[26px]">
          Salva
        </Button>
      </form>
    </Part>
  )
}
