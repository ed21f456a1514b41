import { Suspense, use, useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Dashboard } from '../dashboard/dashboard.tsx'
import type { SectorSlug } from '../../sectors/index.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { focusPane } from './focus-pane.ts'
import { forgetDashboard, loadDashboard } from './load-dashboard.ts'

interface DashboardPaneProps extends Pick<ComponentProps<typeof Dashboard>, 'onChat' | 'onVoice' | 'isTouch'> {
  readonly slug: SectorSlug
  /** Nothing is fetched before someone asked for it; from then on it stays as it was left. */
  readonly isWanted: boolean
}

export function DashboardPane({ isWanted, ...rest }: DashboardPaneProps) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  if (!wasWanted) return <DashboardSkeleton />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <LoadedDashboard {...rest} />
    </Suspense>
  )
}

function LoadedDashboard({ slug, ...ways }: Omit<DashboardPaneProps, 'isWanted'>) {
  const [, setAttempt] = useState(0)
  const loaded = use(loadDashboard(slug))
  if (!loaded) {
    const retry = () => {
      forgetDashboard(slug)
      setAttempt((count) => count + 1)
    }
    return (
      <div className="grid h-full place-items-center">
        <ErrorState
          title="La dashboard non si è caricata"
          text="Controlla la connessione e riprova. La chat resta qui accanto."
          onRetry={retry}
        />
      </div>
    )
  }
  return (
    <>
      <loaded.Dashboard sector={loaded.sector} store={loaded.store} {...ways} />
      <FocusOnArrival />
    </>
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
