import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { NotArrived, type NotArrivedProps } from './late.tsx'

interface NotReadProps extends NotArrivedProps {
  /** «Non riesco a leggere la giornata.», where there is a network. */
  readonly text: string
}

/** What could not be read. Without a network it says what every part of a page says then, and is read again by itself with the next one. */
export function NotRead({ text, onRetry }: NotReadProps) {
  // As it was when it failed: the network is back before the rows are.
  const [isOffline] = useState(() => !navigator.onLine)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return isOffline ? <NotArrived onRetry={onRetry} /> : <ErrorState text={text} onRetry={onRetry} />
}
