import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import type { Dashboard } from '../dashboard/dashboard.tsx'
import type { TradeSource } from '../data/trade-source.ts'
import { whenWorthTrying } from '../late/try-again.ts'
import { warmUp } from '../late/warm-up.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { focusPane } from './focus-pane.ts'
import { loadDashboard, type DashboardLoad } from './load-dashboard.ts'

type Ways = Pick<ComponentProps<typeof Dashboard>, 'onChat' | 'onVoice' | 'isTouch' | 'house'>

interface DashboardPaneProps extends Ways {
  readonly source: TradeSource
  /** Nothing is fetched before someone asked for it; from then on it stays as it was left. */
  readonly isWanted: boolean
}

export function DashboardPane({ source, isWanted, ...ways }: DashboardPaneProps) {
  const [load, setLoad] = useState<DashboardLoad>()
  const [attempts, setAttempts] = useState(0)
  if (isWanted && !load) setLoad(loadDashboard(source))
  if (!load) return <DashboardSkeleton />

  const retry = () => {
    setAttempts(attempts + 1)
    setLoad(loadDashboard(source))
  }
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <LoadedDashboard {...ways} slug={source.slug} load={load} attempts={attempts} onRetry={retry} />
    </Suspense>
  )
}

interface Attempt {
  readonly attempts: number
  readonly onRetry: () => void
}

interface LoadedDashboardProps extends Ways, Attempt {
  readonly slug: string
  readonly load: DashboardLoad
}

function LoadedDashboard({ slug, load, attempts, onRetry, ...ways }: LoadedDashboardProps) {
  const loaded = use(load)
  const isHere = loaded !== undefined
  useEffect(() => {
    if (isHere) void warmUp(slug)
  }, [isHere, slug])
  if (!loaded) return <NotLoaded attempts={attempts} onRetry={onRetry} />
  return (
    <>
      <loaded.Dashboard sector={loaded.sector} store={loaded.store} files={loaded.files} clock={loaded.clock} {...ways} />
      <FocusOnArrival />
    </>
  )
}

function NotLoaded({ attempts, onRetry }: Attempt) {
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = useEffectEvent(onRetry)
  useEffect(() => whenWorthTrying(attempts, () => tryAgain()), [attempts])
  const retry = () => {
    // The button goes away; focus waits on the pane for what comes.
    box.current?.closest<HTMLElement>('[data-pane]')?.focus()
    onRetry()
  }
  return (
    <div ref={box} className="grid h-full place-items-center">
      <ErrorState
        title="La dashboard non si è caricata"
        text="Si apre da sola appena la rete torna. La chat resta qui accanto."
        onRetry={retry}
      />
    </div>
  )
}

/** Whoever waited on the skeleton stands on the pane itself; now that there is a heading, they are taken to it. */
function FocusOnArrival() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const pane = mark.current?.closest<HTMLElement>('[data-pane]')
    if (pane && pane === document.activeElement) focusPane(pane)
  }, [])
  return <span ref={mark} hidden />
}
