import { isBlank } from '../../kernel/blank.ts'
import { calledOf, statusOf, takingWhere, titleOf } from '../../kernel/entity.ts'
import { isDerived, isShown } from '../../kernel/fields/derived.ts'
import { isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, formatDate, formatMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/lane-of.ts'
import { readMetric } from '../../kernel/metric.ts'
import type { At } from '../../kernel/at.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { Asked, Asking } from '../meaning.ts'
import type { AnswerCell, Reply, RowsCard } from '../reply.ts'
import type { Trade } from '../trade.ts'
import { gapsIn } from './gaps.ts'
import { agreeing, capital, chipsOf, countOf, dayInWords, idsIn, periodInWords, some, titled, titlesOf, whenOf } from './words.ts'

export interface Desk {
  readonly trade: Trade
  readonly store: Store
  readonly at: At
  /** Names an answer, so that a condition can be taken off it. */
  readonly keep: (asking: Asking) => string
}

/** Rows that an answer shows. */
const SHOWN = 8
const COLUMNS = 4
/** Rows that an answer holds for what follows. */
const MOST_ROWS = 200

/** What a question comes to, said and shown. */
export async function answerAsking(desk: Desk, asking: Asking): Promise<Reply> {
  switch (asking.is) {
    case 'list':
      return listed(desk, asking)
    case 'yes':
      return whether(desk, asking)
    case 'figure':
      return figured(desk, asking)
    case 'groups':
      return grouped(desk, asking)
    case 'tell':
      return told(desk, asking)
    case 'metric':
    case 'formula':
      return measured(desk, asking)
    case 'history':
      return past(desk, asking)
    case 'free':
      return free(desk, asking)
    case 'gaps':
      return gapped(desk, asking)
  }
}

const found = (
  desk: Desk,
  { entity, where, search }: Asked,
  more: { sort?: Asking extends { sort?: infer S } ? S : never; limit?: number } = {},
) => desk.store.query({ entity, where, ...(search !== undefined && { search }), page: { limit: more.limit ?? SHOWN }, total: true })

const wayOf = ({ entity, where }: Asked, sort?: Extract<Asking, { is: 'list' }>['sort']) => ({ entity, where, ...(sort && { sort }) })

async function listed(desk: Desk, asking: Extract<Asking, { is: 'list' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, where, search, sort, first } = asking
  const entity = trade.entity(name)
  const all = await allRows(store, { entity: name, where, ...(search !== undefined && { search }), ...(sort && { sort }) })
  const rows = first === undefined ? all.rows : all.rows.slice(0, first)
  const names: Names = (id) => all.names[id]
  const whose = await titlesOf(trade, store, idsIn(where))
  const total = rows.length
  const when = whenOf(trade, name, where)
  const titles = rows.slice(0, 2).map((row) => titled(trade, name, row, names))
  const says =
    total === 0
      ? `${capital(countOf(entity, 0))}${when}.`
      : total === 1
        ? `${first === 1 ? '' : `${capital(agreeing(entity, 1, 'uno') === 'una' ? 'una' : 'un')} ${entity.label.one.toLowerCase()}${when}: `}${titles[0] ?? ''}.`
        : `${capital(countOf(entity, total))}${when}.`
  return {
    says,
    spoken: total <= 1 ? says : `${capital(countOf(entity, total))}${when}: ${some(titles, total)}.`,
    ...(total > 0 || where.length > 0 ? { card: await rowsCard(desk, asking, rows, names, whose, total) } : {}),
    found: { is: 'records', entity: name, ids: rows.map(({ id }) => id) },
  }
}

/** What a list shows of records: the columns of their table that differ, the fields asked about among them. */
export function columnsOf(
  trade: Trade,
  name: string,
  asked: readonly string[] = [],
  same: ReadonlySet<string> = new Set(),
): readonly string[] {
  const entity = trade.entity(name)
  const shown = (key: string) => {
    const field = entity.fields[key]
    return field !== undefined && !['image', 'lines', 'signature', 'file', 'checklist', 'long_text'].includes(field.kind)
  }
  const title = entity.title.flat().filter(shown).slice(0, 1)
  const rest = entity.table.filter((key) => shown(key) && !title.includes(key) && !same.has(key))
  const state = statusOf(entity)?.[0]
  const order = [...title, ...asked.filter((key) => shown(key)), ...rest.filter((key) => key !== state)]
  const columns = [...new Set(order)].slice(0, state && !same.has(state) ? COLUMNS - 1 : COLUMNS)
  return state && !same.has(state) && !columns.includes(state) ? [...columns, state] : columns
}

export const writeCell = (field: Field | undefined, value: unknown, names: Names): AnswerCell => {
  if (!field || isBlank(value)) return ''
  if (isKind(field, 'status')) {
    const state = (field as unknown as { states: Readonly<Record<string, { label: string; tone: 'neutral' }>> }).states[String(value)]
    if (state) return { text: state.label, tone: state.tone }
  }
  const tones = isKind(field, 'choice') ? (field as unknown as { tones?: Readonly<Record<string, 'neutral'>> }).tones : undefined
  const text = field.format(value as never, names)
  const tone = tones?.[String(value)]
  return tone ? { text, tone } : text
}

async function rowsCard(
  desk: Desk,
  asking: Extract<Asking, { is: 'list' | 'yes' | 'figure' | 'tell' }>,
  rows: readonly AnyRow[],
  names: Names,
  whose: Names,
  total: number,
): Promise<RowsCard> {
  const { trade } = desk
  const { entity: name, where, search } = asking
  const entity = trade.entity(name)
  const sort = asking.is === 'list' ? asking.sort : undefined
  const same = new Set(where.flatMap((one) => ('field' in one && one.op === 'eq' ? [one.field] : [])))
  const columns = columnsOf(
    trade,
    name,
    (sort ?? []).map(({ field }) => field).filter((key) => key in entity.fields),
    same,
  )
  return {
    kind: 'rows',
    id: desk.keep(asking),
    caption: `${entity.label.many}${whenOf(trade, name, where)}`,
    columns: columns.map((key) => ({
      key,
      label: entity.fields[key]?.short ?? entity.fields[key]?.label ?? key,
      ...(entity.fields[key]?.numeric && { isNumber: true }),
    })),
    rows: rows
      .slice(0, SHOWN)
      .map((row) => ({ id: row.id, entity: name, cells: columns.map((key) => writeCell(entity.fields[key], row[key], names)) })),
    total,
    chips: chipsOf(trade, name, where, whose, search),
    way: wayOf(asking, sort),
  }
}

async function whether(desk: Desk, asking: Extract<Asking, { is: 'yes' }>): Promise<Reply> {
  const { trade } = desk
  const entity = trade.entity(asking.entity)
  const { rows, names, total = 0 } = await found(desk, asking, { limit: MOST_ROWS })
  const whose = await titlesOf(trade, desk.store, idsIn(asking.where))
  const when = whenOf(trade, asking.entity, asking.where)
  const titles = rows.map((row) => titled(trade, asking.entity, row, (id) => names[id]))
  const says =
    total === 0 ? `No, ${countOf(entity, 0)}${when}.` : total === 1 ? `Sì: ${titles[0] ?? ''}.` : `Sì, ${countOf(entity, total)}${when}.`
  return {
    says,
    spoken: total > 1 ? `Sì, ${countOf(entity, total)}${when}: ${some(titles, total)}.` : says,
    card: await rowsCard(desk, asking, rows, (id) => names[id], whose, total),
    found: { is: 'truth', value: total > 0, entity: asking.entity, rows },
  }
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  sum: 'in tutto',
  avg: 'in media',
  min: 'al minimo',
  max: 'al massimo',
  count: '',
  distinct: '',
}

async function figured(desk: Desk, asking: Extract<Asking, { is: 'figure' }>): Promise<Reply> {
  const { trade, store } = desk
  const entity = trade.entity(asking.entity)
  const { fn, field: path, where, search } = asking
  const { value } = await store.measure({
    entity: asking.entity,
    fn,
    ...(path !== undefined && { field: path }),
    where,
    ...(search !== undefined && { search }),
  })
  const whose = await titlesOf(trade, store, idsIn(where))
  const when = whenOf(trade, asking.entity, where)
  const chips = chipsOf(trade, asking.entity, where, whose, search)
  const field = path === undefined ? undefined : trade.fieldAt(asking.entity, path)
  const id = desk.keep(asking)
  if (fn === 'count' || !field) {
    const ids =
      value !== undefined && value > 0 && value <= 200
        ? (await allRows(store, { entity: asking.entity, where, ...(search !== undefined && { search }) })).rows.map((row) => row.id)
        : []
    const says = `${capital(countOf(entity, value ?? 0))}${when}.`
    return {
      says,
      spoken: says,
      card: { kind: 'figure', id, label: entity.label.many, text: formatNumber(value ?? 0), chips, way: wayOf(asking) },
      found: { is: 'number', value: value ?? 0, entity: asking.entity, ids },
    }
  }
  const rounded = value === undefined ? undefined : isKind(field, 'money') ? Math.round(value) : Math.round(value * 100) / 100
  const text = rounded === undefined ? '–' : writeNumber(field, rounded)
  const said =
    value === undefined
      ? `${capital(countOf(entity, 0))}${when}.`
      : `${field.label}${when}: ${text}${fn === 'sum' ? '' : ` ${FUNCTIONS[fn]}`}.`
  return {
    says: said,
    spoken: said,
    card: { kind: 'figure', id, label: `${field.label}${fn === 'sum' ? '' : ` ${FUNCTIONS[fn]}`}`, text, chips, way: wayOf(asking) },
    found: { is: 'number', value, entity: asking.entity },
  }
}

/** A number in its field's manner, with what it counts. */
export function writeNumber(field: Field, value: number): string {
  const unit = field.unit?.[value === 1 ? 0 : 1]
  if (isKind(field, 'money') || isKind(field, 'percent')) return field.format(value as never)
  return `${formatNumber(value, { decimals: 2 })}${unit ? ` ${unit}` : ''}`
}

async function grouped(desk: Desk, asking: Extract<Asking, { is: 'groups' }>): Promise<Reply> {
  const { trade, store } = desk
  const entity = trade.entity(asking.entity)
  const { fn, field: path, by, per, where } = asking
  const { groups } = await store.measure({
    entity: asking.entity,
    fn,
    ...(path !== undefined && { field: path }),
    where,
    groupBy: { field: by, ...(per && { by: per }) },
  })
  const field = path === undefined ? undefined : trade.fieldAt(asking.entity, path)
  const axis = trade.fieldAt(asking.entity, by)
  const names = await titlesOf(
    trade,
    store,
    groups.map(({ key }) => key),
  )
  const whose = await titlesOf(trade, store, idsIn(where))
  const label = (key: string) =>
    key === ''
      ? `Senza ${(axis?.label ?? '').toLowerCase()}`
      : per === 'month'
        ? formatMonth(key)
        : per === 'day'
          ? formatDate(key)
          : (axis?.format(key as never, names) ?? key)
  const write = (value: number) =>
    fn === 'count' || !field ? formatNumber(value) : writeNumber(field, isKind(field, 'money') ? Math.round(value) : value)
  const shown = (per ? groups.toSorted((a, b) => a.key.localeCompare(b.key)) : groups.toSorted((a, b) => b.value - a.value)).map(
    ({ key, value }) => ({ key, label: label(key), value, text: write(value) }),
  )
  const what = fn === 'count' || !field ? entity.label.many : field.label
  const head = `${what} per ${per === 'month' ? 'mese' : per === 'day' ? 'giorno' : (axis?.label ?? by).toLowerCase()}${whenOf(trade, asking.entity, where)}`
  const top = shown.slice(0, 2).map((group) => `${group.label} ${group.text}`)
  return {
    says: shown.length === 0 ? `${capital(countOf(entity, 0))}${whenOf(trade, asking.entity, where)}.` : `${head}.`,
    spoken: shown.length === 0 ? `${capital(countOf(entity, 0))}.` : `${head}: ${some(top, shown.length)}.`,
    card: {
      kind: 'groups',
      id: desk.keep(asking),
      caption: head,
      labels: [per ? (per === 'month' ? 'Mese' : 'Giorno') : (axis?.label ?? by), what],
      groups: shown,
      chips: chipsOf(trade, asking.entity, where, whose),
      way: wayOf(asking),
    },
    found: { is: 'groups', groups: Object.fromEntries(groups.map(({ key, value }) => [key, value])) },
  }
}

/** Of records that fit the one that is meant: what is still to come before what has been. */
export function likeliest(desk: Desk, name: string, rows: readonly AnyRow[]): readonly AnyRow[] {
  const { trade, at } = desk
  const entity = trade.entity(name)
  const day = trade.dayOf(name)
  const [state, status] = statusOf(entity) ?? []
  const comes = (row: AnyRow) => state === undefined || !status || status.states[String(row[state])]?.away !== true
  const staying = rows.filter(comes)
  const kept = staying.length > 0 ? staying : rows
  if (day === undefined || kept.length < 2 || !(entity.slot ?? entity.span)) return kept
  const ahead = kept.filter((row) => String(row[day] ?? '') >= at.today)
  if (ahead.length === 0) return kept.toSorted((a, b) => String(b[day] ?? '').localeCompare(String(a[day] ?? ''))).slice(0, 1)
  const first = ahead.toSorted((a, b) => String(a[day] ?? '').localeCompare(String(b[day] ?? '')))[0]
  return first ? [first] : kept
}

async function told(desk: Desk, asking: Extract<Asking, { is: 'tell' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, where, search, field: path, sums } = asking
  const entity = trade.entity(name)
  const field = trade.fieldAt(name, path)
  const all = await allRows(store, { entity: name, where, ...(search !== undefined && { search }) })
  if (all.rows.length === 0 || !field) return listed(desk, { is: 'list', entity: name, where, ...(search !== undefined && { search }) })
  if (sums && all.rows.length > 1)
    return figured(desk, { is: 'figure', entity: name, where, fn: 'sum', field: path, ...(search !== undefined && { search }) })
  const meant = all.rows.length === 1 ? all.rows : likeliest(desk, name, all.rows)
  const [row] = meant
  if (!row || meant.length > 1) {
    const asksTitle = where.some((one) => 'field' in one && one.field === 'id')
    if (asksTitle && meant.length <= SHOWN) {
      const options = meant.map((one) => ({ key: one.id, label: titled(trade, name, one, (id) => all.names[id]) }))
      const says = `Quale intendi: ${some(
        options.map(({ label }) => label),
        options.length,
      )}?`
      return {
        says: 'Quale intendi?',
        spoken: says,
        card: { kind: 'choice', id: desk.keep(asking), options },
        found: { is: 'choose', entity: name, ids: meant.map(({ id }) => id) },
      }
    }
    return listed(desk, { is: 'list', entity: name, where, ...(search !== undefined && { search }) })
  }
  const names = await titlesOf(
    trade,
    store,
    [row[path]].flat().filter((one): one is string => typeof one === 'string' && /_/.test(one)),
  )
  const title = calledOf(entity, [titleOf(entity, row, (id) => all.names[id])])
  const value = path.includes('.')
    ? (await store.query({ entity: name, where: [{ field: 'id', op: 'eq', value: row.id }], select: [path], page: { limit: 1 } }))
        .rows[0]?.[path]
    : row[path]
  const text = isBlank(value)
    ? ''
    : isKind(field, 'date')
      ? dayInWords(String(value))
      : field.unit && typeof value === 'number'
        ? writeNumber(field, value)
        : field.format(value as never, names)
  const says =
    text === ''
      ? `${title}: ${field.label.toLowerCase()} non indicat${/a$/.test(field.label) ? 'a' : 'o'}.`
      : `${title}: ${field.label.toLowerCase()} ${text}.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'figure',
      id: desk.keep(asking),
      label: field.label,
      text: text || 'Non indicato',
      record: { entity: name, id: row.id, title },
      chips: [],
    },
    found: { is: 'value', entity: name, id: row.id, field: path, value },
  }
}

async function measured(desk: Desk, asking: Extract<Asking, { is: 'metric' | 'formula' }>): Promise<Reply> {
  const { trade, store, at } = desk
  const metric = trade.sector.metrics.find(({ key }) => key === asking.key)
  if (!metric) throw new Error(`No figure is called '${asking.key}'.`)
  const figure = await readMetric(store, metric, at)
  const way = metric.where ? { entity: metric.entity.name, where: metric.where } : undefined
  const card = {
    kind: 'figure',
    id: desk.keep(asking),
    label: metric.label,
    text: figure.text,
    ...(figure.note !== undefined && { note: figure.note }),
    formula: metric.formula,
    chips: [],
    ...(way && { way }),
  } as const
  if (asking.is === 'formula') {
    const says = `${metric.label}: ${metric.formula} Oggi è ${figure.text}.`
    return { says, spoken: says, card, found: { is: 'formula', key: metric.key } }
  }
  const says = `${metric.label}: ${figure.text}${figure.note ? ` (${figure.note})` : ''}.`
  return { says, spoken: says, card, found: { is: 'metric', key: metric.key, value: figure.value } }
}

async function past(desk: Desk, asking: Extract<Asking, { is: 'history' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, where } = asking
  const entity = trade.entity(name)
  const all = await allRows(store, asking)
  const [row] = all.rows.length === 1 ? all.rows : likeliest(desk, name, all.rows)
  if (!row) return listed(desk, { is: 'list', entity: name, where })
  const entries = (await store.history(name, row.id)).toReversed()
  const title = titled(trade, name, row, (id) => all.names[id])
  const [last] = entries
  const names = await titlesOf(
    trade,
    store,
    entries.flatMap(({ changed }) =>
      Object.values(changed).flatMap(({ before, after }) =>
        [before, after].flat().filter((one): one is string => typeof one === 'string' && /_/.test(one)),
      ),
    ),
  )
  const write = (key: string, value: unknown) => {
    const cell = writeCell(entity.fields[key], value, names)
    return typeof cell === 'string' ? cell : cell.text
  }
  const what = (entry: (typeof entries)[number]) =>
    entry.type === 'create'
      ? 'Creazione'
      : Object.entries(entry.changed)
          .filter(([key]) => key in entity.fields)
          .map(
            ([key, { before, after }]) =>
              `${entity.fields[key]?.label ?? key}: ${[write(key, before), write(key, after)].filter(Boolean).join(' → ')}`,
          )
          .join('; ')
  const says = last
    ? `${title}: l’ultima modifica è di ${last.by || 'un collega'}, ${formatDate(last.at.slice(0, 10))}.`
    : `${title}: nessuna modifica da quando è qui.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `Storico di ${title}`,
      columns: [
        { key: 'quando', label: 'Quando' },
        { key: 'chi', label: 'Chi' },
        { key: 'cosa', label: 'Che cosa' },
      ],
      rows: entries
        .slice(0, SHOWN)
        .map((entry) => ({ id: String(entry.seq), cells: [formatDate(entry.at.slice(0, 10)), entry.by || 'Sistema', what(entry)] })),
      total: entries.length,
      chips: [],
      way: { entity: name, where: [{ field: 'id', op: 'eq', value: row.id }] },
    },
    found: { is: 'history', entity: name, id: row.id },
  }
}

