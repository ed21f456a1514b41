import type { ReactNode } from 'react'

interface CompanySectionProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
  /** Stands at the end of the title's line. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** One thing more that a firm says of itself, below the head of its papers; it saves itself. */
export const CompanySection = ({ id, title, text, beside, children }: CompanySectionProps) => (
  <section aria-labelledby={id} className="max-w-3xl border-t border-line pt-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-md font-[550]">
        {title}
      </h2>
      {beside}
    </div>
    <p className="max-w-[60ch] pt-0.5 pb-4 text-sm text-ink-soft">{text}</p>
    {children}
  </section>
)
