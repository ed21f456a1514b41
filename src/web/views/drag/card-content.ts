import { titleOf, type AnyEntity } from '../../../kernel/define-entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { formatDate, formatDayMonth } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screen.ts'
import { isBlank } from '../../../kernel/validate.ts'
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
  const { day, time } = entity.calendar ?? {}
  const whole = text(card?.heading) ?? titleOf(entity, row)
  const shown = new Set([entity.board, day, time, card?.amount, ...without])
  const details = (card?.details ?? entity.table)
    .filter((key) => !shown.has(key))
    .flatMap((key) => text(key) ?? [])
    .filter((detail) => !says(whole, detail))
  const iso = day && typeof row[day] === 'string' ? row[day] : undefined
  const [shownTime, amount] = [text(time), text(card?.amount)]
  return {
    title: withoutSaid(whole, without.map(text)),
    details: card ? details : details.slice(0, FEW),
    ...(iso && { day: nearDay(iso, today) }),
    ...(shownTime && { time: shownTime }),
    ...(amount && { amount }),
  }
}

/** Short where the year goes without saying. */
function nearDay(iso: string, today: string): string {
  if (iso === today) return 'Oggi'
  return iso.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(iso) : formatDate(iso)
}
