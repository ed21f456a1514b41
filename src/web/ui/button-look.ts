import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'sm'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full border font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
  outline: 'border-line-strong hover:bg-hover',
  ghost: 'border-transparent hover:bg-hover',
  danger: 'border-transparent bg-bad text-bg hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-control px-4 text-sm',
  sm: 'min-h-control-sm px-3 text-xs',
}

export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames(base, variants[variant], sizes[size], className)

export const iconButtonLook = (variant: ButtonVariant, className?: string) =>
  classNames(base, variants[variant], 'size-control text-sm', className)
