import { statusOf, type AnyEntity } from '../entity.ts'
import type { Condition } from '../expression/condition.ts'
import type { DayMove, DayPhrase, DaySection, MonthView } from '../month-view.ts'
import type { Eyes } from './eyes.types.ts'

/** A month as somebody sees it: no colour, section, phrase or button speaks of what is hidden. */
export function seenMonth({ colours, sections, row, ...rest }: MonthView, entity: AnyEntity, eyes: Eyes): MonthView {
  const isSeen = (key: string | undefined): key is string => key !== undefined && eyes.sees(entity.name, key)
  const seesWhere = (where: readonly Condition[] | undefined) => eyes.seesWhere(entity.name, where)
  const [status] = statusOf(entity) ?? []
  const canMove = status !== undefined && eyes.writes(entity.name, status)
  const seenPhrase = (phrase: DayPhrase | undefined) => phrase && isSeen(phrase.field) && seesWhere(phrase.when)
  const seenRow = <R extends { readonly amounts?: readonly DayPhrase[]; readonly moves?: readonly DayMove[] }>({
    amounts,
    moves,
    ...others
  }: R) => ({
    ...others,
    ...(amounts && { amounts: amounts.filter(seenPhrase) }),
    ...(moves && { moves: canMove ? moves.filter(({ when }) => seesWhere(when)) : [] }),
  })
  const seenSection = ({ says, late, ...section }: DaySection): DaySection => {
    const { says: lateSays, ...lateRest } = late ?? { where: [] }
    return {
      ...seenRow(section),
      ...(says && seenPhrase(says) && { says }),
      ...(late && seesWhere(late.where) && { late: { ...lateRest, ...(lateSays && seenPhrase(lateSays) && { says: lateSays }) } }),
    }
  }
  const { heading, warning, details, ...others } = row
  return {
    ...rest,
    ...(colours && isSeen(colours.by) && { colours }),
    // A record whose section may not be known would be missing from its day: then all stand in one list, as without any.
    ...(sections?.every(({ where }) => seesWhere(where)) && { sections: sections.map(seenSection) }),
    row: {
      ...seenRow(others),
      details: details.filter(isSeen),
      ...(isSeen(heading) && { heading }),
      ...(isSeen(warning) && { warning }),
    },
  }
}
