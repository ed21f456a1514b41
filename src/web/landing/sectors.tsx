import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Card } from '../../kernel/script.ts'
import { cards, isReady, sectorSlugs } from '../../sectors/index.ts'
import { copy } from './copy.ts'
import { Points } from './features.tsx'
import { hueStyle } from '../ui/hue.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'

/** «Soluzioni»: a select and a grid, both leading to a sector's page. All words come from the sectors themselves. */
export function Sectors() {
  const { title, text } = copy.sectors
  return (
    <section id="soluzioni" className="scroll-mt-16 border-t border-line">
      <div className="mx-auto max-w-[1180px] px-6 py-18">
        <div className="flex flex-wrap items-end justify-between gap-6 pb-10">
          <div>
            <h2 className="font-display text-2xl lg:text-[2.6rem]">{title}</h2>
            <p className="max-w-[56ch] pt-3 text-ink-soft">{text}</p>
          </div>
          <SectorSelect />
        </div>
        <ul className="grid gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {sectorSlugs.map((slug) => (
            <SectorTile key={slug} card={cards[slug]} isReady={isReady(slug)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function SectorSelect() {
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  // Somebody may have chosen before React listened.
  useEffect(() => {
    if (select.current?.value) void navigate(`/${select.current.value}`)
  }, [navigate])
  return (
    <label className="relative flex min-w-64 items-center">
      <span className="sr-only">{copy.sectors.label}</span>
      <select
        ref={select}
        className="field-box appearance-none pr-10"
        defaultValue=""
        onChange={({ target: { value } }) => {
          if (value !== '') void navigate(`/${value}`)
        }}
      >
        <option value="" disabled>
          {copy.sectors.placeholder}
        </option>
        {sectorSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {cards[slug].title}
          </option>
        ))}
      </select>
      <SpriteIcon name="chevron-down" className="pointer-events-none absolute right-3 text-ink-faint" />
    </label>
  )
}

function SectorTile({ card, isReady: ready }: { card: Card; isReady: boolean }) {
  return (
    <li data-hue style={hueStyle(card.hue)} className="flex">
      <Link
        to={`/${card.slug}`}
        prefetch="intent"
        className="flex min-w-0 flex-1 flex-col gap-2 bg-bg p-5 pb-6 transition-colors hover:bg-raised focus-visible:-outline-offset-2"
      >
        <span className="flex items-center justify-between text-xl text-accent">
          <SpriteIcon name={card.icon} />
          <span className="num text-xs text-ink-faint">{card.number}</span>
        </span>
        <h3 className="font-medium">{card.title}</h3>
        <p className="text-sm text-ink-faint">{card.description}</p>
        <Points points={card.points} />
        <span className="mt-auto pt-3 text-xs font-medium text-accent">
          {ready ? copy.sectors.open : <span className="text-ink-faint">{copy.sectors.soon}</span>}
        </span>
      </Link>
    </li>
  )
}
