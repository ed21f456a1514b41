import { useEffect, useMemo, useRef, useState } from 'react'
import type { FirmOpened } from '../../kernel/firm/firm-door.ts'
import { cards } from '../../sectors/index.ts'
import { site } from '../../site.ts'
import { tradeSource } from '../data/trade-source.ts'
import { SectorPage } from '../sector/sector-page.tsx'
import { firmScreens } from './firm-screens.ts'
import { FirmContext } from './firm-context.ts'
import { FirmMissing } from './firm-missing.tsx'
import { loadFirm, type FirmLoad, type FirmReady } from './load-firm.ts'
import { NotReached } from './not-reached.tsx'
import { useFirmHouse } from './use-firm-house.tsx'

interface FirmPageProps {
  readonly slug: string
  readonly loaded: FirmLoad
}

/** A firm of one's own. The page keeps what it has opened: what is typed on it outlives a server that goes. */
export function FirmPage({ slug, loaded }: FirmPageProps) {
  const [load, setLoad] = useState(loaded)
  if (load.is === 'ready') return <Workspace {...load} />
  if (load.is === 'missing') return <FirmMissing />
  return <NotReached onRetry={async () => setLoad(await loadFirm(slug, location.pathname + location.search))} />
}

/** The trade's page over the records of the firm; it opens on the dashboard, where the work is. */
function Workspace({ firm: opened, trade, script, hasOthers }: FirmReady) {
  const [firm, setFirm] = useState(opened)
  const latest = useRef(opened)
  const house = useFirmHouse({ firm, hasOthers })
  const [source] = useState(() =>
    tradeSource(trade, async () => (await import('../data/open-firm.ts')).openFirm(opened, firmScreens(opened.role), () => latest.current)),
  )
  const title = `${firm.name} · ${site.name}`
  useEffect(() => {
    document.title = title
  }, [title])
  const context = useMemo(() => ({ firm, onFirm: (next: FirmOpened) => setFirm((latest.current = next)) }), [firm])
  return (
    <FirmContext value={context}>
      <SectorPage source={source} card={cards[trade]} script={script} title={title} first="dashboard" house={house} />
    </FirmContext>
  )
}
