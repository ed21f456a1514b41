import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { fieldButtonLook } from '../ui/button-look.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { FIELD } from './address-field.tsx'

interface PasswordFieldProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string
  readonly error: string | undefined
  readonly autoComplete: 'new-password' | 'current-password'
}

/** A password, which may be looked at while it is typed. */
export function PasswordField({ label = 'Password', value, onChange, hint, error, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          id={id}
          describedBy={describedBy}
          invalid={invalid}
          type={isShown ? 'text' : 'password'}
          name="password"
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${FIELD} num`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          suffix={
            <button
              type="button"
              aria-label="Mostra la password"
              aria-pressed={isShown}
              data-hydrate-replay
              className={`${fieldButtonLook} max-md:size-tap`}
              onClick={() => setShown(!isShown)}
            >
              <EyeIcon aria-hidden />
            </button>
          }
        />
      )}
    </Field>
  )
}
