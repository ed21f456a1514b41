import { classNames } from './class-names.ts'

interface InitialsProps {
  readonly children: string
  /** In the colour of the trade; otherwise as grey as what lies behind. */
  readonly isAccent?: boolean
}

/** Somebody in two letters, for the eyes alone: who it is stands beside it in words. */
export function Initials({ children, isAccent = false }: InitialsProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-[22px] shrink-0 place-items-center rounded-full border text-2xs font-semibold',
        isAccent ? 'border-accent-line bg-accent-wash text-accent' : 'border-line-strong text-ink-soft',
      )}
    >
      {children}
    </span>
  )
}
