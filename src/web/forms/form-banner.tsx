import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FormBannerProps {
  readonly tone: 'bad' | 'plain'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** What a form has to say about the whole record: above the fields, announced when it comes. */
export function FormBanner({ tone, children, actions }: FormBannerProps) {
  const look = tone === 'bad' ? 'border-bad bg-bad-wash' : 'border-line bg-sunken'
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3.5 py-2 text-sm ${look}`}
    >
      {tone === 'bad' && <TriangleAlert aria-hidden className="text-bad" />}
      <div className="min-w-0 flex-1 basis-60 py-1">{children}</div>
      {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
    </div>
  )
}
