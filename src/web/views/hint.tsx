import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { isKnown, learn } from './known-hints.ts'

interface HintProps {
  /** What it teaches: «mese». Where several pages teach the same, one of them is enough. */
  readonly name: string
  readonly children: ReactNode
}

/** How something is done, the first time. It goes when it is read; once the thing is done (`learn`) the next page leaves it out, so that nothing moves under a hand. */
export function Hint({ name, children }: HintProps) {
  const [isOut, setIsOut] = useState(() => isKnown(name))
  if (isOut) return null
  const close = () => {
    learn(name)
    setIsOut(true)
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
      <p>{children}</p>
      <Button size="sm" variant="ghost" onClick={close}>
        Ho capito
      </Button>
    </div>
  )
}
