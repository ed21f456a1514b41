import { calledOf, statusOf, titleOf, wholeNameOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { At } from '../../../kernel/italian/at.ts'
import { isKind, type Field } from '../../../kernel/fields/field.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Page } from '../../../kernel/door/store.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { safetyKeys } from '../../../kernel/derive/safety.ts'
import { documentOf } from '../../data/sector-context.tsx'
import { amountsOf, daysOf, daysText, hoursText, priceOf } from './record-facts.ts'
import { besides, named, says, withoutSaid } from './said.ts'

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
  /** What the first line has room for. */
  readonly title: string
  /** The whole of what the record is called here, for who hears it. */
  readonly called: string
  /** What the narrowest line has room for. */
  readonly details: readonly string[]
  /** What a wider one says besides. */
  readonly further: readonly string[]
  /** «Restano 400,00 €», which stands where the amount would; '' where all or nothing of it is open. */
  readonly open: string
}

/** As many details as fit under a title on a phone; where a record lies takes three: its days, how many, and the place. */
const DETAILS = 2
const DETAILS_OF_SPAN = 3
const FURTHER = 2

/** Letters that the first line of a phone has room for; a standing is written smaller, in a badge. */
const LINE = 43
const BADGE = 5.5
const SMALLER = 0.88

/** A title, as much of it as stands whole beside the standing, and its further parts, which a second line says. */
function lineOf(title: string, standing: string): [string, readonly string[]] {
  const room = LINE - (standing ? BADGE + standing.length * SMALLER : 0)
  const parts = title.split(' · ')
  let most = parts.length
  while (most > 1 && parts.slice(0, most).join(' · ').length > room) most--
  return [parts.slice(0, most).join(' · '), parts.slice(most)]
}

/** Days in the title of a record, which its second line says: on the first they would stand where the name is short, and not elsewhere. */
const datesAfterTheFirst = ({ title, fields }: AnyEntity): readonly string[] =>
  title
    .flat()
    .slice(1)
    .filter((key) => fields[key]?.kind === 'date')

/** «Restano 400,00 €»: what is still open of a document that is paid in part, whose amount says the whole. */
function openOf(sector: Sector, entity: AnyEntity, row: AnyRow): string {
  const { total = '', received = '' } = documentOf(sector, entity.name)?.due ?? {}
  const [whole, come] = [row[total], row[received]]
  if (typeof whole !== 'number' || typeof come !== 'number' || come <= 0 || come >= whole) return ''
  return `Restano ${formatMoney(whole - come)}`
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
  const stands = standing === undefined ? '' : write(standing)
  const headed = screen.card ? (wholeNameOf(entity, row, screen.card.heading) ?? write(screen.card.heading)) : ''
  const whole = withoutSaid(headed || titleOf(entity, row, (id) => names[id]), [
    ...told,
    ...(price === undefined ? [] : [write(price)]),
    ...(stands ? [stands] : []),
  ])
  const called = calledOf(entity, [whole])
  const dated = headed ? [] : datesAfterTheFirst(entity).filter((key) => !['', ...told].includes(write(key)))
  const [title, left] = lineOf(withoutSaid(called, dated.map(write)), stands)
  /** Of two days in a line that a phone has room for, neither says a year that goes without saying. */
  const short = (key: string) => {
    const [field, value] = [entity.fields[key], row[key]]
    return field && isKind(field, 'date') && typeof value === 'string' ? daysText([value], at.today) : write(key)
  }
  const units = unitsOf(sector, entity)
  const aside = [
    standing,
    slot?.day,
    slot?.time,
    slot?.lasts,
    price,
    ...(screen.card ? [] : amountsOf(entity)),
    ...Object.values(units),
    ...safetyKeys(entity),
  ]
  const place = span ? [span.lasts, span.lane] : []
  const keys = [...new Set([...place, ...(screen.card?.details ?? entity.table)])].filter((key) => !aside.includes(key))
  const moment = [daysText(days, at.today), hoursText(entity, row)].filter(Boolean).join(' ')
  const details = keys
    .filter((key) => !told.includes(write(key)) && (entity.fields[key]?.numeric || !says(whole, write(key))))
    .map((key) => {
      const unit = units[key]
      return unit ? [write(key), write(unit)].filter(Boolean).join(' ') : besides(whole, named(entity.fields[key], row[key], short(key)))
    })
    .filter((text) => text !== '')
  const said = [...left, ...dated.map(short), moment, ...details].filter(Boolean)
  const few = Math.max(span ? DETAILS_OF_SPAN : DETAILS, left.length) + dated.length
  return { title, called, details: said.slice(0, few), further: said.slice(few, few + FURTHER), open: openOf(sector, entity, row) }
}
