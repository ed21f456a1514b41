import { useRef, useState } from 'react'
import type { Values } from '../../../kernel/door/change.ts'
import { azienda } from '../../../kernel/firm/azienda.ts'
import { FIRMS_PATH, type FirmKept } from '../../../kernel/firm/firm-door.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { columns, textsOf, VatHint } from '../company/company-form.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'

type Texts = Readonly<Record<string, string>>

interface CompanyDraftProps {
  readonly onTexts: (texts: Texts) => void
  readonly onField: (key: string | undefined) => void
  readonly onSaved: (values: Values) => void
}

/** What a firm says of itself, each field saved when it is left: what is right is kept, what is wrong is said at its field. */
export function CompanyDraft({ onTexts, onField, onSaved }: CompanyDraftProps) {
  const { firm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const [texts, setTexts] = useState<Texts>(() => textsOf(firm))
  const [errors, setErrors] = useState<Texts>({})
  const sent = useRef<Texts>(texts)
  const write = (key: string, text: string) => {
    const next = { ...texts, [key]: text }
    setTexts(next)
    onTexts(next)
    setErrors(without(errors, key))
  }
  const keep = async (key: string) => {
    onField(undefined)
    const text = texts[key] ?? ''
    if (text === (sent.current[key] ?? '')) return
    sent.current = { ...sent.current, [key]: text }
    const answer = await change<FirmKept>('PATCH', path, { [key]: text })
    // Another try on leaving the field again.
    if (answer.is !== 'ok') return void (sent.current = without(sent.current, key))
    const { values, problems } = answer.value
    setErrors((before) => ({ ...without(before, key), ...Object.fromEntries(problems.map((one) => [one.path, one.message])) }))
    onSaved(values)
  }
  return (
    <div className="grid gap-x-3.5 gap-y-5 sm:grid-cols-12">
      {Object.entries(azienda.fields).map(([key, field]) => (
        <Field
          key={key}
          label={field.label}
          error={errors[key]}
          required={!isOptional(field)}
          hint={key === 'partita_iva' ? <VatHint text={texts[key] ?? ''} /> : undefined}
          className={columns[key]}
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={texts[key] ?? ''}
              autoComplete={field.autofill ?? 'off'}
              inputMode={key === 'partita_iva' || key === 'cap' ? 'numeric' : undefined}
              onFocus={() => onField(key)}
              onBlur={() => void keep(key)}
              onChange={({ target }) => write(key, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const without = (texts: Texts, key: string): Texts => {
  const { [key]: _gone, ...rest } = texts
  return rest
}
