import { statusOf } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, isOptional, type Fields } from '../../kernel/fields/field.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import type { Candidate } from '../frame/candidate.ts'
import { rolesOf, type Frame, type Role } from '../frame/role.ts'
import { daysOf, daysSaid, isPast, mayLieBehind } from '../frame/tense.ts'
import type { Said } from '../values/values.ts'
import { whereOf } from '../conditions/where.ts'
import type { Context } from '../frame/context.ts'
import { rest } from './remainder.ts'

interface Choice {
  readonly options: Readonly<Record<string, string>>
}

/** What the records of a register are told apart by, where they have no state: who came, who was missing. */
function markOf(trade: Trade, name: string): string | undefined {
  const entity = trade.entity(name)
  if (statusOf(entity)) return undefined
  return entity.title.flat().find((key) => {
    const field = entity.fields[key]
    return field !== undefined && isKind(field, 'choice') && isStored(field) && !isOptional(field)
  })
}

/** A mark that a sentence gives, and the stretches that say it; said twice («non può, ha avvisato») it is one. */
export function markIn(
  trade: Trade,
  frame: Frame,
): { readonly key: string; readonly value: unknown; readonly roles: ReadonlySet<Role> } | undefined {
  const key = markOf(trade, frame.entity)
  const held = rolesOf(frame, 'held').filter(({ field }) => field === key)
  const values = new Set(held.flatMap((role) => role.values))
  const [value] = values
  // As every record of it begins: «mettilo di turno» makes one.
  const [first] = Object.keys((trade.fieldAt(frame.entity, key ?? '') as unknown as Partial<Choice> | undefined)?.options ?? {})
  return key === undefined || values.size !== 1 || value === first ? undefined : { key, value, roles: new Set(held) }
}

/** The sentence without its mark, of which no word tells when the record is: «giovedì non può» may lie ahead. */
function unmarked(frame: Frame, roles: ReadonlySet<Role>): Frame {
  const isMark = (at: number) => [...roles].some(({ from, to }) => from <= at && at < to)
  return { ...frame, words: frame.words.map((word, at) => (isMark(at) ? '…' : word)) }
}

/** «Stefano ieri non è venuto», «segna presenti tutti quelli di ieri»: how those of a register are marked. */
export function* marked(context: Context): Iterable<Candidate<Wish>> {
  const { trade, frame, features, today } = context
  const mark = markIn(trade, frame)
  if (!mark || frame.asking || features.lists || features.whether || features.asks.size > 0) return
  const assigns = features.does.has('assign') || features.does.has('update')
  // «assenze Guerra» are to be shown: who is spoken of stands before what is told of them.
  const isTold = frame.roles.some(({ role, to }) => role === 'named' && [...mark.roles].some(({ from }) => to <= from))
  if (!assigns && (features.does.size > 0 || !isTold)) return
  // «lunedì non è venuta», and not «giovedì non può, ha avvisato».
  const saysPast = ({ from, to }: Role) => isPast({ ...frame, roles: [], words: frame.words.slice(Math.max(0, from - 2), to) })
  const past = isPast(unmarked(frame, mark.roles)) || [...mark.roles].every(saysPast)
  for (const behind of [past, !past]) {
    const told = { ...unmarked(frame, mark.roles), ...(behind && { past: true }) }
    const { where, used } = whereOf(trade, told, today, mark.roles)
    if (where.length === 0) continue
    yield {
      meaning: {
        is: 'update',
        entity: frame.entity,
        where,
        values: { [mark.key]: mark.value },
        all: features.all || (features.says(/\bquell[ie]\b/) && /[ie]$/.test(frame.words[[...mark.roles][0]?.from ?? 0] ?? '')),
      },
      used: rest(context, mark.roles, used),
      bonus: (assigns ? 0.6 : 0.35) - (behind === past ? 0 : 0.1),
    }
  }
}

/** «da ieri non viene più», «iscrivi Nicola Zani da oggi»: who is named is not chosen by a day, and it is the one that the state needs. */
export function dayOfMove({ trade, frame, today }: Context, needs: Fields, { values, used }: Said) {
  const { slot, span } = trade.entity(frame.entity)
  const key = Object.keys(needs).find((one) => needs[one]?.kind === 'date' && !(one in values))
  const role = rolesOf(frame, 'days').find((one) => !used.has(one))
  if (slot || span || key === undefined || !role || !rolesOf(frame, 'self').some(({ worth }) => worth > 0)) return undefined
  const { from, to } = mayLieBehind(frame, role, today) ? daysOf(trade, frame, role, key, today) : daysSaid(frame, role, today)
  return { role, values: { [key]: from ?? to } }
}
