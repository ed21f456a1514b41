import sprite from './sprite.svg?url'

interface SpriteIconProps {
  /** One of the drawings that `npm run icons` puts into the sprite; every sector's is among them. */
  readonly name: string
  readonly className?: string
}

/** A drawing that is only looked at, from one cached picture file instead of the page's scripts. */
export function SpriteIcon({ name, className = '' }: SpriteIconProps) {
  return (
    <svg aria-hidden fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" className={`lucide ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
