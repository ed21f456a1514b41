import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { iconButtonLook } from './button-look.ts'
import { Tooltip } from './tooltip.tsx'

interface IconLinkProps extends ComponentProps<typeof Link> {
  /** Spoken by screen readers and shown as the tooltip. */
  label: string
  icon: ReactNode
}

/** A way to another page that looks as the icon buttons beside it. */
export function IconLink({ label, icon, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link aria-label={label} className={iconButtonLook('ghost', className)} {...rest}>
        {icon}
      </Link>
    </Tooltip>
  )
}
