import { allRows, type AllRows } from '../../../kernel/door/all-rows.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { stateOf, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import type { Tone } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays, formatLongDate, formatWeekday } from '../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { plural, withFigure } from '../../../kernel/italian/noun.ts'
import { numberInWords } from '../../../kernel/italian/number-in-words.ts'
import { addMinutes } from '../../../kernel/italian/times.ts'
import type { IconName } from '../../../kernel/screens/icon-name.ts'
import type { AgendaPanel, AttentionPanel } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'

/** A day of a firm as its overview tells it. */
export interface Day {
  readonly day: string
  readonly date: string
  readonly hue: number
  /** What the firm of the sample is called. */
  readonly firm: string
  readonly icons: readonly IconName[]
  /** Which of them is open. */
  readonly open: number
  readonly title: string
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[]
  readonly rows: readonly Line[]
  /** The days after it on which there is something, where today leaves room. */
  readonly ahead: readonly { readonly label: string; readonly rows: readonly Line[] }[]
}

interface Line {
  readonly id: string
  readonly time: string
  readonly heading: string
  readonly detail: string
  readonly state: { readonly label: string; readonly tone: Tone } | undefined
  readonly amount: string
}

/** As many as stand under one another on a desk; what lies below the foot of the page is not seen. */
const ROWS = 8

/** Reads the day by the trade's own screens: its agenda, and what its overview says is running out. */
export async function readDay(sector: Sector, store: Store, today: string): Promise<Day> {
  const panels = sector.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  const agenda = panels.find((panel): panel is AgendaPanel => panel.kind === 'agenda')
  const attention = panels.find((panel): panel is AttentionPanel => panel.kind === 'attention')
  const entityOf = (name: string | undefined) => sector.entities.find((entity) => entity.name === name)
  const [entity, short] = [entityOf(agenda?.entity), entityOf(attention?.entity)]
  if (!agenda || !entity?.slot || !attention || !short)
    throw new Error(`${sector.card.slug}: no agenda of hours, or nothing that runs out. See day.ts.`)
  const { slot } = entity
  const sort = [slot.day, slot.time ?? ''].filter(Boolean).map((field) => ({ field, direction: 'asc' as const }))
  const [now, later, lacking, firm] = await Promise.all([
    allRows(store, { entity: entity.name, where: agenda.where, sort }),
    store.query({ entity: entity.name, where: [{ field: slot.day, op: 'gt', value: today }], sort, page: { limit: ROWS } }),
    store.measure({ entity: short.name, fn: 'count', where: attention.where }),
    sector.firm(store),
  ])
  const line = lineOf(agenda, entity)
  const coming = later.rows.slice(0, Math.max(0, ROWS - now.rows.length))
  const days = [...new Set(coming.map((row) => String(row[slot.day])))]
  return {
    day: today,
    date: formatLongDate(today),
    hue: sector.card.hue,
    firm: firm?.name ?? sector.card.title,
    icons: sector.screens.map(({ icon }) => icon),
    open: sector.screens.findIndex((screen) => screen.key === agenda.more.screen),
    title: entity.label.many,
    figures: [...figuresOf(agenda, entity, now.rows), lackOf(attention, short, lacking.value ?? 0)],
    rows: now.rows.slice(0, ROWS).map((row) => line(row, now.names)),
    ahead: days.map((day) => ({
      label: labelOf(day, today),
      rows: coming.filter((row) => row[slot.day] === day).map((row) => line(row, later.names)),
    })),
  }
}

const lineOf =
  (agenda: AgendaPanel, entity: AnyEntity) =>
  (row: AnyRow, names: AllRows['names']): Line => {
    const write = (key: string | undefined) =>
      key === undefined || row[key] === undefined ? '' : (entity.fields[key]?.format(row[key], (id) => names[id]) ?? '')
    const state = stateOf(entity, row)
    return {
      id: row.id,
      time: write(agenda.lead),
      heading: write(agenda.heading) || titleOf(entity, row, (id) => names[id]),
      detail: agenda.details.slice(0, 2).map(write).filter(Boolean).join(' · '),
      state: state && { label: write(agenda.status), tone: state.tone },
      amount: agenda.amount === undefined ? '' : moneyOf(row[agenda.amount]),
    }
  }

const moneyOf = (cents: unknown) => (typeof cents === 'number' ? formatMoney(cents, { whole: 'short' }) : '')

/** What is left of today, until when, and what it all comes to. */
function figuresOf({ amount }: AgendaPanel, entity: AnyEntity, rows: readonly AnyRow[]): Day['figures'] {
  const { slot, fields, label } = entity
  const open = rows.filter((row) => {
    const state = stateOf(entity, row)
    return state !== undefined && !isOver(state)
  })
  const ends = open.flatMap((row) => {
    const [time, lasts] = [row[slot?.time ?? ''], row[slot?.lasts ?? '']]
    return typeof time === 'string' ? [addMinutes(time, typeof lasts === 'number' ? lasts : 0)] : []
  })
  const last = ends.toSorted().at(-1)
  const left = { label: 'Da fare', value: String(open.length), note: last === undefined ? 'per oggi' : `fino alle ${last}` }
  const field = amount === undefined ? undefined : fields[amount]
  if (amount === undefined || !field) return [left]
  const priced = rows.filter((row) => typeof row[amount] === 'number')
  const sum = priced.reduce((total, row) => total + Number(row[amount]), 0)
  return [left, { label: field.label, value: moneyOf(sum), note: countOf(priced.length, label) }]
}

/** «cinque interventi», «1 intervento». */
const countOf = (n: number, { one, many }: AnyEntity['label']) =>
  `${n === 1 ? '1' : numberInWords(n)} ${plural(n, one, many).toLowerCase()}`

function lackOf({ summary }: AttentionPanel, { label }: AnyEntity, lacking: number): Day['figures'][number] {
  const said = withFigure(summary, lacking, '')
  return { label: label.many, value: String(lacking), note: said.trim() }
}

const labelOf = (day: string, today: string) =>
  `${day === addDays(today, 1) ? 'Domani, ' : ''}${formatWeekday(day)} ${Number(day.slice(8))}`.replace(/^./, (first) =>
    first.toUpperCase(),
  )
