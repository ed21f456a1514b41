import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  title?: string | undefined
  text: ReactNode
  onRetry?: (() => void) | undefined
}

export function ErrorState({ title = 'Qualcosa non ha funzionato', text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center px-6 py-12 text-center">
      <p className="font-display text-xl">{title}</p>
      <p className="mt-1.5 text-sm text-ink-soft">{text}</p>
      {onRetry && (
        <Button className="mt-5" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
          Riprova
        </Button>
      )}
    </div>
  )
}
