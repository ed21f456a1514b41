import { ArrowDown } from 'lucide-react'
import { buttonLook } from '../ui/button-look.ts'
import { ButtonLink } from '../ui/button.tsx'
import { copy } from './copy.ts'

const large = 'min-h-12 px-6 text-md'

export function Hero() {
  const { hero } = copy
  const [variant] = hero.variants
  return (
    <div className="mx-auto grid max-w-[1180px] items-center gap-12 px-6 py-14 lg:grid-cols-[1.05fr_.95fr] lg:gap-16 lg:py-24">
      <div>
        <p className="eyebrow pb-5">{hero.eyebrow}</p>
        <h1 className="font-display text-3xl tracking-[-.015em]">{variant.title}</h1>
        <p className="max-w-[46ch] pt-5 pb-8 text-lg text-ink-soft">{variant.text}</p>
        <div className="flex flex-wrap gap-3">
          <a href={hero.primary.href} className={buttonLook('primary', 'md', large)}>
            {hero.primary.label} <ArrowDown aria-hidden />
          </a>
          <a href={hero.secondary.href} className={buttonLook('outline', 'md', large)}>
            {hero.secondary.label}
          </a>
        </div>
        <p className="mt-10 border-t border-line pt-5 text-xs text-ink-faint">{hero.assurance}</p>
      </div>
      <HeroChat />
    </div>
  )
}

function HeroChat() {
  const { title, question, answer, button } = copy.heroChat
  return (
    <section aria-label={title} className="overflow-clip rounded-lg border border-line bg-raised shadow-panel">
      <h2 className="border-b border-line px-5 py-3.5 text-sm font-medium">{title}</h2>
      <div className="flex flex-col gap-3 p-5 text-sm">
        <p className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-accent px-4 py-2.5 text-accent-ink">{question}</p>
        <p className="max-w-[85%] self-start rounded-lg rounded-bl-sm bg-hover px-4 py-2.5">{answer}</p>
      </div>
      <div className="border-t border-line p-5">
        <ButtonLink to={button.to} variant="outline" className="w-full">
          {button.label}
        </ButtonLink>
      </div>
    </section>
  )
}
