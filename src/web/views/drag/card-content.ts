import { titleOf, type AnyEntity } from '../../../kernel/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { addDays, formatDate, formatDayMonth } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screen.ts'
import { isBlank } from '../../../kernel/blank.ts'
import { says, withoutSaid } from '../said.ts'

export interface CardContent {
  readonly title: string
  readonly details: readonly string[]
  readonly day?: string
  readonly time?: string
  readonly amount?: string
}

/** Details that fit a card when the screen names none. */
const FEW = 3

/** What a record shows on a card, in words; `without` leaves out what the place already says. */
export function cardContent(
  entity: AnyEntity,
  { card }: Pick<CollectionScreen, 'card'>,
  row: AnyRow,
  names: Names,
  today: string,
  without: readonly (string | undefined)[] = [],
): CardContent {
  const text = (key: string | undefined) => {
    const field = key === undefined ? undefined : entity.fields[key]
    return key !== undefined && field && !isBlank(row[key]) ? field.format(row[key], names) : undefined
  }
  const { day, time } = entity.slot ?? {}
  const whole = text(card?.heading) ?? titleOf(entity, row)
  // One amount is enough, and it stands apart: two of them would not say which is which.
  const amounts = entity.table.filter((key) => entity.fields[key]?.kind === 'money')
  const price = card ? card.amount : amounts[0]
  const shown = new Set([entity.board, day, time, price, ...(card ? [] : amounts), ...without])
  const days = daysOf(entity, row)
  const told = days.map((one) => formatDate(one))
  const details = (card?.details ?? entity.table)
    .filter((key) => !shown.has(key))
    .flatMap((key) => text(key) ?? [])
    .filter((detail) => !says(whole, detail) && !told.includes(detail))
  const [shownTime, amount] = [text(time), text(price)]
  return {
    title: withoutSaid(whole, [...without.map(text), ...told]),
    details: card ? details : details.slice(0, FEW),
    ...(days.length > 0 && { day: daysText(days, today) }),
    ...(shownTime && { time: shownTime }),
    ...(amount && { amount }),
  }
}

/** The day of a record, or the first and the last of its span: a card says them in one place, and nowhere else. */
function daysOf({ slot, span }: AnyEntity, row: AnyRow): readonly string[] {
  const [day, nights] = [row[slot?.day ?? span?.from ?? ''], span && row[span.lasts]]
  if (typeof day !== 'string') return []
  return typeof nights === 'number' ? [day, addDays(day, nights)] : [day]
}

/** «26/11 – 29/11»: a year that is said once is not said again. */
function daysText([first = '', last]: readonly string[], today: string): string {
  if (last === undefined) return nearDay(first, today, 'Oggi')
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isSameYear && first !== today ? formatDayMonth(first) : nearDay(first, today, 'Oggi')} – ${nearDay(last, today, 'oggi')}`
}

/** Short where the year goes without saying. */
function nearDay(iso: string, today: string, now: string): string {
  if (iso === today) return now
  return iso.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(iso) : formatDate(iso)
}
