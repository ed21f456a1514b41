import { useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isKnown, learn } from './known-hints.ts'

interface FirstHintProps {
  /** What it teaches: the view. Where several pages teach the same, one of them is enough. */
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * How something is done, the first time. It goes when it is read; once the thing is done (`learn`) the next page leaves it out, so that
 * nothing moves under a hand. On a phone it ends left of the round button, wherever it has been scrolled to.
 */
export function FirstHint({ name, className, children }: FirstHintProps) {
  const [isOut, setIsOut] = useState(() => isKnown(name))
  if (isOut) return null
  const close = () => {
    learn(name)
    setIsOut(true)
  }
  return (
    <div
      data-hint=""
      className={classNames(
        'flex shrink-0 items-center gap-x-3 text-sm text-ink-faint max-md:gap-x-1 max-md:pr-22 max-md:text-xs',
        className,
      )}
    >
      <p className="min-w-0 flex-1">{children}</p>
      <Button size="sm" variant="ghost" aria-label="Ho capito" className="shrink-0 max-md:min-w-control max-md:px-0" onClick={close}>
        <span className="max-md:hidden">Ho capito</span>
        <Icon name="x" className="md:hidden" />
      </Button>
    </div>
  )
}
