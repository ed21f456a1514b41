import type { ReactNode } from 'react'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'

interface NoticeProps {
  readonly eyebrow: string
  /** In English, as the specification gives it. */
  readonly title: string
  readonly text: ReactNode
  /** The ways on. */
  readonly children: ReactNode
}

/** A page that holds one sentence and the way out of it. */
export function Notice({ eyebrow, title, text, children }: NoticeProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <header className="flex h-header shrink-0 items-center border-b border-line px-6">
        <Logo />
        <span className="flex-1" />
        <ThemeToggle />
      </header>
      <main
        id="contenuto"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[720px] flex-1 flex-col items-start justify-center px-6 py-16 outline-none"
      >
        <p className="eyebrow num pb-5">{eyebrow}</p>
        <h1 lang="en" className="font-display text-3xl tracking-[-.015em]">
          {title}
        </h1>
        <div className="max-w-[52ch] pt-5 text-lg wrap-anywhere text-ink-soft">{text}</div>
        <div className="flex flex-wrap gap-3 pt-8">{children}</div>
      </main>
    </div>
  )
}
