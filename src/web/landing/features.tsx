import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'

export function Features() {
  return (
    <div className="border-t border-line">
      <ul className="page-width grid gap-x-10 gap-y-8 px-6 py-12 md:grid-cols-3 lg:py-16">
        {copy.features.map(({ icon, title, text, points }) => (
          <li key={title}>
            <SpriteIcon name={icon} className="size-7 text-accent" />
            <h2 className="pt-3 pb-1 font-display text-xl">{title}</h2>
            <p className="text-sm text-ink-soft">{text}</p>
            <Points points={points} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Short points under a text, each with a dot in the accent of its place; on a phone one after the other in a line. */
export function Points({ points, className = 'pt-3' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`text-xs text-ink-soft sm:grid sm:gap-1 ${className}`}>
      {points.map((point) => (
        <li key={point} className="group max-sm:inline sm:flex sm:gap-2">
          <span aria-hidden className="font-bold text-accent max-sm:group-first:hidden">
            ·{' '}
          </span>
          {point}{' '}
        </li>
      ))}
    </ul>
  )
}
