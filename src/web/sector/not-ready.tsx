import { Home } from 'lucide-react'
import type { Card } from '../../kernel/screens/script.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { hueStyle } from '../ui/hue.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'

interface NotReadyProps {
  readonly card: Card
  /** A trade that can be tried today. */
  readonly ready: Card
}

/** A trade whose demo is still to come says so, and shows one that is there. */
export function NotReady({ card, ready }: NotReadyProps) {
  return (
    <div data-hue="" style={hueStyle(card.hue)} className="flex min-h-dvh flex-col bg-bg">
      <header className="flex h-header shrink-0 items-center gap-1.5 border-b border-line px-3.5 md:px-5">
        <ButtonLink to="/" variant="ghost" icon={<Home aria-hidden />} className="-ml-2">
          Home
        </ButtonLink>
        <span className="flex-1" />
        <ThemeToggle />
      </header>
      <main
        id="contenuto"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1040px] flex-1 items-center gap-x-20 gap-y-10 px-6 py-12 outline-none md:grid-cols-[1.1fr_.9fr]"
      >
        <div>
          <span aria-hidden className="mb-8 grid size-14 place-items-center rounded-lg bg-accent-wash text-xl text-accent">
            <SpriteIcon name={card.icon} />
          </span>
          <Badge tone="accent">In preparazione</Badge>
          <h1 className="pt-4 font-display text-3xl tracking-[-.015em]">{card.title}</h1>
          <p className="max-w-[44ch] pt-5 text-lg text-ink-soft">{card.description}</p>
          <p className="max-w-[52ch] pt-4 text-ink-faint">
            Questa demo non è ancora pronta. Intanto puoi provare quella di {ready.title}: stessa chat, stessa voce, stessa dashboard.
          </p>
          <div className="flex flex-wrap gap-3 pt-8">
            <ButtonLink to={`/${ready.slug}`} variant="primary">
              Prova {ready.title}
            </ButtonLink>
            <ButtonLink to="/">Torna alla Home</ButtonLink>
          </div>
        </div>
        <section aria-labelledby="punti">
          <h2 id="punti" className="eyebrow pb-2">
            Che cosa farà
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {card.points.map((point, index) => (
              <li key={point} className="flex items-baseline gap-5 py-4">
                <span aria-hidden className="num w-4 font-display text-lg text-accent">
                  {index + 1}
                </span>
                {point}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
