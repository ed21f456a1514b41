import { FingerprintPattern } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useHasPasskeys } from './passkeys.ts'

/** The one filled button of the page, as wide as its fields. */
export const WIDE = 'min-h-12! w-full text-md! max-md:min-h-13! max-md:text-[1rem]!'

interface PasskeyWayProps {
  readonly children: string
  /** What a passkey is, in the words of this page. */
  readonly hint: ReactNode
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onUse: () => void
}

/** In by a passkey: what went wrong stands under the button, and the password is beside it for whoever has none. */
export function PasskeyWay({ children, hint, problem, busy, onUse }: PasskeyWayProps) {
  const has = useHasPasskeys()
  const said = has ? problem : 'Questo browser qui non può usare le passkey: c’è la password.'
  return (
    <>
      <Button
        variant="primary"
        icon={<FingerprintPattern aria-hidden />}
        busy={busy}
        disabled={busy || !has}
        data-passkey
        data-hydrate-replay
        className={WIDE}
        onClick={onUse}
      >
        {children}
      </Button>
      <div className="pt-2.5 text-center text-xs text-balance" aria-live="polite">
        <p className={said ? 'text-bad' : 'text-ink-faint'}>{said ?? hint}</p>
      </div>
    </>
  )
}

/** Beside a field, as high as it is; on a phone as wide as the page. */
export const BESIDE = 'min-h-11! max-md:mt-4.5 max-md:min-h-13! max-md:text-[1rem]!'

export const Or = () => <p className="between-lines pt-5 pb-3.5">oppure</p>

/** A phone is called by its name. */
export const ThisDevice = () => (
  <>
    <span className="md:hidden">telefono</span>
    <span className="max-md:hidden">dispositivo</span>
  </>
)
