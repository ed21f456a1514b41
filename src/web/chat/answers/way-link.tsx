import { ArrowRight } from 'lucide-react'
import type { FoundRecords } from '../../../assistant/reply.ts'
import type { Opened } from '../../data/open-demo.ts'
import { useAddress } from '../../data/use-address.ts'
import { TextLink } from '../../ui/link.tsx'
import { wayPatch } from '../../views/use-tab.ts'
import { wayToAsked } from '../../views/way-of.ts'

interface WayLinkProps {
  readonly way: FoundRecords | undefined
  readonly opened: Opened
  readonly label: string
}

/** To the list of the dashboard that holds an answer, under the same filters; nothing where no filters can say which records those are. */
export function WayLink({ way: asked, opened: { sector, clock }, label }: WayLinkProps) {
  const address = useAddress()
  const way = asked && wayToAsked(sector, asked, clock.at())
  if (!way) return null
  return (
    <TextLink
      to={address.href({ ...wayPatch(sector.screens, address.keys, way), vista: 'dashboard' })}
      preventScrollReset
      className="inline-flex min-h-control-sm items-center gap-1.5 text-sm"
    >
      {label}
      <ArrowRight aria-hidden className="shrink-0" />
    </TextLink>
  )
}
