import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface CardFrameProps {
  /** What it is called, for ears. */
  readonly name: string
  /** On the accent's wash: what waits for an answer. */
  readonly isAsking?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The box of a card in its message. */
export function CardFrame({ name, isAsking = false, className, children }: CardFrameProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className={classNames('mt-3 min-w-0 rounded-md border', isAsking ? 'border-accent-line bg-accent-wash' : 'border-line', className)}
    >
      {children}
    </div>
  )
}
