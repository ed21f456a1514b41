import type { ReactNode } from 'react'
import type { InputProps } from './input-props.ts'

interface InputGroupProps extends Pick<InputProps, 'ids'> {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** Several controls that are one field: its name, its sentence, and the sign that it is wrong, by which the form finds it. */
export const InputGroup = ({ ids, label, className, children }: InputGroupProps) => (
  <div role="group" aria-label={label} aria-describedby={ids.describedBy} data-invalid={ids.invalid || undefined} className={className}>
    {children}
  </div>
)
