import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { Condition } from '../../expression/condition.ts'
import { laneEntityOf, laneFieldOf } from '../../screens/lane-of.ts'
import type { DayLanes, DayMove, DayPhrase, DaySection, MonthView } from '../../screens/month-view.ts'
import type { Eyes } from './eyes.types.ts'

/** A month as somebody sees it: no colour, section, phrase or button speaks of what is hidden. */
export function seenMonth(month: MonthView, entity: AnyEntity, eyes: Eyes, actions: readonly { readonly key: string }[] = []): MonthView {
  const { colours, sections, row, order, tick, coming, lanes, action, print, ...rest } = month
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
  const { heading, warning, details, notes, ...others } = row
  return {
    ...rest,
    ...(colours && isSeen(colours.by) && { colours }),
    // A record whose section may not be known would be missing from its day: then all stand in one list, as without any.
    ...(sections?.every(({ where }) => seesWhere(where)) && { sections: sections.map(seenSection) }),
    ...(order && { order: order.filter(seesWhere) }),
    ...(tick && canMove && { tick }),
    ...(coming && eyes.sees(coming.entity, coming.field) && eyes.seesWhere(coming.entity, coming.where) && { coming }),
    ...(lanes && seesLanes(entity, eyes) && { lanes: seenLanes(lanes, laneEntityOf(entity) ?? '', eyes) }),
    ...(action && actions.some(({ key }) => key === action.key) && { action }),
    ...(print && { print: print.filter(isSeen) }),
    row: {
      ...seenRow(others),
      details: details.filter(isSeen),
      ...(notes && { notes: notes.filter(({ when }) => seesWhere(when)) }),
      ...(isSeen(heading) && { heading }),
      ...(isSeen(warning) && { warning }),
    },
  }
}

const seesLanes = (entity: AnyEntity, { sees }: Eyes): boolean => {
  const [field, lane] = [laneFieldOf(entity), laneEntityOf(entity)]
  return field !== undefined && lane !== undefined && sees(entity.name, field) && sees(lane)
}

function seenLanes({ details, badge, moves, ...rest }: DayLanes, lane: string, { sees, seesWhere, writes }: Eyes): DayLanes {
  return {
    ...rest,
    details: details.filter((key) => sees(lane, key)),
    ...(badge !== undefined && sees(lane, badge) && { badge }),
    ...(moves && { moves: writes(lane) ? moves.filter(({ when }) => seesWhere(lane, when)) : [] }),
  }
}
