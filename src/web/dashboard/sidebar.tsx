import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Sector } from '../../kernel/sector/sector.ts'
import { footOf, isWork, type Screen } from '../../kernel/screens/screen.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { useSector } from '../data/sector-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useHouse } from './house.ts'
import type { Panes } from './panes.ts'
import { LateCount, useLateWhere } from './late-count.tsx'
import { TabBadge } from './tab-badge.tsx'
import { useTab } from '../screen/use-tab.ts'

const row =
  'flex min-h-control w-full items-center gap-3 rounded-md px-2.5 text-left text-sm font-[450] text-ink-soft transition-colors hover:bg-hover aria-[current]:bg-accent-wash aria-[current]:text-accent max-lg:justify-center max-lg:px-0'

/** The tabs of the trade at the left of a desk; between 768 and 1023 px only their icons. */
export function Sidebar({ onVoice }: Panes) {
  const { screens, screen, href } = useTab()
  const { sector, whole } = useSector()
  const { home, account, seenBy } = useHouse()
  const toTab = (tab: Screen) => (
    <Named key={tab.key} text={named(tab, sector)}>
      <Link to={href(tab)} preventScrollReset aria-current={tab === screen ? 'page' : undefined} className={row}>
        <Icon name={tab.icon} />
        <span className="truncate max-lg:sr-only">{tab.label}</span>
        {(tab.badge || tab.kind === 'collection') && <Figures tab={tab} />}
      </Link>
    </Named>
  )
  const toTabOrLack = (wanted: Screen) => {
    const tab = screens.find(({ key }) => key === wanted.key)
    return tab ? toTab(tab) : <Lack key={wanted.key} tab={wanted} name={seenBy ?? ''} />
  }
  return (
    <nav
      aria-label="Schede"
      className="flex w-64 shrink-0 flex-col gap-0.5 overflow-y-auto border-r border-line bg-sunken px-3 py-4.5 max-lg:w-16 max-lg:px-2 max-md:hidden"
    >
      <Link
        to={home.to}
        aria-label={home.label}
        className="mb-3 flex min-h-control-sm items-center self-start rounded-sm px-2.5 max-lg:self-center max-lg:px-0"
      >
        <Logo className="max-lg:hidden" />
        <span aria-hidden className="font-display text-xl leading-none lg:hidden">
          B
        </span>
      </Link>
      {seenBy === undefined ? screens.filter(isWork).map(toTab) : whole.screens.filter(isWork).map(toTabOrLack)}
      <span className="flex-1" />
      {screens.filter((tab) => footOf(tab) === 'sidebar').map(toTab)}
      {sector.bar !== 6 && <Ways onVoice={onVoice} />}
      {account && <AccountMenu account={account} />}
    </nav>
  )
}

/** A tab that whoever is looked as has not: it stays in its place and says so. */
const Lack = ({ tab, name }: { readonly tab: Screen; readonly name: string }) => (
  <p className="flex min-h-control items-center gap-3 px-2.5 text-sm text-ink-faint max-lg:justify-center max-lg:px-0">
    <Icon name={tab.icon} className="opacity-60" />
    <span className="truncate max-lg:sr-only">{tab.label}</span>
    <span className="ml-auto truncate text-xs max-lg:sr-only">{name} non lo vede</span>
  </p>
)

/** The figure of a tab, with how many of its records are late. */
function Figures({ tab }: { readonly tab: Screen }) {
  const { sector } = useSector()
  const entity = tab.kind === 'collection' ? sector.entities.find(({ name }) => name === tab.entity) : undefined
  const late = useLateWhere(entity)
  return (
    <span aria-hidden className="ml-auto flex items-center gap-1 max-lg:hidden">
      {entity && late && <LateCount entity={entity.name} where={late} />}
      {tab.badge && <TabBadge metric={tab.badge} />}
    </span>
  )
}

/** «Interventi · il numero dice: interventi del mese»: the list behind may hold more. */
function named({ label, badge }: Screen, { metrics }: Sector): string {
  const counted = metrics.find(({ key }) => key === badge)?.label
  return counted ? `${label} · il numero dice: ${counted.toLowerCase()}` : label
}

/** What has no place in the header. */
function Ways({ onVoice }: Pick<Panes, 'onVoice'>) {
  return (
    <>
      <Named text="Vocal Agent">
        <button type="button" className={row} onClick={onVoice}>
          <Icon name="mic" />
          <span className="max-lg:sr-only">Vocal Agent</span>
        </button>
      </Named>
      <Named text="Home">
        <Link to="/" className={row}>
          <Icon name="home" />
          <span className="max-lg:sr-only">Home</span>
        </Link>
      </Named>
    </>
  )
}

/** Icons alone are named on demand. */
function Named({ text, children }: { text: string; children: ReactNode }) {
  return <Tooltip text={text}>{children}</Tooltip>
}
