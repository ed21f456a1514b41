import { useId, type ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** One part of an account: what it is about at the left, what can be done at the right. */
export function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-line pt-6 first:border-t-0 first:pt-0 md:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-md font-[550]">
          {title}
        </h2>
        {text && <p className="pt-1 text-xs text-ink-faint">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
