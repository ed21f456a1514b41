import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'bad' | 'warn' | 'plain' | 'yes' | 'no'

interface Look {
  readonly box: string
  readonly sign?: { readonly icon: LucideIcon; readonly className: string }
}

const SMALL = 'px-3.5 py-2 text-sm'
const LARGE = 'px-4 py-4 text-xl font-semibold'
const looks: Readonly<Record<Tone, Look>> = {
  bad: { box: `border-bad bg-bad-wash ${SMALL}`, sign: { icon: TriangleAlert, className: 'text-bad' } },
  warn: { box: `border-warn bg-warn-wash ${SMALL}`, sign: { icon: TriangleAlert, className: 'text-warn' } },
  plain: { box: `border-line bg-sunken ${SMALL}` },
  yes: { box: `border-ok bg-ok-wash ${LARGE}`, sign: { icon: CircleCheck, className: 'size-7 text-ok' } },
  no: { box: `border-bad bg-bad-wash ${LARGE}`, sign: { icon: CircleX, className: 'size-7 text-bad' } },
}

interface FormBannerProps {
  /** `bad` says why something was not done, `warn` asks before it is, `plain` tells, `yes` and `no` are verdicts, read from afar. */
  readonly tone: Tone
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** What a form has to say about the whole record: above the fields, announced when it comes. */
export function FormBanner({ tone, children, actions }: FormBannerProps) {
  const { box, sign } = looks[tone]
  return (
    <div role={sign ? 'alert' : 'status'} className={`mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border ${box}`}>
      {sign && <sign.icon aria-hidden className={sign.className} />}
      <div className="min-w-0 flex-1 basis-60 py-1">{children}</div>
      {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
    </div>
  )
}
