import { Button } from '../ui/button.tsx'
import type { Scan } from './use-scan.ts'

interface ScanFooterProps {
  readonly scan: Scan
  /** The camera shows something. */
  readonly canTake: boolean
  /** Something that was read is wanted. */
  readonly canUse: boolean
  readonly onTake: () => void
  readonly onUse: () => void
}

/** Buttons of each step of a scan; the first step has its own. */
export function ScanFooter({ scan: { state, reset, retry }, canTake, canUse, onTake, onUse }: ScanFooterProps) {
  const other = (
    <Button variant={state.step === 'failed' && !state.canRetry ? 'primary' : 'ghost'} onClick={() => reset()}>
      Altra immagine
    </Button>
  )
  switch (state.step) {
    case 'idle':
      return null
    case 'camera':
      return (
        <>
          <Button variant="ghost" onClick={() => reset()}>
            Indietro
          </Button>
          <Button variant="primary" data-scan-focus="" aria-disabled={!canTake} onClick={onTake}>
            Scatta
          </Button>
        </>
      )
    case 'processing':
      return (
        <Button data-scan-focus="" onClick={() => reset()}>
          Annulla
        </Button>
      )
    case 'failed':
      return (
        <>
          {other}
          {state.canRetry && (
            <Button variant="primary" onClick={retry}>
              Riprova
            </Button>
          )}
        </>
      )
    case 'review':
      return (
        <>
          {other}
          <Button variant="primary" disabled={!canUse} onClick={onUse}>
            Usa questi dati
          </Button>
        </>
      )
  }
}
