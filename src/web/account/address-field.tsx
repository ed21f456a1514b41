import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SENTENCES } from './sentences.ts'

/** Fields of entry are a size larger than those of the work screens: one fills them in once. */
export const FIELD = 'min-h-11 text-md max-md:min-h-12'

interface AddressFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  /** A link was sent to this address: it is not changed. */
  readonly isFixed?: boolean
  readonly autoComplete: 'username' | 'username webauthn'
}

export function AddressField({ value, onChange, error, isFixed = false, autoComplete }: AddressFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          type="email"
          name="email"
          required
          readOnly={isFixed}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={isFixed ? `${FIELD} bg-sunken` : FIELD}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** What is wrong with the address that stands in the form, as the browser sees it. */
export function addressProblem(form: HTMLFormElement | null): string | undefined {
  const input = form?.querySelector<HTMLInputElement>('input[name="email"]')
  if (!input || input.value.trim() === '') return 'Scrivi il tuo indirizzo e-mail.'
  const [, domain = ''] = input.value.trim().split('@')
  const isWhole = input.validity.valid && domain.slice(1, -1).includes('.')
  return isWhole ? undefined : SENTENCES.address
}
