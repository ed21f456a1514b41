import { Suspense, useEffect, useRef, useState } from 'react'
import { site } from '../../site.ts'
import type { OwnScreen } from '../../kernel/screens/screen.ts'
import { useSector } from '../data/sector-context.tsx'
import { useOwnParts } from '../screen/own-parts.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { useImportDialog } from '../views/collection/use-import-dialog.tsx'
import { Collection } from '../views/collection/collection.tsx'
import { Overview } from '../views/overview/overview.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { useHouse } from './house.ts'
import { Sidebar } from './sidebar.tsx'
import type { Panes } from './panes.ts'
import { useTab } from '../screen/use-tab.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { late } from '../late/late.tsx'
import { lateDialog } from '../late/late-dialog.tsx'

const Palette = lateDialog(async () => (await import('./palette/palette.tsx')).Palette)
const Report = late(async () => (await import('../views/report/report-view.tsx')).ReportView)

/** Sidebar, header and the open tab; below 768 px the sidebar becomes a bar at the bottom. */
export function Shell(panes: Panes) {
  const { sector } = useSector()
  const { banner, name = sector.card.name, notice } = useHouse()
  const { screens, screen } = useTab()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused')
  const openPalette = () => setPalette('open')
  const importing = useImportDialog()
  useShortcuts(root, { onPalette: () => setPalette((was) => (was === 'open' ? 'closed' : 'open')) })
  useTabChange(screen.key, heading)
  useTitle(`${screen.kind === 'overview' && screen === screens[0] ? '' : `${screen.label} · `}${name} · ${site.name}`)

  return (
    <div ref={root} className="group/shell relative flex h-full min-h-0 w-full bg-bg text-ink max-md:flex-col">
      <Sidebar {...panes} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {banner}
        <Header {...panes} heading={heading} onPalette={openPalette} onPaletteNear={() => void Palette.prepare()} />
        <main className="min-h-0 flex-1 overflow-y-auto overscroll-contain" data-dashboard-main>
          <ErrorBoundary key={screen.key} name={screen.key}>
            {screen.kind === 'overview' ? (
              <>
                {screen === screens[0] && notice}
                <Overview screen={screen} hint={panes.isTouch ? sector.script.swipe.toChat : undefined} />
              </>
            ) : screen.kind === 'own' ? (
              <Own screen={screen} />
            ) : screen.kind === 'report' ? (
              <Suspense fallback={<SkeletonRows rows={8} columns={4} />}>
                <Report screen={screen} />
              </Suspense>
            ) : (
              <Collection screen={screen} />
            )}
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar {...panes} onPalette={openPalette} />
      {importing.dialog}
      {palette !== 'unused' && (
        <Palette {...panes} open={palette === 'open'} onClose={() => setPalette('closed')} onImport={importing.open} />
      )}
    </div>
  )
}

/** A screen that the trade draws itself. */
function Own({ screen }: { screen: OwnScreen }) {
  const { sector } = useSector()
  const Screen = useOwnParts().screens?.[screen.key]
  if (!Screen) throw new Error(`${sector.card.slug} draws no screen ${screen.key}`)
  return (
    <Suspense fallback={<SkeletonRows rows={8} columns={4} />}>
      <Screen screen={screen} />
    </Suspense>
  )
}

/** Puts focus on the heading of the new tab, so that the keyboard and the screen reader arrive with the eye. */
function useTabChange(tab: string, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    heading.current?.focus({ preventScroll: true })
  }, [tab, heading])
}

/** The document is called as the tab; on leaving it takes its former name back. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
