import { Home, LayoutDashboard, Mic } from 'lucide-react'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import type { Script } from '../../kernel/screens/script.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { ChatWays } from './chat-ways.ts'

interface ChatHeaderProps extends ChatWays {
  readonly agent: Script['agent']
  /** A drawing of the sprite. */
  readonly icon: string
}

/** Who answers and what it reads; on a desk also the ways out, which a phone has under its thumb (chat-bar.tsx). */
export function ChatHeader({ agent, icon, onVoice, onDashboard, onDashboardNear }: ChatHeaderProps) {
  return (
    <header className="flex h-header shrink-0 items-center gap-1.5 border-b border-line px-3.5 md:px-5">
      <span aria-hidden className="mr-1.5 grid size-9 shrink-0 place-items-center rounded-md bg-accent-wash text-lg text-accent">
        <SpriteIcon name={icon} />
      </span>
      <div className="mr-auto min-w-0">
        <h1 tabIndex={-1} className="truncate text-md leading-tight font-[550] outline-none">
          {agent.name}
        </h1>
        <p className="truncate text-xs text-ink-faint">{agent.reads}</p>
      </div>
      <nav aria-label="Pagina" className="flex items-center gap-1.5 max-md:hidden">
        <ButtonLink to="/" variant="ghost" icon={<Home aria-hidden />}>
          Home
        </ButtonLink>
        <Button variant="ghost" icon={<Mic aria-hidden />} onClick={onVoice} data-hydrate-replay>
          Vocal Agent
        </Button>
        <ThemeToggle />
        <Button
          variant="primary"
          icon={<LayoutDashboard aria-hidden />}
          onClick={onDashboard}
          onPointerEnter={onDashboardNear}
          onFocus={onDashboardNear}
          data-hydrate-replay
        >
          Dashboard
        </Button>
      </nav>
    </header>
  )
}
