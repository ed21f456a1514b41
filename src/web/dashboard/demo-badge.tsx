import { demoMade } from '../data/demo-made.ts'
import { useSector } from '../data/sector-context.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'

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
        <GoOn />
      </div>
    </Popover>
  )
}

/** Leads to a firm of one's own that begins with what was changed here. */
function GoOn() {
  const { sector } = useSector()
  if (!demoMade(sector.card.slug)) return null
  return (
    <ButtonLink to="/registrati" variant="primary" className="mt-1 justify-self-start">
      Continua con questi dati
    </ButtonLink>
  )
}
