import { demoMade } from '../data/demo-made.ts'
import { useSector } from '../data/sector-context.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Leads to a firm of one's own that begins with what was changed here. */
export function DemoLink() {
  const { sector } = useSector()
  if (!demoMade(sector.card.slug)) return null
  return (
    <ButtonLink to="/registrati" variant="primary" className="mt-1 justify-self-start">
      Continua con questi dati
    </ButtonLink>
  )
}
