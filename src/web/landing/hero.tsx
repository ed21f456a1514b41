import { useEffect, useRef } from 'react'
import { readySlugs } from '../../sectors/index.ts'
import { buttonLook } from '../ui/button-look.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { HeroProduct } from './hero-product/hero-product.tsx'
import { heroScript, startHero } from './run-hero.ts'

const large = 'min-h-12 max-sm:flex-1 max-sm:px-3 sm:px-6 sm:text-md'

/** The first screen: what it is, and beside it the thing itself. */
export function Hero() {
  const { hero } = copy
  return (
    <div className="overflow-x-clip">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5 px-6 pt-5 pb-8 xl:min-h-[calc(min(100dvh,920px)-var(--header))] xl:grid-cols-[minmax(0,470px)_minmax(0,1fr)] xl:items-center xl:pt-2 xl:pb-3">
        <div className="min-w-0 xl:pb-8">
          <p className="eyebrow pb-4 max-md:hidden">{hero.eyebrow}</p>
          <HeroWords />
          <div className="flex flex-wrap gap-2.5 sm:gap-3">
            <a href={hero.primary.href} className={buttonLook('primary', 'md', large)}>
              {hero.primary.label} <SpriteIcon name="arrow-down" className="max-sm:hidden" />
            </a>
            <a href={hero.secondary.href} className={buttonLook('outline', 'md', large)}>
              {hero.secondary.label}
            </a>
          </div>
          <ul className="mt-10 divide-y divide-line border-t border-line text-sm text-ink-soft max-xl:hidden">
            {hero.assurances.map(({ icon, lead, text }) => (
              <li key={lead} className="flex items-center gap-3 py-2.5">
                <SpriteIcon name={icon} className="text-accent" />
                <span>
                  <b className="font-medium text-ink">{lead.replace('{pronti}', String(readySlugs.length))}</b> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <HeroProduct />
      </div>
    </div>
  )
}

/**
 * Both variants stand in one cell, so that the box keeps its height and the words fade out and in. Which one is shown is an
 * attribute that `run-hero.ts` writes and React never does. Readers hear the first one only.
 */
function HeroWords() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => startHero(box.current), [])
  return (
    <>
      <div ref={box} className="group/hero grid grid-cols-[minmax(0,1fr)]" data-hero="resting" data-variant="0" suppressHydrationWarning>
        {copy.hero.variants.map(({ title, text, more }, index) => {
          const isFirst = index === 0
          const Title = isFirst ? 'h1' : 'p'
          return (
            <div
              key={title.lead}
              aria-hidden={!isFirst}
              // The words that stand leave before the others arrive: never two lines over each other.
              className={`col-start-1 row-start-1 transition-opacity duration-700 group-data-[hero=leaving]/hero:opacity-0! group-data-[hero=leaving]/hero:delay-700 ${isFirst ? 'group-data-[variant=1]/hero:opacity-0' : 'opacity-0 group-data-[variant=1]/hero:opacity-100'}`}
            >
              {/* Two lines whatever the face: nothing below moves when the real one comes. */}
              <Title className="font-display text-3xl tracking-[-.015em] max-sm:text-balance wrap-anywhere sm:whitespace-nowrap">
                {title.lead} <em className="text-accent not-italic sm:block">{title.turn}</em>
              </Title>
              <p className="max-w-[46ch] pt-3 pb-5 text-ink-soft sm:pt-5 sm:pb-8 sm:text-lg">
                {text} <span className="max-sm:hidden">{more}</span>
              </p>
            </div>
          )
        })}
      </div>
      <script dangerouslySetInnerHTML={{ __html: heroScript }} />
    </>
  )
}
