import { useRef, useState, type SubmitEvent } from 'react'
import { azienda } from '../../../kernel/firm/azienda.ts'
import { FIRMS_PATH, type FirmOpened } from '../../../kernel/firm/firm-door.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { validate } from '../../../kernel/derive/validate.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { vatNumberProblem } from '../../../kernel/italian/vat-number.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useServerChange } from '../use-server.ts'

type Texts = Readonly<Record<string, string>>

/** Columns of twelve that each field takes on a desk: addresses are long, provinces are not. */
export const columns: Readonly<Record<string, string>> = {
  nome: 'sm:col-span-7',
  partita_iva: 'sm:col-span-5',
  indirizzo: 'sm:col-span-5',
  cap: 'sm:col-span-2',
  comune: 'sm:col-span-3',
  provincia: 'sm:col-span-2',
  telefono: 'sm:col-span-4',
  email: 'sm:col-span-4',
  recapito_sdi: 'sm:col-span-4',
  iban: 'sm:col-span-6',
  iscrizioni: 'sm:col-span-6',
}

interface CompanyFormProps {
  readonly firm: FirmOpened
  readonly today: string
  readonly onTexts: (texts: Texts) => void
  readonly onField: (key: string | undefined) => void
  readonly onSaved: (values: Values) => void
}

/** What a firm says of itself, field by field, with what is wrong at each; the texts as they are typed go to the paper beside. */
export function CompanyForm({ firm, today, onTexts, onField, onSaved }: CompanyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const [texts, setTexts] = useState<Texts>(() => textsOf(firm))
  const [errors, setErrors] = useState<Texts>({})
  const [isBusy, setIsBusy] = useState(false)
  const write = (key: string, text: string) => {
    const next = { ...texts, [key]: text }
    setTexts(next)
    onTexts(next)
    const { [key]: _, ...rest } = errors
    setErrors(rest)
  }
  const refuse = (problems: readonly { readonly path: string; readonly message: string }[]) => {
    setErrors(Object.fromEntries(problems.map((one) => [one.path, one.message])))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const checked = validate(azienda, texts, { today })
    if (!checked.ok) return refuse(checked.problems)
    setIsBusy(true)
    const answer = await change('PUT', path, checked.values, 'Dati dell’azienda salvati: valgono per le prossime stampe.')
    setIsBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok') onSaved(checked.values)
  }
  return (
    <form ref={form} noValidate className="grid gap-x-3.5 gap-y-5 sm:grid-cols-12" onSubmit={(event) => void submit(event)}>
      {Object.entries(azienda.fields).map(([key, field]) => (
        <Field
          key={key}
          label={field.label}
          error={errors[key]}
          required={!isOptional(field)}
          hint={key === 'partita_iva' ? <VatHint text={texts[key] ?? ''} /> : field.hint}
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
              onBlur={() => onField(undefined)}
              onChange={({ target }) => write(key, target.value)}
            />
          )}
        </Field>
      ))}
      <div className="col-span-full">
        <Button variant="primary" type="submit" busy={isBusy}>
          Salva
        </Button>
      </div>
    </form>
  )
}

/** What a firm says of itself as it stands in the fields. */
export const textsOf = ({ name, values }: FirmOpened): Texts => ({
  nome: name,
  ...Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
})

/** Eleven digits of which the last checks the others. */
export function VatHint({ text }: { readonly text: string }) {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 11) return 'Undici cifre: l’ultima controlla le altre.'
  if (vatNumberProblem(digits) !== undefined)
    return <span className="text-warn">Il controllo non torna: forse due cifre sono scambiate.</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-ok">
      <Icon name="check" /> Verificata: il codice di controllo è corretto
    </span>
  )
}
