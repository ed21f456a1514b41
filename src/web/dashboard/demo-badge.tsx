import { Suspense } from 'react'
import { late } from '../late/late.tsx'
import { Badge } from '../ui/badge.tsx'
import { Popover } from '../ui/popover.tsx'

/** Comes when the badge is first opened; the pages of firms need none of it. */
const DemoLink = late<object>(
  async () => (await import('./demo-link.tsx')).DemoLink,
  () => null,
)

/** Says on every tab that this is an example, and what becomes of what one changes. */
export function DemoBadge() {
  const trigger = (
    <button type="button" aria-label="Demo: che cosa vuol dire" className="-my-3 shrink-0 rounded-full py-3 max-md:-mx-1.5 max-md:px-1.5">
      <Badge tone="accent" className="max-md:px-1.5 max-md:before:hidden">
        Demo
      </Badge>
    </button>
  )
  return (
    <Popover trigger={trigger} title="Questa è una demo">
      <div className="grid max-w-80 gap-2 text-sm text-ink-soft md:p-1.5">
        <p className="font-medium text-ink max-md:hidden">Questa è una demo</p>
        <p>I dati sono un esempio. Puoi provare tutto: aggiungere, cambiare, eliminare.</p>
        <p>
          Quello che cambi resta solo in questa pagina, anche se vai alla Home e torni. Se la ricarichi o la chiudi si ricomincia
          dall’esempio, e un’altra finestra parte da capo.
        </p>
        <Suspense fallback={null}>
          <DemoLink />
        </Suspense>
      </div>
    </Popover>
  )
}
