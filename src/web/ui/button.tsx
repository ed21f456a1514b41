import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

interface Look {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work under way: the button keeps its place and its words, but no second press counts. */
  busy?: boolean | undefined
}

export function Button({
  variant = 'outline',
  size = 'md',
  icon,
  busy,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonLook(variant, size, className)} disabled={busy === true || disabled} aria-busy={busy} {...rest}>
      {icon}
      {children}
    </button>
  )
}

export function ButtonLink({ variant = 'outline', size = 'md', icon, className, children, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link className={buttonLook(variant, size, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
