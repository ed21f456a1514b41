import { statusOf, titleOf, type AnyEntity } from '../../kernel/entity.ts'
import type { At } from '../../kernel/at.ts'
import type { Field } from '../../kernel/fields/field.ts'
import type { Sector } from '../../kernel/define-sector.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatDate, formatDayMonth } from '../../kernel/italian/dates.ts'
import { plural } from '../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import type { Page } from '../../kernel/store/store.ts'
import { isBlank } from '../../kernel/blank.ts'
import { says } from './said.ts'

/** The field that says how a record stands: its status, or a choice that carries colours («scorta bassa»). */
export const standingOf = (entity: AnyEntity): [string, Field] | undefined =>
  statusOf(entity) ?? Object.entries(entity.fields).find(([, field]) => 'tones' in field)

/** The field that holds the unit of a quantity, where a panel of the trade says so. */
const unitsOf = ({ screens }: Sector, entity: string): Readonly<Record<string, string>> => {
  const panels = screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  return Object.fromEntries(
    panels.flatMap((panel) => (panel.kind === 'attention' && panel.entity === entity ? [[panel.have, panel.unit]] : [])),
  )
}

/** As many details as fit under a title on a phone. */
const DETAILS = 2

/** A record in two lines: its title, and the things of it that matter most after when it happens, of which none repeats the title. */
export function summaryOf(
  sector: Sector,
  screen: CollectionScreen,
  entity: AnyEntity,
  row: AnyRow,
  names: Page['names'],
  at: At,
): { readonly title: string; readonly details: readonly string[] } {
  const title = titleOf(entity, row)
  const [standing] = standingOf(entity) ?? []
  const { slot } = entity
  const when: readonly string[] = [slot?.day, slot?.time].filter((key) => key !== undefined)
  const write = (key: string) => {
    const field = entity.fields[key]
    return field && !isBlank(row[key]) ? field.format(row[key], (id) => names[id]) : ''
  }
  const units = unitsOf(sector, entity.name)
  const aside = [standing, ...when, ...Object.values(units)]
  const keys = (screen.card?.details ?? entity.table).filter((key) => !aside.includes(key))
  const day = slot && row[slot.day]
  const moment = [typeof day === 'string' ? shortDay(day, at) : '', slot?.time ? write(slot.time) : ''].filter(Boolean).join(' ')
  const details = keys
    .map((key) => {
      const unit = units[key]
      return unit ? [write(key), write(unit)].filter(Boolean).join(' ') : named(entity.fields[key], row[key], write(key))
    })
    .filter((text) => text !== '' && !says(title, text))
  return { title, details: [moment, ...details].filter(Boolean).slice(0, DETAILS) }
}

/** A figure that stands alone says what it counts: «2 notti», or «Interventi: 0». */
function named(field: Field | undefined, value: unknown, text: string): string {
  if (!field?.numeric || typeof value !== 'number' || !/^-?[\d.,]+$/.test(text)) return text
  return field.unit ? `${text} ${plural(value, ...field.unit)}` : `${field.short ?? field.label}: ${text}`
}

/** «21/11»; the year only where it is another. */
const shortDay = (day: string, { today }: At) => (day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day))
