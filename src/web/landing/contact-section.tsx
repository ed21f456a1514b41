import { lazy, Suspense, useState } from 'react'
import { company, contactEmbed, type ContactEmbedSettings } from '../../site.ts'
import { TextLink } from '../ui/link.tsx'
import { ContactForm } from './contact-form.tsx'
import { copy } from './copy.ts'

const ContactEmbed = lazy(async () => ({ default: (await import('./contact-embed.tsx')).ContactEmbed }))
const { contacts } = copy

/** «Contatti»: the third-party form where one is configured, our own where not or when the other does not come. */
export function ContactSection({ embed = contactEmbed }: { embed?: ContactEmbedSettings }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <section id="contatti" className="scroll-mt-16 border-t border-line">
      <div className="page-width grid gap-10 px-6 py-12 lg:py-18 lg:grid-cols-[.9fr_1.1fr] lg:gap-16">
        <div>
          <h2 className="font-display text-2xl lg:text-[2.6rem]">{contacts.title}</h2>
          <p className="max-w-[56ch] pt-3 pb-6 text-ink-soft">{contacts.text}</p>
          <p className="text-sm text-ink-soft">
            {contacts.write}{' '}
            <TextLink href={`mailto:${company.email}`} className="underline">
              {company.email}
            </TextLink>
          </p>
        </div>
        {embed.formId !== '' && !hasFailed ? (
          <Suspense fallback={<div style={{ minHeight: embed.height }} />}>
            <ContactEmbed embed={embed} onFailed={() => setFailed(true)} />
          </Suspense>
        ) : (
          <ContactForm isFallback={hasFailed} />
        )}
      </div>
    </section>
  )
}
