import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface Letto {
  readonly code: string
  /** Milliseconds from the first sign to Enter. */
  readonly took: number
}

/** A reader types faster than people: more than this for each sign was a hand. */
const HAND_MS = 60

/** What a reader sends is read as at the till: signs and then Enter. */
export function ProvaLettore({ nome }: { readonly nome: string }) {
  const [text, setText] = useState('')
  const [began, setBegan] = useState(0)
  const [read, setRead] = useState<Letto>()
  const isByHand = read !== undefined && read.took > read.code.length * HAND_MS
  return (
    <form
      className="grid gap-2"
      aria-label={`Prova di lettura: ${nome}`}
      onSubmit={(event) => {
        event.preventDefault()
        const code = text.trim()
        if (code === '') return
        setRead({ code, took: event.timeStamp - began })
        setText('')
      }}
    >
      <Field label={`Leggi un codice con ${nome}`} hint="Metti il cursore qui e leggi: il codice deve arrivare intero, con Invio.">
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              if (text === '') setBegan(event.timeStamp)
              setText(event.target.value)
            }}
          />
        )}
      </Field>
      <p role="status" className="min-h-6 text-sm">
        {read && `Letto ${read.code}: ${read.code.length} caratteri${isByHand ? ', scritti a mano' : ', dal lettore'}.`}
      </p>
    </form>
  )
}
