import type { LeadCard as Leading } from '../../../assistant/reply.ts'
import type { CardProps } from './card-props.ts'
import { Lead } from './way-link.tsx'

/** The way to where something is made or told. */
export function LeadCard({ card: { label, screen: key, shows, chosen }, opened: { sector } }: CardProps<Leading>) {
  const screen = sector.screens.find((one) => one.key === key)
  return screen ? (
    <Lead way={{ screen, view: shows, ...(chosen && { filters: chosen }) }} screens={sector.screens} label={`Apri ${label}`} />
  ) : null
}
