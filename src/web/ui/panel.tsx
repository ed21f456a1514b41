import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  action?: ReactNode
}

/** A surface that holds rows; never another panel. */
export function Panel({ title, action, className, children, ...rest }: PanelProps) {
  return (
    <section className={classNames('min-w-0 overflow-clip rounded-lg border border-line bg-raised shadow-panel', className)} {...rest}>
      {(title || action) && <PanelHeader title={title} action={action} />}
      {children}
    </section>
  )
}

interface PanelHeaderProps {
  title?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function PanelHeader({ title, action, className }: PanelHeaderProps) {
  return (
    <header className={classNames('flex min-h-14 items-center justify-between gap-4 border-b border-line px-5 py-2', className)}>
      <h2 className="min-w-0 text-md font-[550]">{title}</h2>
      {action && <div className="flex shrink-0 items-center gap-2 text-sm">{action}</div>}
    </header>
  )
}
