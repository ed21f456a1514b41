import { statusOf, titleOf, type AnyEntity } from '../../kernel/entity.ts'
import type { At } from '../../kernel/at.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Sector } from '../../kernel/sector.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import type { Page } from '../../kernel/store/store.ts'
import { isBlank } from '../../kernel/blank.ts'
import { amountsOf, daysOf, daysText, priceOf } from './record-facts.ts'
import { named, partsOf, says, unsaid, withoutSaid } from './said.ts'

/** The field that says how a record stands: its status, or a choice that carries colours («scorta bassa»), whichever its table shows. */
export function standingOf(entity: AnyEntity): [string, Field] | undefined {
  const status = statusOf(entity)
  const toned = Object.entries(entity.fields).filter(([, field]) => 'tones' in field)
  if (!status) return toned[0]
  return entity.table.includes(status[0]) ? status : (toned.find(([key]) => entity.table.includes(key)) ?? status)
}

/** The field that holds the unit of a quantity, where a panel of the trade says so; a share of it is a figure by itself. */
const unitsOf = ({ screens }: Sector, { name, fields }: AnyEntity): Readonly<Record<string, string>> => {
  const panels = screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  return Object.fromEntries(
    panels.flatMap((panel) =>
      panel.kind === 'attention' && panel.entity === name && fields[panel.unit]?.numeric !== true ? [[panel.have, panel.unit]] : [],
    ),
  )
}

interface Summary {
  readonly title: string
  /** What the narrowest line has room for. */
  readonly details: readonly string[]
  /** What a wider one says besides. */
  readonly further: readonly string[]
}

/** As many details as fit under a title on a phone; where a record lies takes three: its days, how many, and the place. */
const DETAILS = 2
const DETAILS_OF_SPAN = 3
const FURTHER = 2

/** A day in a title. */
const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/
/** A number or a code names nothing by itself: «42/2026 · Officine Trebbiani». */
const MARK = /^\S*\d\S*$/

/** What a title begins with, and what goes under it rather than be cut: its days, and the next thing that it names. */
function inTwoLines(title: string, { untitled }: AnyEntity, today: string): readonly [title: string, under: readonly string[]] {
  const [first = '', ...others] = partsOf(title)
  const lead = MARK.test(first) || first === untitled ? [first, ...others.splice(0, 1)] : [first]
  const days = others.filter((part) => DAY.test(part))
  const next = others.filter((part) => !DAY.test(part)).slice(0, 1)
  const iso = (day: string) => day.replace(DAY, '$3-$2-$1')
  return [lead.join(' · '), [...days.map((day) => daysText([iso(day)], today)), ...next]]
}

/**
 * A record in two lines: its title; when it is, or from when to when and where; then the things of it that matter most,
 * of which none repeats the title. Its standing and its amount stand apart.
 */
export function summaryOf(sector: Sector, screen: CollectionScreen, entity: AnyEntity, row: AnyRow, names: Page['names'], at: At): Summary {
  const [standing] = standingOf(entity) ?? []
  const { slot, span } = entity
  const days = daysOf(entity, row)
  const told = days.map((day) => formatDate(day))
  const write = (key: string) => {
    const field = entity.fields[key]
    return field && !isBlank(row[key]) ? field.format(row[key], (id) => names[id]) : ''
  }
  const price = priceOf(entity, screen)
  const whole = withoutSaid(
    titleOf(entity, row, (id) => names[id]),
    [...told, ...(price === undefined ? [] : [write(price)])],
  )
  const [title, under] = inTwoLines(whole, entity, at.today)
  /** Of two days in a line that a phone has room for, neither says a year that goes without saying. */
  const short = (key: string) => {
    const [field, value] = [entity.fields[key], row[key]]
    return field && isKind(field, 'date') && typeof value === 'string' ? daysText([value], at.today) : write(key)
  }
  const units = unitsOf(sector, entity)
  const aside = [standing, slot?.day, slot?.time, price, ...(screen.card ? [] : amountsOf(entity)), ...Object.values(units)]
  const place = span ? [span.lasts, span.lane] : []
  const keys = [...new Set([...place, ...(screen.card?.details ?? entity.table)])].filter((key) => !aside.includes(key))
  const moment = [daysText(days, at.today), slot?.time ? write(slot.time) : ''].filter(Boolean).join(' ')
  const details = keys
    .filter((key) => !told.includes(write(key)) && (entity.fields[key]?.numeric || !says(whole, write(key))))
    .map((key) => {
      const unit = units[key]
      return unit ? [write(key), write(unit)].filter(Boolean).join(' ') : named(entity.fields[key], row[key], short(key))
    })
    .filter((text) => text !== '')
  const said = [moment, ...under, ...unsaid(details, whole)].filter(Boolean)
  const few = span ? DETAILS_OF_SPAN : DETAILS
  return { title, details: said.slice(0, few), further: said.slice(few, few + FURTHER) }
}
