import type { IconName } from '../../kernel/screens/icon-name.ts'
import { isWork, type Screen } from '../../kernel/screens/screen.ts'
import type { Bar } from '../../kernel/sector/sector.ts'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { setTheme, useTheme } from '../theme/theme.ts'
import { useSector } from '../data/sector-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { useHouse, type Account } from './house.ts'
import type { Panes } from './panes.ts'
import { useTab } from '../screen/use-tab.ts'

const MORE = 'Altro'
const cell =
  'flex min-w-min grow basis-[3.1rem] flex-col items-center justify-center gap-1 rounded-md px-0.5 py-1.5 text-xs text-ink-faint transition-colors aria-[current]:text-accent'

/** Letters that five labels have room for beside each other on a phone; six have none to spare. */
const LETTERS = 42

/** Who does not see a tab that is named has the others. */
const tabsOn = (bar: Bar, screens: readonly Screen[]): readonly Screen[] =>
  typeof bar === 'number' ? screens.filter(isWork).slice(0, bar) : bar.flatMap((key) => screens.filter((tab) => tab.key === key))

/** The tabs under the thumb, and behind «Altro» the rest of what the header of a desk offers. */
export function BottomBar({ onPalette, ...panes }: Panes & { readonly onPalette: () => void }) {
  const { screens, screen, href } = useTab()
  const { sector } = useSector()
  const [isOpen, setIsOpen] = useState(false)
  const shown = tabsOn(sector.bar, screens)
  // With six tabs there is no room for more: what «Altro» holds stands in the header.
  const hasMore = sector.bar !== 6
  const letters = shown.reduce((sum, tab) => sum + (tab.short ?? tab.label).length, hasMore ? MORE.length : 0)
  const label = classNames('max-w-full truncate', (!hasMore || letters > LETTERS) && 'text-2xs tracking-tight')
  const bar = useRef<HTMLElement>(null)
  useHeightOnRoot(bar)
  return (
    <nav
      ref={bar}
      aria-label="Schede"
      data-keep-clear=""
      className="flex shrink-0 flex-wrap border-t border-line bg-raised px-1.5 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] md:hidden"
    >
      {shown.map((tab) => (
        <Link key={tab.key} to={href(tab)} preventScrollReset aria-current={tab === screen ? 'page' : undefined} className={cell}>
          <Icon name={tab.icon} className="text-lg" />
          <span className={label}>{tab.short ?? tab.label}</span>
        </Link>
      ))}
      {hasMore && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={shown.includes(screen) ? undefined : 'page'}
          className={cell}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="menu" className="text-lg" />
          <span className={label}>{MORE}</span>
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={MORE} size="sm">
        <More {...panes} onPalette={onPalette} onDone={() => setIsOpen(false)} />
      </Dialog>
    </nav>
  )
}

/** Notices and the button that floats stand above the bar, whatever its height: zero on a desk. */
function useHeightOnRoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // A bar that a wide window hides keeps its height for the moment it comes back: what stands on it must not fall.
      if (current.offsetHeight > 0) style.setProperty('--bottom-bar', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [bar])
}

interface MoreProps extends Panes {
  readonly onPalette: () => void
  readonly onDone: () => void
}

function More({ onChat, onVoice, onPalette, onDone, isTouch }: MoreProps) {
  const { sector } = useSector()
  const { account } = useHouse()
  const { screens, open } = useTab()
  const shown = tabsOn(sector.bar, screens)
  const navigate = useNavigate()
  const isDark = useTheme() === 'dark'
  const after = (work: () => void) => () => {
    onDone()
    work()
  }
  return (
    <div className="-mx-2 grid">
      {screens
        .filter((tab) => !shown.includes(tab))
        .map((tab) => (
          <Row key={tab.key} icon={tab.icon} onClick={after(() => open(tab))}>
            {tab.label}
          </Row>
        ))}
      <Row icon="search" onClick={after(onPalette)}>
        Cerca e comandi
      </Row>
      <Row icon="mic" onClick={after(onVoice)}>
        Vocal Agent
      </Row>
      <Row icon="message-circle" hint={isTouch ? sector.script.swipe.toChat : undefined} onClick={after(onChat)}>
        Chat AI
      </Row>
      <Row icon={isDark ? 'sun' : 'moon'} onClick={after(() => setTheme(isDark ? 'light' : 'dark'))}>
        {isDark ? 'Passa al tema chiaro' : 'Passa al tema scuro'}
      </Row>
      <Row icon="home" onClick={after(() => void navigate('/'))}>
        Home
      </Row>
      {account && <AccountRows account={account} after={after} />}
    </div>
  )
}

interface AccountRowsProps {
  readonly account: Account
  readonly after: (work: () => void) => () => void
}

function AccountRows({ account: { firm, person, entries }, after }: AccountRowsProps) {
  return (
    <section aria-label="Account" className="mt-2 grid border-t border-line pt-2">
      <p className="px-2 py-2 text-sm">
        <span className="block truncate">{firm}</span>
        <span className="block truncate text-xs text-ink-faint">{person}</span>
      </p>
      {entries.map(({ key, label, icon, run }) => (
        <Row key={key} icon={icon} onClick={after(run)}>
          {label}
        </Row>
      ))}
    </section>
  )
}

function Row({ icon, hint, onClick, children }: { icon: IconName; hint?: string | undefined; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="flex min-h-12 items-center gap-3.5 rounded-md px-2 text-left text-md hover:bg-hover">
      <Icon name={icon} className="text-ink-faint" />
      <span className="flex-1">{children}</span>
      {hint && <span className="text-xs text-ink-faint">{hint}</span>}
    </button>
  )
}
