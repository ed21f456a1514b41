import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import type { FirmOpened, Person } from '../../kernel/firm/firm-door.ts'
import { cards, type SectorSlug } from '../../sectors/index.ts'
import { site } from '../../site.ts'
import { tradeSource, type Opened } from '../data/trade-source.ts'
import { PresenceContext, type PresenceParts } from '../data/presence-parts.tsx'
import { LastingDraftsContext } from '../data/lasting-drafts.ts'
import { ListChoicesContext } from '../data/list-choices.ts'
import { late } from '../late/late.tsx'
import { SectorPage } from '../sector/sector-page.tsx'
import { useChoosing, useKeptTab, useKeptTheme, useListChoices } from './choices/use-choices.ts'
import { useLastingDrafts } from './drafts/use-lasting-drafts.ts'
import { firmScreens } from './firm-screens.ts'
import { FirmContext } from './firm-context.ts'
import { FirmMissing } from './firm-missing.tsx'
import { loadFirm, type FirmLoad, type FirmReady } from './load-firm.ts'
import { NotReached } from './not-reached.tsx'
import { useFirmHouse } from './use-firm-house.tsx'

const SecondStepWanted = late(async () => (await import('./second-step-wanted.tsx')).SecondStepWanted)

interface FirmPageProps {
  readonly slug: string
  readonly loaded: FirmLoad
}

/** A firm of one's own. The page keeps what it has opened: what is typed on it outlives a server that goes. */
export function FirmPage({ slug, loaded }: FirmPageProps) {
  const [load, setLoad] = useState(loaded)
  if (load.is === 'ready') return <Workspace {...load} />
  if (load.is === 'missing') return <FirmMissing />
  const again = async () => setLoad(await loadFirm(slug, location.pathname + location.search))
  return load.is === 'unreachable' ? (
    <NotReached onRetry={again} />
  ) : (
    <Suspense>
      <SecondStepWanted name={load.name} onDone={() => void again()} />
    </Suspense>
  )
}

/** The trade's page over the records of the firm; it opens on the dashboard, where the work is. */
function Workspace({ firm: opened, trade, script, hasOthers }: FirmReady) {
  const [firm, setFirm] = useState(opened)
  const [seenAs, setSeenAs] = useState<Person>()
  const latest = useRef(opened)
  const leave = useCallback(() => setSeenAs(undefined), [])
  const house = useFirmHouse({ firm, hasOthers, seenAs, onLeave: leave })
  const presence = usePresenceParts()
  const title = `${firm.name} · ${site.name}`
  useEffect(() => {
    document.title = title
  }, [title])
  const onFirm = useCallback((next: FirmOpened | ((before: FirmOpened) => FirmOpened)) => {
    setFirm((latest.current = typeof next === 'function' ? next(latest.current) : next))
  }, [])
  const onChoose = useChoosing(firm.slug, onFirm)
  useKeptTheme(opened.theme, onChoose)
  // Who looks as somebody else works nowhere.
  const isPlaced = useKeptTab(firm, seenAs ? undefined : onChoose)
  const lists = useListChoices(firm)
  // Who looks as somebody else has opened another store, and fields of one's own make another trade.
  const opening = `${seenAs?.id ?? 'me'} ${JSON.stringify(firm.fields)}`
  const drafts = useLastingDrafts(firm, opening, seenAs !== undefined)
  const context = useMemo(() => ({ firm, onFirm, onChoose, seenAs, onLookAs: setSeenAs }), [firm, onFirm, onChoose, seenAs])
  if (!isPlaced) return null
  return (
    <FirmContext value={context}>
      <PresenceContext value={presence}>
        {/* Whoever looks as somebody else sees lists as they are described. */}
        <ListChoicesContext value={seenAs ? undefined : lists}>
          <LastingDraftsContext value={drafts}>
            <OpenTrade
              key={opening}
              slug={trade}
              open={async () => {
                const { openFirm } = await import('../data/open-firm.ts')
                return openFirm({ latest: () => latest.current, screens: firmScreens(opened.role), seenAs })
              }}
              card={cards[trade]}
              script={script}
              title={title}
              first="dashboard"
              house={house}
            />
          </LastingDraftsContext>
        </ListChoicesContext>
      </PresenceContext>
    </FirmContext>
  )
}

/** How colleagues at work are drawn: it comes after the page, and where it does not arrive they are not marked. */
function usePresenceParts(): PresenceParts | undefined {
  const [parts, setParts] = useState<PresenceParts>()
  useEffect(() => {
    import('./presence/presence-parts.tsx').then(
      ({ presenceParts }) => setParts(presenceParts),
      () => undefined,
    )
  }, [])
  return parts
}

interface OpenTradeProps extends Omit<ComponentProps<typeof SectorPage>, 'source'> {
  readonly slug: SectorSlug
  readonly open: () => Promise<Opened>
}

/** One opening of the firm's records, for as long as it stands. */
function OpenTrade({ slug, open, ...page }: OpenTradeProps) {
  const [source] = useState(() => tradeSource(slug, open))
  return <SectorPage source={source} {...page} />
}
