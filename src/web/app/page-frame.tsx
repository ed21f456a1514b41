import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { signOut } from './sign-out.ts'

interface PageFrameProps {
  readonly children: ReactNode
  /** Ways on, at the left of «Esci». */
  readonly ways?: ReactNode
}

/** A page of the workspaces outside a firm: the logo, the way out, and what the page is about. */
export function PageFrame({ children, ways }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <header className="flex h-header shrink-0 items-center gap-1.5 border-b border-line px-4 md:px-6">
        <Link to="/app" aria-label="Bottega, le tue aziende" className="mr-auto flex min-h-control-sm items-center rounded-sm">
          <Logo />
        </Link>
        {ways}
        <Button variant="ghost" onClick={() => void signOut()}>
          Esci
        </Button>
        <ThemeToggle />
      </header>
      <main id="contenuto" tabIndex={-1} className="flex w-full flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
