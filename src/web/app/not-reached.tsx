import { useEffect, useEffectEvent, useState } from 'react'
import { whenWorthTrying } from '../late/try-again.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PageFrame } from './page-frame.tsx'

interface NotReachedProps {
  readonly onRetry: () => Promise<void>
}

/** A page whose server did not answer: it tries again by itself, in growing steps and as soon as the network is back. */
export function NotReached({ onRetry }: NotReachedProps) {
  const [attempts, setAttempts] = useState(0)
  const retry = useEffectEvent(async () => {
    await onRetry()
    setAttempts((before) => before + 1)
  })
  useEffect(() => whenWorthTrying(attempts, () => void retry()), [attempts])
  return (
    <PageFrame>
      <div className="grid flex-1 place-items-center">
        <ErrorState
          title="Manca la connessione"
          text="La pagina si apre da sola appena il server risponde."
          onRetry={() => void onRetry()}
        />
      </div>
    </PageFrame>
  )
}
