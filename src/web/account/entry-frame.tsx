import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '../../site.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'
import { Product } from './product/product.tsx'

interface EntryFrameProps {
  readonly title: string
  readonly sub: string
  /** The name of the firm as it is typed, for the picture. */
  readonly firm?: string | undefined
  /** What stands at the foot of the page: the ways to its other readings. */
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** The page of entry: the same places for all its readings, and the product beside them. */
export function EntryFrame({ title, sub, firm = '', foot, children }: EntryFrameProps) {
  return (
    <div className="min-h-dvh min-[1100px]:grid min-[1100px]:grid-cols-[600px_minmax(0,1fr)]">
      <div className="mx-auto flex min-h-dvh w-full max-w-[472px] flex-col px-6 min-[1100px]:max-w-none min-[1100px]:px-22">
        <header className="flex h-16 shrink-0 items-center min-[1100px]:h-13.5 min-[1100px]:items-end">
          <Link to="/" aria-label={`${site.name}, pagina iniziale`} className="mr-auto rounded-sm">
            <Logo />
          </Link>
          <ThemeToggle className="-mr-3 min-[1100px]:hidden" />
        </header>
        <main id="contenuto" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <h1 className="pt-6.5 font-display text-[2.75rem] leading-[1.04] tracking-[-.015em] wrap-anywhere min-[1100px]:pt-14">{title}</h1>
          <p className="pt-2 text-ink-soft">{sub}</p>
          <div className="pt-5">{children}</div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-8 pb-6 text-sm text-ink-soft max-md:justify-center">
            {foot}
          </div>
        </main>
      </div>
      <Product name={firm} />
    </div>
  )
}
