import { cards } from '../../sectors/index.ts'
import { buttonLook } from '../ui/button-look.ts'
import { hueStyle } from '../ui/hue.ts'
import { TextLink } from '../ui/link.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { demoTries, triedSlugs, type TriedSlug } from './demo-tries.ts'

/** «Demo»: some of the trades that can be tried today, each with the first things to do there. */
export function Demo() {
  return (
    <section id="demo" className="scroll-mt-16 border-t border-line">
      <div className="page-width px-6 py-12 lg:py-18">
        <h2 className="font-display text-2xl lg:text-[2.6rem]">{copy.demo.title}</h2>
        <p className="max-w-[56ch] pt-3 pb-8 text-ink-soft">{copy.demo.text}</p>
        <div className="grid gap-4 md:grid-cols-3">
          {triedSlugs.map((slug) => (
            <DemoCard key={slug} slug={slug} />
          ))}
        </div>
        <p className="pt-8 text-ink-soft max-md:hidden">
          {copy.demo.keep}{' '}
          <TextLink href={copy.register.href} className="underline">
            {copy.register.label}
          </TextLink>
        </p>
      </div>
    </section>
  )
}

function DemoCard({ slug }: { slug: TriedSlug }) {
  const { title, icon, hue } = cards[slug]
  return (
    <article data-hue style={hueStyle(hue)} className="flex min-w-0 flex-col rounded-lg border border-line bg-raised p-5 shadow-panel">
      <h3 className="flex items-center gap-3 font-display text-xl">
        <SpriteIcon name={icon} className="text-accent" />
        {title}
      </h3>
      <ul className="mt-3 mb-5 divide-y divide-line border-y border-line">
        {demoTries[slug].map(({ text, address }) => (
          <li key={text} className="max-sm:[&:not(:first-child)]:hidden">
            <a href={`/${slug}${address}`} className="flex min-h-tap items-center gap-3 py-2 text-sm text-ink-soft hover:text-accent">
              <span className="flex-1">{text}</span>
              <SpriteIcon name="arrow-right" className="text-accent" />
            </a>
          </li>
        ))}
      </ul>
      <a href={`/${slug}`} className={buttonLook('primary', 'md', 'mt-auto')}>
        {copy.demo.open.replace('{settore}', title)}
      </a>
    </article>
  )
}
