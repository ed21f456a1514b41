import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** The button that makes the first one. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-6 py-12 text-center">
      {icon && <span className="mb-4 text-xl text-ink-faint">{icon}</span>}
      <p className="font-display text-xl">{title}</p>
      {text && <p className="mt-1.5 text-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
