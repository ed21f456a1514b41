import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { LostExtra } from './message.ts'

interface LostQuestionProps {
  readonly state: LostExtra['state']
  readonly onRetry: () => void
}

/** Under a question that could not be answered: asks it again. Once that has been done, it says so to whoever stood on the button. */
export function LostQuestion({ state, onRetry }: LostQuestionProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const isOver = state === 'over'
  useEffect(() => {
    if (isOver && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [isOver])
  return isOver ? (
    <p ref={line} tabIndex={-1} className="mt-2 text-sm text-ink-soft outline-none">
      Ci ho riprovato.
    </p>
  ) : (
    <Button size="sm" className="mt-3" aria-busy={state === 'busy'} onClick={onRetry}>
      Riprova
    </Button>
  )
}
