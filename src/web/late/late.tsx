import { createElement, use, useEffect, useEffectEvent, useReducer, type ComponentType } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { createPartFetch } from './part-fetch.ts'
import { whenWorthTrying } from './try-again.ts'

/** A part that is fetched when it is first shown, or sooner with `prepare`, which settles when it is here or did not arrive. */
export type Late<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> }

/**
 * `lazy`, for a network that comes and goes: a part that does not arrive says so in its own place, takes nothing else down,
 * and tries again by itself. It needs a Suspense above it, as `lazy` does. `Instead` stands where there is no room for a sentence.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<NotArrivedProps> = NotArrived,
): Late<Props> {
  const fetch = createPartFetch(load)
  function Part(props: Props) {
    const [attempts, tryAgain] = useReducer((count: number) => count + 1, 0)
    use(fetch.coming())
    const arrived = fetch.part()
    if (arrived) return createElement(arrived, props)
    const retry = () => {
      fetch.forget()
      tryAgain()
    }
    return <Missing Instead={Instead} attempts={attempts} onRetry={retry} onLeave={fetch.forget} />
  }
  return Object.assign(Part, { prepare: () => fetch.coming().then(fetch.forget) })
}

export interface NotArrivedProps {
  readonly onRetry: () => void
}

interface MissingProps extends NotArrivedProps {
  readonly Instead: ComponentType<NotArrivedProps>
  readonly attempts: number
  readonly onLeave: () => void
}

function Missing({ Instead, attempts, onRetry, onLeave }: MissingProps) {
  const retry = useEffectEvent(onRetry)
  const leave = useEffectEvent(onLeave)
  useEffect(() => whenWorthTrying(attempts, () => retry()), [attempts])
  useEffect(() => () => leave(), [])
  return <Instead onRetry={onRetry} />
}

/** What every part of a page says that lacks the network. */
export function NotArrived({ onRetry }: NotArrivedProps) {
  return (
    <ErrorState
      title="Manca la connessione"
      text="Questa parte si apre da sola appena la rete torna. Quello che hai scritto è al sicuro."
      onRetry={onRetry}
    />
  )
}
