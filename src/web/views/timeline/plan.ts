import { isFixed as isKept, stateOf, statusOf, titleOf, type AnyEntity, type Span } from '../../../kernel/entity/entity.ts'
import type { Field, Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isFree, isOver, type State } from '../../../kernel/fields/status.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { cardContent } from '../drag/card-content.ts'
import { valuesOf } from '../../fields/filters/values-of.ts'
import { withoutSaid } from '../record/said.ts'
import type { Packable } from './pack.ts'
import { stretchOf } from '../../calendar/stretch.ts'
import { sayingsOf } from '../../calendar/stretch-words.ts'

/** One record on the plan. */
export interface Bar extends Packable {
  readonly id: string
  readonly row: AnyRow
  readonly entity: AnyEntity
  readonly span: Span
  readonly title: string
  /** The value that colours it, in a word, and its angle: where a booking came from. */
  readonly colour: Colour | undefined
  readonly state: State<string> | undefined
  /** It keeps a lane closed, and is no record of the screen. */
  readonly isBlock: boolean
  /** It may be stretched at its end, not moved. */
  readonly isFixed: boolean
  /** It is over: nothing of it moves. */
  readonly isOver: boolean
  /** It is not yet sure that it comes. */
  readonly isOpen: boolean
  /** What the search and the filters ask for; all of them where they ask for nothing. */
  readonly isMatch: boolean
}

export interface Colour {
  readonly label: string
  readonly hue: number | undefined
}

/** A row of the plan: what is taken. */
export interface Lane {
  readonly id: string
  readonly title: string
  /** What stands under its title, in words. */
  readonly details: readonly string[]
  readonly state: State<string> | undefined
}

const huesOf = (field: Field): Readonly<Record<string, number>> => ('hues' in field ? (field.hues as Readonly<Record<string, number>>) : {})

/** The colours of the plan with their words; none where nothing is coloured. */
export function legendOf(entity: AnyEntity): readonly Colour[] {
  const field = entity.span?.colour === undefined ? undefined : entity.fields[entity.span.colour]
  if (!field || Object.keys(huesOf(field)).length === 0) return []
  return valuesOf(field).map((value) => ({ label: field.format(value), hue: huesOf(field)[value] }))
}

function colourOf(entity: AnyEntity, row: AnyRow): Colour | undefined {
  const key = entity.span?.colour
  const field = key === undefined ? undefined : entity.fields[key]
  if (key === undefined || !field || isBlank(row[key])) return undefined
  return { label: field.format(row[key]), hue: huesOf(field)[String(row[key])] }
}

interface Reading {
  readonly entity: AnyEntity
  readonly rows: readonly AnyRow[]
  readonly names: Names
  readonly today: string
}

/** The records of a screen as bars. One that never takes its lane (cancelled, say) is left out: its nights are free. */
export function barsOf(reading: Reading, screen: CollectionScreen, matches: ReadonlySet<string> | undefined): readonly Bar[] {
  return read(reading, ({ entity, row, ...bar }) => {
    const { state } = bar
    if (state?.away) return []
    const { title } = cardContent(entity, screen, row, reading.names, reading.today, placeOf(entity))
    return [
      {
        ...bar,
        entity,
        row,
        title,
        isBlock: false,
        isEnded: state !== undefined && isFree(state),
        isFixed: state?.begun ?? false,
        isOver: state !== undefined && isOver(state),
        isOpen: state?.open ?? false,
        isMatch: matches?.has(row.id) ?? true,
      },
    ]
  })
}

/** What the place of a bar says anyway. */
const placeOf = ({ span }: AnyEntity): readonly string[] => (span ? [span.from, span.lane] : [])

/** What keeps lanes closed, as bars. */
export const blocksOf = (reading: Reading): readonly Bar[] =>
  read(reading, (bar) => [
    {
      ...bar,
      title: withoutSaid(
        titleOf(bar.entity, bar.row, reading.names),
        placeOf(bar.entity).map((key) => bar.entity.fields[key]?.format(bar.row[key], reading.names)),
      ),
      colour: undefined,
      isBlock: true,
      isEnded: false,
      isFixed: false,
      isOver: false,
      isOpen: false,
      isMatch: true,
    },
  ])

type Base = Pick<Bar, 'id' | 'row' | 'entity' | 'span' | 'stretch' | 'colour' | 'state'>

function read({ entity, rows }: Reading, make: (base: Base) => readonly Bar[]): readonly Bar[] {
  const { span } = entity
  if (!span) return []
  return rows.flatMap((row) => {
    const stretch = stretchOf(span, row)
    if (!stretch) return []
    return make({ id: row.id, row, entity, span, stretch, colour: colourOf(entity, row), state: stateOf(entity, row) })
  })
}

/** The lanes with what the screen wants to read under their titles; the state has a place of its own. */
export function lanesFrom({ entity, rows, names }: Reading, details: readonly string[]): readonly Lane[] {
  const [status] = statusOf(entity) ?? []
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(entity, row, names),
    details: details.flatMap((key) => {
      const field = entity.fields[key]
      return !field || key === status || isBlank(row[key]) ? [] : [field.format(row[key], names)]
    }),
    state: stateOf(entity, row),
  }))
}

/** The states that the plan draws open, in words. */
export const openStates = (entity: AnyEntity): readonly string[] =>
  Object.values(statusOf(entity)?.[1].states ?? {}).flatMap(({ open, label }) => (open ? [label] : []))

/** Why what is held of a bar stays as it is; nothing when it may move. */
export function refusal(bar: Bar, grip: 'whole' | 'start' | 'end'): string | undefined {
  const { entity, span, isEnded, isFixed, state } = bar
  if ([span.from, span.lasts, span.lane].some((key) => isKept(entity, key))) return messages.notYoursToChange(entity.label)
  if (isEnded) return `È «${state?.label ?? 'finita'}» e resta dov’è: prima cambia lo stato.`
  if (bar.isOver) return `È «${state?.label ?? 'finita'}»: ${sayingsOf(bar.entity).gone}`
  if (isFixed && grip !== 'end') return `È «${state?.label ?? 'iniziata'}»: si può allungare o accorciare alla fine, non spostare.`
  return undefined
}
