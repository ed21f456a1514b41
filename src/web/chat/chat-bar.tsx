import { Home, LayoutDashboard, Mic, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { setTheme, useTheme } from '../theme/theme.ts'
import type { ChatWays } from './chat-ways.ts'

const cell =
  'flex min-h-12 min-w-0 flex-col items-center justify-center gap-1 rounded-md text-xs text-ink-soft transition-colors active:bg-hover [&_svg]:text-lg'

/** The ways out of the chat under the thumb, below 768 px (specification, «Hospitality page»). */
export function ChatBar({ onVoice, onDashboard, onDashboardNear }: ChatWays) {
  const isDark = useTheme() === 'dark'
  return (
    <nav
      aria-label="Pagina"
      className="grid shrink-0 grid-cols-4 border-t border-line bg-raised px-1.5 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] md:hidden"
    >
      <Link to="/" className={cell}>
        <Home aria-hidden />
        Home
      </Link>
      <button type="button" className={cell} onClick={onVoice} data-hydrate-replay>
        <Mic aria-hidden />
        Vocal
      </button>
      <button
        type="button"
        className={cell}
        onClick={onDashboard}
        onTouchStart={onDashboardNear}
        onFocus={onDashboardNear}
        data-hydrate-replay
      >
        <LayoutDashboard aria-hidden />
        Dashboard
      </button>
      <button type="button" className={cell} onClick={() => setTheme(isDark ? 'light' : 'dark')} data-hydrate-replay>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
        Tema
        <span className="sr-only">: passa al tema {isDark ? 'chiaro' : 'scuro'}</span>
      </button>
    </nav>
  )
}
