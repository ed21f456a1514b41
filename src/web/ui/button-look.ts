import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'sm'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  outline: 'border-line-strong hover:bg-hover',
  ghost: 'hover:bg-hover',
  danger: 'bg-danger text-danger-ink hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = { md: 'min-h-control px-4 text-sm', sm: 'min-h-control-sm px-3 text-xs' }

export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames('button-base', variants[variant], sizes[size], className)

export const iconButtonLook = (variant: ButtonVariant, className?: string) =>
  classNames('button-base icon-button-base', variants[variant], className)

/** A button that lives inside a field's box. */
export const fieldButtonLook = 'button-base icon-button-base -mr-2 size-9 text-field text-ink-faint hover:text-ink pointer-coarse:size-tap'
