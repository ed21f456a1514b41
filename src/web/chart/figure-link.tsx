import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A figure that opens the list that makes it; only the figure where no list says so. */
export function FigureLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children
  return (
    <Link to={href} className="rounded-sm underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-accent">
      {children}
    </Link>
  )
}
