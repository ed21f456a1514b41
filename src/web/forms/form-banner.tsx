import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'bad' | 'warn' | 'plain'

const looks: Readonly<Record<Tone, { readonly box: string; readonly sign?: string }>> = {
  bad: { box: 'border-bad bg-bad-wash', sign: 'text-bad' },
  warn: { box: 'border-warn bg-warn-wash', sign: 'text-warn' },
  plain: { box: 'border-line bg-sunken' },
}

interface FormBannerProps {
  /** `bad` says why something was not done, `warn` asks before it is, `plain` tells. */
  readonly tone: Tone
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** What a form has to say about the whole record: above the fields, announced when it comes. */
export function FormBanner({ tone, children, actions }: FormBannerProps) {
  const { box, sign } = looks[tone]
  return (
    <div
      role={sign ? 'alert' : 'status'}
      className={`mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3.5 py-2 text-sm ${box}`}
    >
      {sign && <TriangleAlert aria-hidden className={sign} />}
      <div className="min-w-0 flex-1 basis-60 py-1">{children}</div>
      {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
    </div>
  )
}
