import type { Card } from '../../kernel/screens/script.ts'
import { cards, isReady, readySlugs, sectorSlugs } from '../../sectors/index.ts'
import { copy } from './copy.ts'
import { Points } from './points.tsx'
import { hueStyle } from '../ui/hue.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { enumerate } from '../../kernel/italian/enumeration.ts'

/** «Soluzioni»: a select and a grid, both leading to a sector's page. All words come from the sectors themselves. */
export function Sectors() {
  const { title, text } = copy.sectors
  return (
    <section id="soluzioni" className="scroll-mt-16 border-t border-line">
      <div className="page-width px-6 py-12 lg:py-18">
        <div className="flex flex-wrap items-end justify-between gap-6 pb-8">
          <div>
            <h2 className="font-display text-2xl lg:text-[2.6rem]">{title}</h2>
            <p className="max-w-[56ch] pt-3 text-ink-soft">{text.replace('{pronti}', readyTitles())}</p>
          </div>
          <SectorSelect />
        </div>
        <ul className="grid gap-px overflow-clip border-line bg-line max-sm:-mx-6 max-sm:border-y sm:grid-cols-2 sm:rounded-lg sm:border lg:grid-cols-4 min-[100rem]:grid-cols-5">
          {sectorSlugs.map((slug) => (
            <SectorTile key={slug} card={cards[slug]} isReady={isReady(slug)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Whoever chooses goes there: `sector-choice.ts` listens. */
function SectorSelect() {
  return (
    <label className="relative flex min-w-64 items-center max-sm:w-full">
      <span className="sr-only">{copy.sectors.label}</span>
      <select data-sector-choice className="field-box appearance-none pr-10" defaultValue="">
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

const readyTitles = () => enumerate(readySlugs.map((slug) => cards[slug].title))

/** A card on a desk; on a phone a row, its points in a line. */
function SectorTile({ card, isReady: ready }: { card: Card; isReady: boolean }) {
  return (
    <li data-hue style={hueStyle(card.hue)} className="flex">
      <a
        href={`/${card.slug}`}
        className="grid min-w-0 flex-1 grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 bg-bg px-6 py-3 wrap-anywhere transition-colors hover:bg-raised focus-visible:-outline-offset-2 sm:grid-rows-[auto_auto_1fr_auto] sm:p-5 sm:pb-6"
      >
        <SpriteIcon name={card.icon} className="text-xl text-accent" />
        <h3 className="font-medium sm:col-span-full sm:row-start-2 sm:pt-2">{card.title}</h3>
        <span className="num text-right text-xs text-ink-faint max-sm:col-start-3 max-sm:row-start-1 sm:col-start-3 sm:row-start-1">
          {card.number}
        </span>
        <div className="col-start-2 col-end-4 max-sm:text-xs sm:col-start-1 sm:pt-2">
          <p className="text-sm text-ink-faint max-sm:inline max-sm:text-xs">{card.description} </p>
          <Points points={card.points} className="max-sm:inline sm:pt-3" />
        </div>
        <span
          className={`text-xs font-medium max-sm:col-start-3 max-sm:row-start-1 max-sm:mr-8 sm:col-span-full sm:row-start-4 sm:pt-3 ${ready ? 'text-accent' : 'text-ink-faint'}`}
        >
          {ready ? copy.sectors.open : copy.sectors.soon}
        </span>
      </a>
    </li>
  )
}
