import { checkMonthParts } from './check-month-parts.ts'
import { checkShape } from '../../problem/check-shape.ts'
import { aboutDay } from '../../expression/chosen-day.ts'
import type { Condition } from '../../expression/condition.ts'
import { today } from '../../expression/expression.ts'
import type { DayMove, DayPhrase, DaySection, MonthView } from '../../screens/month-view.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks how records lie on a month: what its colours, its sections and its rows name. */
export function checkMonth(slug: string, path: string, entity: string, month: MonthView, check: SectorNames): void {
  const at = `${path}.month`
  checkShape(`${slug}.${at}`, month, {
    colours: 'part?',
    sections: 'list?',
    row: 'part',
    order: 'list?',
    tick: 'part?',
    coming: 'part?',
    lanes: 'part?',
    action: 'part?',
    print: 'list?',
  })
  const { colours, sections = [], row } = month
  if (colours) checkColours(at, entity, colours.by, check)
  checkShape(`${slug}.${at}.row`, row, { details: 'list', notes: 'list?', amounts: 'list?', moves: 'list?' })
  for (const [index, { when }] of (row.notes ?? []).entries()) checkOwn(`${at}.row.notes.${index}`, entity, when, check)
  for (const key of [row.heading, row.warning, ...row.details]) if (key !== undefined) check.field(`${at}.row`, entity, key)
  for (const key of month.print ?? []) check.field(`${at}.print`, entity, key)
  checkRow(slug, `${at}.row`, entity, row, check)
  for (const [index, section] of sections.entries()) checkSection(slug, `${at}.sections.${index}`, entity, section, check)
  checkMonthParts(slug, at, entity, month, check)
}

function checkColours(at: string, entity: string, by: string, check: SectorNames): void {
  check.field(`${at}.colours`, entity, by)
  const kind = check.entity(at, entity).fields[by]?.kind
  if (kind === 'choice' || kind === 'status') return
  throw check.fault(`${at}.colours`, `'${by}' of ${entity} is a ${kind}, and has no colours.`, 'Name a choice or the status.')
}

function checkSection(slug: string, at: string, entity: string, section: DaySection, check: SectorNames): void {
  checkShape(`${slug}.${at}`, section, { where: 'list', says: 'part?', late: 'part?', amounts: 'list?', moves: 'list?' })
  const { where, says, late } = section
  checkOwn(at, entity, where, check)
  if (says) checkPhrase(slug, `${at}.says`, entity, says, check)
  if (late) {
    checkShape(`${slug}.${at}.late`, late, { where: 'list', says: 'part?' })
    // Asked of the store too, which knows of no chosen day.
    check.own(`${at}.late`, entity, late.where)
    if (late.says) checkPhrase(slug, `${at}.late.says`, entity, late.says, check)
  }
  checkRow(slug, at, entity, section, check)
}

interface Row {
  readonly amounts?: readonly DayPhrase[]
  readonly moves?: readonly DayMove[]
}

function checkRow(slug: string, at: string, entity: string, { amounts = [], moves = [] }: Row, check: SectorNames): void {
  for (const [index, amount] of amounts.entries()) {
    check.kind(`${at}.amounts.${index}`, entity, amount.field, 'number')
    checkPhrase(slug, `${at}.amounts.${index}`, entity, amount, check)
  }
  for (const [index, move] of moves.entries()) {
    checkShape(`${slug}.${at}.moves.${index}`, move, { when: 'list' })
    check.state(`${at}.moves.${index}`, entity, move.to)
    checkOwn(`${at}.moves.${index}`, entity, move.when, check)
  }
}

function checkPhrase(slug: string, at: string, entity: string, phrase: DayPhrase, check: SectorNames): void {
  checkShape(`${slug}.${at}`, phrase, { when: 'list?' })
  check.field(at, entity, phrase.field)
  checkOwn(at, entity, phrase.when ?? [], check)
}

/** The chosen day is a day as today is one. */
const checkOwn = (at: string, entity: string, conditions: readonly Condition[], check: SectorNames): void =>
  check.own(at, entity, aboutDay(conditions, today()))
