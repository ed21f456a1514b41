import { useEffect, useRef } from 'react'
import { buttonLook } from '../ui/button-look.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { Claims } from './claims.tsx'
import { heroScript, startHero } from './run-hero.ts'
import { useTechnicalTalk } from './technical-talk.tsx'

const large = 'min-h-12 px-6 text-md'

export function Hero() {
  const { hero } = copy
  return (
    <div className="mx-auto grid max-w-[1180px] items-center gap-12 px-6 py-12 lg:grid-cols-[1.05fr_.95fr] lg:gap-16 lg:py-20">
      <div>
        <p className="eyebrow pb-5">{hero.eyebrow}</p>
        <HeroWords />
        <div className="flex flex-wrap gap-3">
          <a href={hero.primary.href} className={buttonLook('primary', 'md', large)}>
            {hero.primary.label} <SpriteIcon name="arrow-down" />
          </a>
          <a href={hero.secondary.href} className={buttonLook('outline', 'md', large)}>
            {hero.secondary.label}
          </a>
        </div>
        <p className="pt-4 text-xs text-ink-faint">{hero.assurance}</p>
        <Claims />
      </div>
      <HeroChat />
    </div>
  )
}

/**
 * Both variants stand in one cell, so that the box keeps its height and the change is a cross-fade of words. Which one is shown is an
 * attribute that `run-hero.ts` writes and React never does. Readers hear the first one only.
 */
function HeroWords() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => startHero(box.current), [])
  return (
    <>
      <div ref={box} className="group/hero grid" data-hero="resting" data-variant="0" suppressHydrationWarning>
        {copy.hero.variants.map(({ title, text }, index) => {
          const isFirst = index === 0
          const Title = isFirst ? 'h1' : 'p'
          return (
            <div
              key={title.lead}
              aria-hidden={!isFirst}
              className={`col-start-1 row-start-1 transition-opacity duration-[1500ms] ${isFirst ? 'group-data-[variant=1]/hero:opacity-0' : 'opacity-0 group-data-[variant=1]/hero:opacity-100'}`}
            >
              <Title className="font-display text-3xl tracking-[-.015em] text-balance">
                {title.lead} <em className="text-accent not-italic">{title.turn}</em>
              </Title>
              <p className="max-w-[46ch] pt-5 pb-8 text-lg text-ink-soft">{text}</p>
            </div>
          )
        })}
      </div>
      <script dangerouslySetInnerHTML={{ __html: heroScript }} />
    </>
  )
}

function HeroChat() {
  const { title, mark, question, answer, button, quick } = copy.heroChat
  const { ask } = useTechnicalTalk()
  return (
    <section aria-label={title} className="overflow-clip rounded-lg border border-line bg-raised shadow-panel">
      <h2 className="flex items-center gap-2.5 border-b border-line px-5 py-3.5 text-sm font-medium">
        <span aria-hidden className="size-2 rounded-full bg-ok" />
        {title}
        <span className="ml-auto text-xs font-normal text-ink-faint">{mark}</span>
      </h2>
      <div className="flex flex-col gap-3 p-5 text-sm">
        <p className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-accent px-4 py-2.5 text-accent-ink">{question}</p>
        <p className="max-w-[85%] self-start rounded-lg rounded-bl-sm bg-hover px-4 py-2.5">{answer}</p>
      </div>
      <div className="flex flex-wrap gap-2 px-5 pb-5">
        {quick.map(({ label }) => (
          <a
            key={label}
            href="#technical-chat"
            data-hydrate-replay
            onClick={() => ask(label)}
            className="inline-flex min-h-control-sm items-center rounded-full border border-line-strong px-3 text-xs text-ink-soft hover:bg-hover"
          >
            {label}
          </a>
        ))}
      </div>
      <div className="border-t border-line p-5">
        <ButtonLink to={button.to} variant="primary" className="w-full">
          {button.label}
        </ButtonLink>
      </div>
    </section>
  )
}
