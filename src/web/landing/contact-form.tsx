import { Suspense, useEffect, useRef, useState } from 'react'
import { company } from '../../site.ts'
import { TextLink } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { copy } from './copy.ts'
import { late } from '../late/late.tsx'

const ContactFields = late(async () => (await import('./contact-fields.tsx')).ContactFields)
const { contacts } = copy

/** Our own form. Its parts are those of every form of the suite, fetched when the section comes near; until then an e-mail always works. */
export function ContactForm({ isFallback }: { isFallback: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), { rootMargin: '400px' })
    if (box.current) sight.observe(box.current)
    return () => sight.disconnect()
  }, [])
  return (
    <div ref={box} className="min-h-[640px] min-w-0 rounded-lg border border-line bg-raised p-6 shadow-panel">
      {isFallback && (
        <p role="status" className="pb-4 text-sm text-ink-soft">
          {contacts.unavailable}{' '}
          <TextLink href={`mailto:${company.email}`} className="underline">
            {company.email}
          </TextLink>
          .
        </p>
      )}
      <noscript>
        <p className="text-sm text-ink-soft">{contacts.noScript}</p>
      </noscript>
      {isNear && (
        <Suspense fallback={<Waiting />}>
          <ContactFields />
        </Suspense>
      )}
    </div>
  )
}

const Waiting = () => (
  <div aria-hidden className="grid gap-5">
    {['h-10', 'h-10', 'h-10', 'h-32', 'h-10'].map((height, index) => (
      <Skeleton key={index} className={height} />
    ))}
  </div>
)
