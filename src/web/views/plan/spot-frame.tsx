import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { spotFacts, SpotBadge } from './spot-panel.tsx'
import type { Spot } from './standing.ts'
import type { Plan } from './use-plan.ts'

interface SpotAsideProps {
  readonly plan: Plan
  readonly spot: Spot | undefined
  readonly panel: ReactNode
}

/** The panel beside the room. */
export function SpotAside({ plan, spot, panel }: SpotAsideProps) {
  return (
    <aside
      aria-label={spot?.called ?? plan.place.label.one}
      className="sticky top-0 overflow-clip rounded-lg border border-line bg-raised shadow-panel"
    >
      {spot ? (
        <>
          <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-5 pt-4 pb-3">
            <h2 className="font-display text-2xl leading-none">{spot.called}</h2>
            <span className="num text-sm text-ink-faint">{spotFacts(plan, spot)}</span>
            <span className="ml-auto self-center">
              <SpotBadge spot={spot} />
            </span>
          </header>
          {panel}
        </>
      ) : (
        <p className="px-5 py-10 text-center text-sm text-ink-faint">Scegli un posto per vedere chi ce l’ha.</p>
      )}
    </aside>
  )
}

interface SpotDialogProps {
  readonly plan: Plan
  readonly spot: Spot
  readonly panel: ReactNode
  readonly onClose: () => void
}

/** The panel over the room, where there is no space beside it. */
export function SpotDialog({ plan, spot, panel, onClose }: SpotDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={spot.called}
      description={[spotFacts(plan, spot), spot.word].filter(Boolean).join(' · ')}
    >
      <div className="-mx-6 [&>*>*]:px-6">{panel}</div>
    </Dialog>
  )
}
