import { isBlank } from '../../kernel/fields/blank.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { columnsOf, linesIn } from '../../kernel/fields/lines.ts'
import { isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import type { Values } from '../../kernel/door/change.ts'
import { articleColumn } from './lines.ts'
import { textOf } from './proposal-parts.ts'

interface Line {
  readonly label: string
  readonly after: string
}

/** «consulenza a 1.200,00 €»: lines with the price that each says. */
function pricedLines(field: Field, held: unknown, names: Names): string {
  const price = Object.entries(columnsOf(field) ?? {}).find(([, column]) => isKind(column, 'money') && isStored(column))
  return linesIn(held)
    .map((line) => {
      const amount = price && !isBlank(line[price[0]]) ? price[1].format(line[price[0]]) : ''
      const text = textOf(field, [line], names)
      return [text, text.includes(amount) ? '' : amount].filter(Boolean).join(' a ')
    })
    .join('; ')
}

/** What a new record will say: what was said of it and the amounts that follow, line by line; what it begins with all the same in one. */
export function newLines(entity: AnyEntity, values: Values, said: ReadonlySet<string>, names: Names): readonly Line[] {
  const { fields, span } = entity
  const [state] = statusOf(entity) ?? []
  // A name of two parts is told by its parts: nobody sees in «Verdi Paolo» which is which.
  const [first = ''] = entity.title
  const title = typeof first === 'string' ? first : first.length === 1 ? first[0] : undefined
  const lasts = span?.lasts
  const keys = entity.form
    .flatMap((group) => group.fields)
    .filter((key) => key !== state && key !== title && key !== lasts && !isBlank(values[key]) && fields[key] && isStored(fields[key]))
  const write = (key: string): string => {
    const from = values[key]
    const length = lasts === undefined ? undefined : values[lasts]
    // An article brings its price along.
    if (columnsOf(fields[key]) && !articleColumn(fields[key])) return pricedLines(fields[key] as Field, from, names)
    if (key !== span?.from || typeof from !== 'string' || typeof length !== 'number') return textOf(fields[key], from, names)
    const unit = fields[lasts ?? '']?.unit?.[length === 1 ? 0 : 1] ?? ''
    return `${formatDate(from)} → ${formatDate(addDays(from, length))}, ${length} ${unit}`.trim()
  }
  const money = keys.find((key) => fields[key] && isKind(fields[key], 'money'))
  const isOwn = (key: string) => said.has(key) || key === money || key === span?.from || key === entity.slot?.day
  const own = keys.filter(isOwn).map((key) => ({ label: fields[key]?.label ?? key, after: write(key) }))
  const others = keys
    .filter((key) => !isOwn(key))
    .flatMap((key) => (write(key) === '' ? [] : [`${(fields[key]?.label ?? key).toLowerCase()} ${write(key)}`]))
  return [...own.filter(({ after }) => after !== ''), ...(others.length > 0 ? [{ label: 'Inoltre', after: others.join(', ') }] : [])]
}
