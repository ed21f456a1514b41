import { useEffect, useRef, type ReactNode } from 'react'

/** A calm sentence above the form: of a link, of what has been done. */
export const Told = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="mb-5 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm">
    {children}
  </p>
)

/** What takes the place of a form that was sent: it is read out and has the focus. */
export function Sent({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="border-y border-line py-5">
      <p ref={box} tabIndex={-1} role="status" className="outline-none wrap-anywhere">
        {children}
      </p>
      {actions && <div className="flex flex-wrap gap-3 pt-4">{actions}</div>}
    </div>
  )
}

/** A refusal that belongs to no field. */
export const Refused = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert" className="text-sm text-bad">
    {text && <p className="pt-3">{text}</p>}
  </div>
)
