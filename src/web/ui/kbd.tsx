import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded-sm border border-line-strong px-1.5 font-text text-xs leading-normal text-ink-faint pointer-coarse:hidden">
      {children}
    </kbd>
  )
}
