import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'

export function Features() {
  return (
    <div className="border-t border-line">
      <ul className="mx-auto grid max-w-[1180px] gap-10 px-6 py-16 md:grid-cols-3">
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

/** Short points under a text, each with a dot in the accent of its place. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-1 pt-3 text-xs text-ink-soft">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <span aria-hidden className="font-bold text-accent">
            ·
          </span>
          {point}
        </li>
      ))}
    </ul>
  )
}
