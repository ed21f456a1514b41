import { rowsCard } from './cells.ts'
import { type Desk, SHOWN } from './desk.ts'
import { whereInUse } from './records-in-use.ts'
import { lackOf } from './lack.ts'
import { paper } from './paper.ts'
import { untoldIn } from './blank-records.ts'
import { agreeing, nameTied, countOf, idsIn, some, titled, titlesOf, whenOf } from './words.ts'
import type { Asked, Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { goesOn, statusOf } from '../../kernel/entity/entity.ts'
import { comparisonsOf, type Condition } from '../../kernel/expression/condition.ts'
import { roundIn, yearlyIn } from '../../kernel/expression/anniversary.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { isOver } from '../../kernel/fields/status.ts'
import type { Names } from '../../kernel/fields/field.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** Rows that an answer holds for what follows. */
const MOST_ROWS = 200

export const found = (
  desk: Desk,
  { entity, search, ...asked }: Asked,
  more: { sort?: Asking extends { sort?: infer S } ? S : never; limit?: number } = {},
) =>
  desk.store.query({
    entity,
    where: whereInUse(desk.trade.entity(entity), { ...asked, search }),
    ...(search !== undefined && { search }),
    page: { limit: more.limit ?? SHOWN },
    total: true,
  })

export async function tellList(desk: Desk, asking: Extract<Asking, { is: 'list' }>): Promise<Reply> {
  const printed = asking.prints === undefined ? undefined : await paper(desk, asking)
  if (printed) return printed
  const { trade, store } = desk
  const { entity: name, where, search, sort, first, near } = asking
  const entity = trade.entity(name)
  const all = await allRows(store, {
    entity: name,
    where: whereInUse(entity, asking),
    ...(search !== undefined && { search }),
    ...(sort && { sort }),
  })
  const rows = first === undefined ? inTurn(all.rows, where) : firstOf(desk, asking, first, all.rows)
  const isTie = first === 1 && rows.length > 1
  const names: Names = (id) => all.names[id]
  const whose = await titlesOf(trade, store, idsIn(where))
  const total = rows.length
  const when = lackOf(asking) + whenOf(trade, name, where, total)
  const untold = await untoldIn(desk, asking)
  const titles = rows.slice(0, 3).map((row) => titled(trade, name, row, names))
  const says =
    total === 0
      ? `${capital(countOf(entity, 0))}${when}.`
      : total === 1
        ? `${first === 1 ? '' : `${capital(agreeing(entity, 1, 'uno') === 'una' ? 'una' : 'un')} ${entity.label.one.toLowerCase()}${when}: `}${titles[0] ?? ''}.`
        : isTie
          ? `${capital(countOf(entity, total))}${when} alla pari: ${nameTied(titles, total)}.`
          : `${capital(countOf(entity, total))}${when}${allOver(desk, asking, rows)}.`
  return {
    says: says + untold,
    spoken: (total <= 1 ? says : `${capital(countOf(entity, total))}${when}: ${some(titles, total)}.`) + untold,
    ...(total > 0 || where.length > 0 ? { card: await rowsCard(desk, asking, rows, names, whose, total) } : {}),
    ...(total === 0 && near !== undefined && { suggestions: [near] }),
    found: { is: 'records', entity: name, ids: rows.map(({ id }) => id) },
  }
}

/** «, nessuno ancora aperto»: where all are over in which a word was found, and those that go on were not left out. */
function allOver({ trade }: Desk, { entity: name, where, search }: Asked, rows: readonly AnyRow[]): string {
  const entity = trade.entity(name)
  const [state, status] = statusOf(entity) ?? []
  const goes = (value: unknown) => {
    const one = status?.states[String(value)]
    return one !== undefined && !isOver(one)
  }
  const isSaid = comparisonsOf(where).some(({ field, value }) => field === state && ![value].flat().some(goes))
  if (search === undefined || state === undefined || isSaid || rows.some((row) => goesOn(entity, row))) return ''
  return `, ${agreeing(entity, 1, 'nessuno')} ancora ${agreeing(entity, 1, 'aperto')}`
}

/** The first so many of those that say something where they are compared; where one is asked for, all that share its number with it. */
function firstOf({ trade }: Desk, { entity, sort }: Asked & { readonly sort?: readonly Sort[] }, first: number, rows: readonly AnyRow[]) {
  const by = sort?.[0]?.field ?? ''
  const told = by.includes('.') ? rows : rows.filter((row) => !isBlank(row[by]))
  const [top] = told
  const isShared = first === 1 && top !== undefined && !by.includes('.') && trade.fieldAt(entity, by)?.numeric === true
  return isShared ? told.filter((row) => row[by] === top[by]) : told.slice(0, first)
}

/** Of days that come round the first one first. */
function inTurn(rows: readonly AnyRow[], where: readonly Condition[]): readonly AnyRow[] {
  const asked = yearlyIn(where)
  if (!asked || asked.field.includes('.')) return rows
  const on = (row: AnyRow) => roundIn(String(row[asked.field]), asked.period) ?? ''
  return rows.toSorted((a, b) => on(a).localeCompare(on(b)))
}

export async function tellWhether(desk: Desk, asking: Extract<Asking, { is: 'yes' }>): Promise<Reply> {
  const { trade } = desk
  const entity = trade.entity(asking.entity)
  const { rows, names, total = 0 } = await found(desk, asking, { limit: MOST_ROWS })
  const whose = await titlesOf(trade, desk.store, idsIn(asking.where))
  const when = whenOf(trade, asking.entity, asking.where, total)
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
