import type { ComponentProps, ReactNode } from 'react'
import { iconButtonLook, type ButtonVariant } from './button-look.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Spoken by screen readers and shown as the tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
}

export function IconButton({ label, icon, variant = 'ghost', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type={type} aria-label={label} className={iconButtonLook(variant, className)} {...rest}>
        {icon}
      </button>
    </Tooltip>
  )
}
