import { azienda } from '../../../kernel/firm/azienda.ts'
import type { FirmOpened } from '../../../kernel/firm/firm-door.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { vatNumberProblem } from '../../../kernel/italian/vat-number.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { LogoField } from './logo-field.tsx'

/** What a firm says of itself, or what is wrong with it, by field. */
export type Texts = Readonly<Record<string, string>>

/** Columns of twelve that each field takes on a desk: addresses are long, provinces are not. */
const columns: Texts = {
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

interface CompanyFieldsProps {
  readonly texts: Texts
  readonly errors: Texts
  readonly onWrite: (key: string, text: string) => void
  readonly onEnter: (key: string) => void
  readonly onLeave: (key: string) => void
}

/** The fields of what a firm says of itself. */
export const CompanyFields = ({ texts, errors, onWrite, onEnter, onLeave }: CompanyFieldsProps) => (
  <>
    {Object.entries(azienda.fields).map(([key, field]) => (
      <Field
        key={key}
        label={field.label}
        error={errors[key]}
        required={!isOptional(field)}
        hint={key === 'partita_iva' ? <VatHint text={texts[key] ?? ''} /> : field.hint}
        className={columns[key]}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={texts[key] ?? ''}
            autoComplete={field.autofill ?? 'off'}
            inputMode={key === 'partita_iva' || key === 'cap' ? 'numeric' : undefined}
            onFocus={() => onEnter(key)}
            onBlur={() => onLeave(key)}
            onChange={({ target }) => onWrite(key, target.value)}
          />
        )}
      </Field>
    ))}
    <LogoField className="col-span-full" />
  </>
)

/** What a firm says of itself as it stands in the fields. */
export const textsOf = ({ name, values }: FirmOpened): Texts => ({
  nome: name,
  ...Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
})

/** Eleven digits of which the last checks the others. */
function VatHint({ text }: { readonly text: string }) {
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
