import { ButtonLink } from '../ui/button.tsx'
import { cards, readySlugs } from '../../sectors/index.ts'
import { copy } from './copy.ts'

/** «Demo»: the sectors that can be tried today. */
export function Demo() {
  return (
    <section id="demo" className="scroll-mt-16 border-t border-line">
      <div className="mx-auto flex max-w-[1180px] flex-wrap items-center justify-between gap-8 px-6 py-18">
        <div>
          <h2 className="font-display text-2xl lg:text-[2.6rem]">{copy.demo.title}</h2>
          <p className="max-w-[56ch] pt-3 text-ink-soft">{copy.demo.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {readySlugs.map((slug) => (
            <ButtonLink key={slug} to={`/${slug}`} variant="primary" className="min-h-12 px-6 text-md">
              Prova {cards[slug].title}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
