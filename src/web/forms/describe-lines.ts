import { isStored } from '../../kernel/fields/derived.ts'
import type { Field, Fields, Names } from '../../kernel/fields/field.ts'
import { linesIn } from '../../kernel/fields/lines.ts'
import { isText } from '../../kernel/fields/text.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isNaming } from '../../kernel/entity/references.ts'
import { isSameValue } from '../fields/same-value.ts'

type Line = Readonly<Record<string, unknown>>

/**
 * Changes of lines by name: «Righe, Carbonara: Quantità 2 → 40», «Righe, aggiunto: 1 x Tiramisù». A line is known by the record that it
 * names, else by its words, else by its place.
 */
export function describeLines(
  field: Field,
  columns: Fields,
  change: { readonly before?: unknown; readonly after?: unknown },
  names: Names,
) {
  const label = field.short ?? field.label
  const stored = Object.entries(columns).filter(([, column]) => isStored(column))
  const naming = (stored.find(([, column]) => isNaming(column)) ?? stored.find(([, column]) => isText(column)))?.[0]
  const isSame = (a: Line, b: Line) => stored.every(([key]) => isSameValue(a[key], b[key]))
  const words = (key: string, value: unknown) => (isBlank(value) ? 'vuoto' : (columns[key]?.format(value, names) ?? ''))
  const nameOf = (line: Line) => (naming === undefined ? '' : words(naming, line[naming]))

  const [before, after] = [linesIn(change.before), linesIn(change.after)]
  const [gone, come] = [without(before, after, isSame), without(after, before, isSame)]
  const pairs = gone.flatMap((line): readonly (readonly [Line, Line])[] => {
    const at = come.findIndex((other) => naming !== undefined && isSameValue(line[naming], other[naming]))
    const [other] = at < 0 ? [] : come.splice(at, 1)
    return other ? [[line, other]] : []
  })
  const paired = new Set(pairs.map(([line]) => line))
  const whole = (line: Line) =>
    stored
      .flatMap(([key, column]) =>
        isBlank(line[key]) ? [] : key === naming ? nameOf(line) : `${column.short ?? column.label} ${words(key, line[key])}`,
      )
      .join(', ')
  const told = [
    ...pairs.map(([line, other]) => {
      const changed = stored
        .filter(([key]) => !isSameValue(line[key], other[key]))
        .map(
          ([key, column]) =>
            `${column.short ?? column.label} ${isBlank(line[key]) ? '' : `${words(key, line[key])} → `}${words(key, other[key])}`,
        )
      return `${label}, ${nameOf(line)}: ${changed.join(', ')}`
    }),
    ...gone.filter((line) => !paired.has(line)).map((line) => `${label}, tolto: ${whole(line)}`),
    ...come.map((line) => `${label}, aggiunto: ${whole(line)}`),
  ]
  return told.length > 0 ? told : [`${label}: in un altro ordine`]
}

/** Lines that the others lack, each as often as it is missing. */
function without(lines: readonly Line[], others: readonly Line[], isSame: (a: Line, b: Line) => boolean): Line[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.findIndex((other) => isSame(line, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
