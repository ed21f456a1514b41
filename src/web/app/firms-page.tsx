import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { roles } from '../../kernel/firm/roles.ts'
import type { FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { cards, type SectorSlug } from '../../sectors/index.ts'
import { site } from '../../site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { hueStyle } from '../ui/hue.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import type { FirmsLoad } from './load-firms.ts'
import { NotReached } from './not-reached.tsx'
import { PageFrame } from './page-frame.tsx'

const TITLE = 'Le tue aziende'

/** The firms that somebody works in, one row each. */
export function FirmsPage({ loaded }: { readonly loaded: FirmsLoad }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.title = `${TITLE} · ${site.name}`
  }, [])
  if (loaded.is !== 'ready') return <NotReached onRetry={revalidate} />
  return (
    <PageFrame>
      <div className="mx-auto w-full max-w-[720px] px-4 py-10 md:px-6 md:py-16">
        <h1 className="font-display text-3xl tracking-[-.015em]">{TITLE}</h1>
        <ul className="mt-8 divide-y divide-line overflow-clip rounded-lg border border-line bg-raised shadow-panel">
          {loaded.firms.map((firm) => (
            <FirmRow key={firm.slug} firm={firm} />
          ))}
        </ul>
        <ButtonLink to="/app/nuova" className="mt-6">
          Crea un’azienda
        </ButtonLink>
      </div>
    </PageFrame>
  )
}

function FirmRow({ firm: { slug, name, trade, role } }: { readonly firm: FirmOfMine }) {
  const card = Object.hasOwn(cards, trade) ? cards[trade as SectorSlug] : undefined
  return (
    <li {...(card && { 'data-hue': '', style: hueStyle(card.hue) })}>
      <Link
        to={`/app/${slug}`}
        className="flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2 md:px-5"
      >
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-wash text-lg text-accent">
          {card && <SpriteIcon name={card.icon} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">{[card?.title, roles[role].label].filter(Boolean).join(' · ')}</span>
        </span>
        <SpriteIcon name="arrow-right" className="shrink-0 text-ink-faint" />
      </Link>
    </li>
  )
}
