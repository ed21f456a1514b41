import { ArrowRight } from 'lucide-react'
import type { FoundRecords } from '../../../assistant/reply.ts'
import type { Screen } from '../../../kernel/screens/screen.ts'
import type { Opened } from '../../data/trade-source.ts'
import { useAddress } from '../../data/use-address.ts'
import { TextLink } from '../../ui/link.tsx'
import { wayPatch } from '../../screen/use-tab.ts'
import { wayToAsked, type Way } from '../../screen/way-of.ts'

interface WayLinkProps {
  readonly way: FoundRecords | undefined
  readonly opened: Opened
  readonly label: string
}

/** To the list of the dashboard that holds an answer, under the same filters; nothing where no filters can say which records those are. */
export function WayLink({ way: asked, opened: { sector, clock }, label }: WayLinkProps) {
  const way = asked && wayToAsked(sector, asked, clock.at())
  if (!way) return null
  return <Lead way={way} screens={sector.screens} label={label} />
}

interface LeadProps extends Pick<WayLinkProps, 'label'> {
  readonly way: Way
  readonly screens: readonly Screen[]
}

/** To a place of the dashboard. */
export function Lead({ way, screens, label }: LeadProps) {
  const address = useAddress()
  return (
    <TextLink
      to={address.href({ ...wayPatch(screens, address.keys, way), vista: 'dashboard' })}
      preventScrollReset
      className="inline-flex min-h-control-sm items-center gap-1.5 text-sm"
    >
      {label}
      <ArrowRight aria-hidden className="shrink-0" />
    </TextLink>
  )
}
