import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface InputAccess {
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

interface TextInputProps extends ComponentProps<'input'>, InputAccess {
  /** Shown inside the box before the text. */
  icon?: ReactNode
  /** Shown inside the box after the text: a unit, a button. */
  suffix?: ReactNode
}

export function TextInput({ describedBy, invalid, icon, suffix, className, type = 'text', ...rest }: TextInputProps) {
  const access = { type, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined }
  if (!icon && !suffix) return <input {...access} className={classNames('field-box', className)} {...rest} />
  return (
    <span className={classNames('field-box', className)}>
      {icon && <span className="shrink-0 text-ink-faint">{icon}</span>}
      <input {...access} className="field-inner" {...rest} />
      {suffix && <span className="shrink-0 text-ink-faint">{suffix}</span>}
    </span>
  )
}