async function free(desk: Desk, asking: Extract<Asking, { is: 'free' }>): Promise<Reply> {
  const { trade, store } = desk
  const lying = trade.entity(asking.entity)
  const lanes = trade.entity(laneEntityOf(lying) ?? '')
  const { from, lasts } = asking
  const until = addDays(from, lasts)
  const taken = new Set<unknown>()
  for (const name of [asking.entity, ...(lying.exclusive?.with ?? [])]) {
    const other = trade.entity(name)
    if (!other.span) continue
    const where = [{ field: other.span.from, op: 'overlaps', value: { from, until } } as const, ...takingWhere(other)]
    for (const row of (await allRows(store, { entity: name, where })).rows) taken.add(row[laneFieldOf(other) ?? ''])
  }
  const all = await allRows(store, { entity: lanes.name, where: asking.among, ...(lanes.sort && { sort: lanes.sort }) })
  const rows = all.rows.filter(({ id }) => !taken.has(id))
  const names: Names = (id) => all.names[id]
  const titles = rows.map((row) => titled(trade, lanes.name, row, names))
  const unit = lying.fields[lying.span?.lasts ?? '']?.unit ?? ['giorno', 'giorni']
  const when = lasts === 1 ? dayInWords(from) : `${periodInWords(from, until)} (${lasts} ${unit[1]})`
  const word = agreeing(lanes, rows.length, 'libero')
  const says = `${capital(countOf(lanes, rows.length))} ${word} ${when}.`
  const columns = columnsOf(trade, lanes.name, ['prezzo'], new Set([statusOf(lanes)?.[0] ?? '']))
  return {
    says,
    spoken: rows.length === 0 ? says : `${capital(countOf(lanes, rows.length))} ${word} ${when}: ${some(titles, rows.length)}.`,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `${lanes.label.many} ${agreeing(lanes, 2, 'libero')} ${when}`,
      columns: columns.map((key) => ({
        key,
        label: lanes.fields[key]?.short ?? lanes.fields[key]?.label ?? key,
        ...(lanes.fields[key]?.numeric && { isNumber: true }),
      })),
      rows: rows
        .slice(0, SHOWN)
        .map((row) => ({ id: row.id, entity: lanes.name, cells: columns.map((key) => writeCell(lanes.fields[key], row[key], names)) })),
      total: rows.length,
      chips: [{ key: 'days', label: capital(when), fixed: true }, ...chipsOf(trade, lanes.name, asking.among, names)],
    },
    found: asking.counted
      ? { is: 'number', value: rows.length, entity: lanes.name, ids: rows.map(({ id }) => id) }
      : { is: 'records', entity: lanes.name, ids: rows.map(({ id }) => id) },
  }
}

