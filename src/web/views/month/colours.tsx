import { isStatus, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Tone } from '../../../kernel/fields/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { hueStyle } from '../../ui/hue.ts'
import { toneText } from '../../ui/tone.ts'
import { valuesOf } from '../../fields/filters/values-of.ts'

/** What a value is called and coloured: a choice by its hue, a state by its tone. */
export interface Colour {
  readonly key: string
  readonly label: string
  readonly hue: number | undefined
  readonly tone: Tone
}

/** The values that a month tells apart, in the order of their list. */
export function coloursOf(entity: AnyEntity, by: string | undefined): readonly Colour[] {
  const field = by === undefined ? undefined : entity.fields[by]
  if (!field) return []
  const hues = 'hues' in field ? (field.hues as Readonly<Record<string, number>>) : {}
  const toneOf = (key: string): Tone => (isStatus(field) ? field.states[key]?.tone : undefined) ?? 'neutral'
  return valuesOf(field).map((key) => ({ key, label: field.format(key), hue: hues[key], tone: toneOf(key) }))
}

/** The colour of a value, which never stands without its word. */
export function Dot({ colour: { hue, tone }, isSmall = false }: { colour: Pick<Colour, 'hue' | 'tone'>; isSmall?: boolean }) {
  const size = isSmall ? 'size-1.5' : 'size-2'
  return hue === undefined ? (
    <span aria-hidden className={classNames('shrink-0 rounded-full bg-current', size, toneText[tone])} />
  ) : (
    <span aria-hidden data-hue="" style={hueStyle(hue)} className={classNames('shrink-0 rounded-full bg-accent', size)} />
  )
}

/** The colours of the month in words. */
export function Legend({ label, colours }: { label: string; colours: readonly Colour[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-soft">
      {colours.map((colour) => (
        <li key={colour.key} className="flex items-center gap-1.5">
          <Dot colour={colour} />
          {colour.label}
        </li>
      ))}
    </ul>
  )
}
