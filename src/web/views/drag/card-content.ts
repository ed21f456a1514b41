import { titleOf, wholeNameOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { safetyKeys, safetyWords, type SafetyWord } from '../../../kernel/derive/safety.ts'
import { amountsOf, daysOf, daysText, priceOf } from '../record/record-facts.ts'
import { besides, namedApart, says, withoutSaid } from '../record/said.ts'

export interface CardContent {
  readonly title: string
  readonly details: readonly string[]
  readonly day?: string
  readonly time?: string
  readonly amount?: string
  /** Said whole wherever the card stands. */
  readonly safety: readonly SafetyWord[]
}

/** Details that fit a card when the screen names none. */
const FEW = 3

/** What a record shows on a card, in words; `without` leaves out what the place already says. */
export function cardContent(
  entity: AnyEntity,
  screen: Pick<CollectionScreen, 'card'>,
  row: AnyRow,
  names: Names,
  today: string,
  without: readonly (string | undefined)[] = [],
): CardContent {
  const { card } = screen
  const text = (key: string | undefined) => {
    const field = key === undefined ? undefined : entity.fields[key]
    return key !== undefined && field && !isBlank(row[key]) ? field.format(row[key], names) : undefined
  }
  const { day, time } = entity.slot ?? {}
  const whole = (card && wholeNameOf(entity, row, card.heading)) ?? text(card?.heading) ?? titleOf(entity, row, names)
  // One amount is enough, and it stands apart: two of them would not say which is which.
  const price = priceOf(entity, screen)
  const shown = new Set([entity.board, day, time, price, ...(card ? [] : amountsOf(entity)), ...safetyKeys(entity), ...without])
  const days = daysOf(entity, row)
  const told = days.map((one) => formatDate(one))
  const details = (card?.details ?? entity.table)
    .filter((key) => !shown.has(key))
    .flatMap((key) => {
      const detail = text(key)
      return detail === undefined || says(whole, detail) || told.includes(detail)
        ? []
        : [besides(whole, namedApart(entity.fields[key], row[key], detail))]
    })
    .filter(Boolean)
  const [shownTime, amount] = [text(time), text(price)]
  return {
    title: withoutSaid(whole, [...without.map(text), text(entity.board), ...told, amount]),
    details: card ? details : details.slice(0, FEW),
    safety: safetyWords(entity, row, names),
    ...(days.length > 0 && { day: daysText(days, today, ['Oggi', 'oggi']) }),
    ...(shownTime && { time: shownTime }),
    ...(amount && { amount }),
  }
}
