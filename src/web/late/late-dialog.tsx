import { createElement, Suspense, use, useEffect, useEffectEvent, useRef, type ComponentType } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { notify } from '../ui/toast.ts'
import { createPartFetch } from './part-fetch.ts'
import type { Late } from './late.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A dialog that is fetched when it is first opened. One that does not arrive, or falls, says so in a notice and counts as
 * closed: the same button tries again, and the page behind it stays as it is.
 */
export function lateDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const fetch = createPartFetch(load)
  function Fetched(props: Props) {
    use(fetch.coming())
    const arrived = fetch.part()
    if (arrived) return createElement(arrived, props)
    return (
      <Fallen open onClose={props.onClose} text="Non si è aperto: manca la connessione. Riprova fra un momento." onClosed={fetch.forget} />
    )
  }
  function Dialog(props: Props) {
    const fallen = (retry: () => void) => (
      <Fallen open={props.open} onClose={props.onClose} text="Non si è aperto. I tuoi dati sono al sicuro: riprova." onClosed={retry} />
    )
    // Nobody fetches what is closed, nor waits for it any longer.
    if (!props.open && !fetch.part()) return null
    return (
      <ErrorBoundary name="dialog" fallback={fallen}>
        <Suspense>
          <Fetched {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(Dialog, { prepare: () => fetch.coming().then(fetch.forget) })
}

interface FallenProps extends DialogProps {
  readonly text: string
  readonly onClosed: () => void
}

/** Tells it once, closes, and leaves everything ready for another attempt. */
function Fallen({ open, onClose, text, onClosed }: FallenProps) {
  const isTold = useRef(false)
  const follow = useEffectEvent(() => {
    if (!open) return isTold.current ? onClosed() : undefined
    if (isTold.current) return undefined
    isTold.current = true
    notify({ text, tone: 'destructive' })
    return onClose()
  })
  const leave = useEffectEvent(() => onClosed())
  useEffect(() => follow(), [open])
  useEffect(() => () => leave(), [])
  return null
}
