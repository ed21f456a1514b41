import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface SecretFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly className?: string
}

/** A password that changes something about the account. */
export const SecretField = ({ label, value, onChange, error, hint, autoComplete, className }: SecretFieldProps) => (
  <Field label={label} error={error} hint={hint} className={className}>
    {(ids) => (
      <TextInput {...ids} type="password" autoComplete={autoComplete} value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
)