async function gapped(desk: Desk, asking: Extract<Asking, { is: 'gaps' }>): Promise<Reply> {
  const { trade } = desk
  const gaps = await gapsIn(desk, asking)
  const lanes = laneEntityOf(trade.entity(asking.entity))
  const names = lanes
    ? await titlesOf(
        trade,
        desk.store,
        gaps.map(({ lane }) => lane),
      )
    : () => undefined
  const lasts = asking.lasts % 60 === 0 ? (asking.lasts === 60 ? 'un’ora' : `${asking.lasts / 60} ore`) : `${asking.lasts} minuti`
  const when = periodInWords(asking.from, asking.to)
  const [first] = gaps
  const says = first
    ? `C’è posto per ${lasts}: il primo è ${dayInWords(first.day)} alle ${first.from}${names(first.lane) ? `, ${names(first.lane) ?? ''}` : ''}.`
    : `Nessun posto per ${lasts} ${when}.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `Posti liberi ${when}`,
      columns: [
        { key: 'giorno', label: 'Giorno' },
        { key: 'dalle', label: 'Dalle' },
        { key: 'alle', label: 'Alle' },
        ...(lanes ? [{ key: 'corsia', label: trade.entity(lanes).label.one }] : []),
      ],
      rows: gaps.slice(0, SHOWN).map((gap) => ({
        id: `${gap.day}-${gap.lane}-${gap.from}`,
        cells: [dayInWords(gap.day), gap.from, gap.until, ...(lanes ? [names(gap.lane) ?? ''] : [])],
      })),
      total: gaps.length,
      chips: [{ key: 'days', label: capital(when), fixed: true }],
    },
    found: { is: 'gaps', entity: asking.entity, gaps },
  }
}
void isDerived
void isShown
