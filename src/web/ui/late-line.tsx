import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface LateLineProps {
  /** «In ritardo di 16 minuti»; nothing is drawn without it. */
  readonly text: string | undefined
  readonly className?: string
}

/** Lateness of a record in words on a line of its own. */
export function LateLine({ text, className }: LateLineProps) {
  if (text === undefined) return null
  return (
    <span data-late="" className={classNames('flex items-start gap-1 text-xs leading-tight font-medium text-bad', className)}>
      <Icon name="clock" className="mt-px shrink-0" />
      <span className="min-w-0 text-balance">{text}</span>
    </span>
  )
}
