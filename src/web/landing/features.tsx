import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { features } from './features-words.ts'
import { Points } from './points.tsx'

export function Features() {
  return (
    <div className="border-t border-line">
      <ul className="page-width grid gap-x-10 gap-y-8 px-6 py-12 md:grid-cols-3 lg:py-16">
        {features.map(({ icon, title, text, points }) => (
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
