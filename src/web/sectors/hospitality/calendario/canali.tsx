import type { AnyEntity } from '../../../../kernel/entity.ts'
import { classNames } from '../../../ui/class-names.ts'
import { hueStyle } from '../../../ui/hue.ts'
import { valuesOf } from '../../../views/filters/values-of.ts'

/** Where bookings come from: the word and the hue of a source. */
export interface Canale {
  readonly key: string
  readonly label: string
  readonly hue: number
}

/** The sources that the booking's `span.colour` tells apart, in the order of their list. */
export function canaliDi(entity: AnyEntity): readonly Canale[] {
  const field = entity.span?.colour === undefined ? undefined : entity.fields[entity.span.colour]
  if (!field) return []
  const hues = 'hues' in field ? (field.hues as Readonly<Record<string, number>>) : {}
  return valuesOf(field).map((key) => ({ key, label: field.format(key), hue: hues[key] ?? 0 }))
}

/** The colour of a source, which never stands without its word. */
export function Dot({ hue, isSmall = false }: { hue: number; isSmall?: boolean }) {
  return (
    <span
      aria-hidden
      data-hue=""
      style={hueStyle(hue)}
      className={classNames('shrink-0 rounded-full bg-accent', isSmall ? 'size-1.5' : 'size-2')}
    />
  )
}

/** The colours of the calendar in words. */
export function Legenda({ canali }: { canali: readonly Canale[] }) {
  return (
    <ul aria-label="Colori dei canali" className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-soft">
      {canali.map(({ key, label, hue }) => (
        <li key={key} className="flex items-center gap-1.5">
          <Dot hue={hue} />
          {label}
        </li>
      ))}
    </ul>
  )
}
