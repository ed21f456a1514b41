import { type Inquiry, base, used, yetToBegin } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { canBeCalled, nameIn } from './question-word.ts'
import { figureOf } from './groups.ts'
import { isRollup, UNBOUND } from './rollup.ts'
import { isBeside } from '../frame/features.ts'
import { isDayField, isNumeric } from '../trade/fields.ts'
import { type Frame, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { whereOf } from '../conditions/where.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { type Condition, isAnyOf } from '../../kernel/expression/condition.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import type { Sort } from '../../kernel/door/store.ts'

/** What stands before the number of those that are asked for. */
const COUNTS = /^(?:i|gli|le|quali|primi|prime|ultimi|ultime|dei|delle|miei|nostri)$/
const PLURAL =
  /^(?:(?:ultim|prossim|prim)[ei]|(?:car|alt|bass|lungh|cort|gross|costos|economic|recent|vecch|piccol|grand|important)h?i|(?:car|alt|bass|lungh|gross|costos|economich|piccol)e)$/

/** What an adjective measures where no field is named: how large something is, or how long, and not what it costs. */
const MEASURED: readonly (readonly [says: RegExp, kinds: RegExp, names: RegExp])[] = [
  [/^(?:grand[ei]|gross[oaie]|piccol[oaie])$/, /^(?:integer|decimal)$/, /superficie|metri|mq|capienza|posti|coperti|persone/],
  [/^(?:lung[oa]|lungh[ie]|cort[oaie])$/, /^(?:integer|decimal)$/, /durata|minuti|ore|notti|giorni/],
]
function sizeOf(trade: Trade, { entity, words }: Frame, { to }: Role): string | undefined {
  const [, kinds, names] = MEASURED.find(([says]) => says.test(words[to - 1] ?? '')) ?? []
  const fields = Object.entries(trade.entity(entity).fields)
  return fields.find(([key, field]) => kinds?.test(field.kind) && names?.test(`${key} ${field.label}`.toLowerCase()))?.[0]
}

/** By what those are told apart of whom or of which the most is asked: «chi ha lavorato di più?», «il giorno che abbiamo incassato di più». */
function topBy({
  trade,
  frame,
  features,
}: Inquiry): { readonly by: string; readonly per?: 'day' | 'month'; readonly used?: Role } | undefined {
  const { entity } = frame
  const day = trade.dayOf(entity)
  const [, unit] = /(?:\b(?:il|che|quale|qual e il) |^)(giorno|mese)\b/.exec(frame.words.join(' ')) ?? []
  if (day && unit) {
    const said = frame.roles.find((role) => role.to - role.from === 1 && frame.words[role.from] === unit)
    return { by: day, per: unit === 'mese' ? 'month' : 'day', ...(said && { used: said }) }
  }
  const asked = askedFor(trade, frame)
  if (asked) return asked
  if (!features.says(/\bchi\b/) || canBeCalled(trade, entity)) return undefined
  // The nearest: of the marks of a register who is marked, two steps away.
  const people = trade.waysFrom(entity).filter(({ target, many }) => !many && canBeCalled(trade, target))
  // «chi segue più progetti?»: which of those it has to do with, where that is said.
  const said = rolesOf(frame, 'field').find(({ field }) => people.some(({ path }) => path === field))
  const lane = laneFieldOf(trade.entity(entity))
  // «chi fa più interventi?»: who does them, and not for whom.
  const doer = features.says(/\bchi (?:fa|ha fatto|lavora|ha lavorato)\b/) ? people.find(({ path }) => path === lane) : undefined
  const by = said?.field ?? doer?.path ?? people[0]?.path ?? nameIn(trade, entity)
  return by === undefined ? undefined : { by, ...(said && { used: said }) }
}

/** «quale canale porta più prenotazioni?», «il tecnico con più interventi»: what is asked for stands before the most of it. */
function askedFor(trade: Trade, { entity, roles, words }: Frame): { readonly by: string; readonly used: Role } | undefined {
  const [order] = roles.filter((one) => one.role === 'grammar' && one.sense.is === 'order')
  const isKindOf = (path: string) => /^(?:choice|status|reference)$/.test(trade.fieldAt(entity, path)?.kind ?? '')
  for (const role of roles) {
    const path = role.role === 'field' ? role.field : role.role === 'relation' ? role.path : undefined
    if (!order || path === undefined || role.to > order.from || path.includes('.') || !isKindOf(path)) continue
    // «la camera che costa meno» is the one that says so itself.
    const isOwn =
      trade.fieldAt(entity, path)?.kind === 'reference' && roles.some((one) => one.role === 'field' && isNumeric(trade, entity, one.field))
    if (isOwn && !roles.some((one) => one.role === 'about')) continue
    if (/^(?:che|quale|qual|il|la|lo|l|)$/.test(words[role.from - 1] ?? '')) return { by: path, used: role }
  }
  return undefined
}

/** Whoever or whatever comes first where records are added up for each. */
export function* topGroups(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame } = asked
  const role = frame.roles.find(
    (one) =>
      one.role === 'grammar' &&
      one.sense.is === 'order' &&
      one.sense.of === 'number' &&
      /^(?:di )?(?:piu|meno)(?: soldi)?$|^m(?:agg|in)ior/.test(frame.words.slice(one.from, one.to).join(' ')),
  )
  // «quale portale ci cancella di più?» counts what is done, and not what is there.
  const top = role && ['remove', 'create', 'shift'].every((what) => !asked.features.does.has(what as 'remove')) && topBy(asked)
  if (!top || !role || role.role !== 'grammar' || role.sense.is !== 'order') return
  const without = new Set(top.used ? [top.used] : [])
  const { where, used: taken } = whereOf(trade, frame, asked.today, without)
  const apart = { ...asked, where, used: taken }
  // «più assenze»: what the trade calls so itself.
  const isCount = [
    ...rolesOf(frame, 'about'),
    ...[...rolesOf(frame, 'held'), ...rolesOf(frame, 'question')].filter(({ worth }) => worth > 0.92),
  ].some(({ from }) => from === role.to)
  const figure = isCount ? undefined : figureOf(apart)
  const hours = /\b(?:lavorat[oi]|ore)\b/.test(frame.words.join(' ')) ? trade.hoursOf(frame.entity) : undefined
  // Whatever another record says is not added up over those that name it.
  if (figure?.role?.field.includes('.')) return
  const field = isCount ? undefined : (figure?.role?.field ?? hours ?? figure?.field ?? trade.numberOf(frame.entity))
  // «il più bello» is no measure of anything, and no «bollo».
  if (
    /^(?:piu|meno)$/.test(frame.words.slice(role.from, role.to).join(' ')) &&
    !isCount &&
    (figure?.role?.worth ?? 0) < 0.7 &&
    hours === undefined
  )
    return
  const isDated = top.per !== undefined || rolesOf(frame, 'days').length > 0
  yield {
    meaning: {
      is: 'groups',
      ...base({ ...apart, where: [...where, { field: top.by, op: 'filled' }] }),
      by: top.by,
      ...(top.per && { per: top.per }),
      ...(field === undefined ? { fn: 'count' } : { fn: 'sum', field }),
      top: role.sense.direction,
    },
    used: used(apart, role, top.used, figure?.role),
    bonus: (figure?.role ? 0.8 : 0.6) - (isDated && field !== undefined && isRollup(trade, frame.entity, field) ? UNBOUND : 0),
  }
}

export function* superlatives(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const orders = frame.roles.filter((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'order')
  const fn =
    features.fn === 'max' || features.fn === 'min'
      ? frame.roles.find((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'fn')
      : undefined
  for (const role of [...orders, ...(fn ? [fn] : [])]) {
    const sense =
      role.sense.is === 'order'
        ? role.sense
        : { of: 'number' as const, direction: features.fn === 'max' ? ('desc' as const) : ('asc' as const) }
    // «il più bello» is the most of nothing, whatever «bello» was mended into.
    if (rolesOf(frame, 'held').some(({ from, worth }) => from === role.to && worth < 0.7)) continue
    // «chi ha il voto più alto?»: the highest of what stands before it, whoever has one at all.
    const numeric = rolesOf(frame, 'field').find(
      (field) => isNumeric(trade, frame.entity, field.field) && (!asked.used.has(field) || field.to === role.from),
    )
    // «a che punto è il progetto più grande?»: its size tells which one, and what is asked of it stands before.
    const [noun] = rolesOf(frame, 'about').filter(({ to }) => to === role.from)
    const shows = numeric && noun && numeric.to <= noun.from ? numeric.field : undefined
    const dated = rolesOf(frame, 'field').find((field) => isDayField(trade, frame.entity, field.field) && !asked.used.has(field))
    const field =
      sense.of === 'day'
        ? (dated?.field ?? trade.dayOf(frame.entity))
        : ((shows === undefined ? numeric?.field : undefined) ??
          sizeOf(trade, frame, role) ??
          trade.moneyOf(frame.entity) ??
          trade.numberOf(frame.entity))
    if (field === undefined) continue
    // «i tre progetti con il budget più alto»: how many is said before, with what they are.
    const number = rolesOf(frame, 'number').find(
      (one) => !asked.used.has(one) && (isBeside(one, role) || (one.to <= role.from && COUNTS.test(frame.words[one.from - 1] ?? ''))),
    )
    const direction = sense.of === 'day' && sense.direction === 'asc' && !features.says(/vecchi/) ? 'asc' : sense.direction
    const sort: readonly Sort[] = [
      { field, direction },
      ...(sense.of === 'day' && trade.timeOf(frame.entity) ? [{ field: trade.timeOf(frame.entity) ?? '', direction }] : []),
    ]
    const asks = base(asked)
    const isNext =
      sense.of === 'day' &&
      /^prossim|^prim/.test(frame.words[role.from] ?? '') &&
      !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const isLast =
      sense.of === 'day' &&
      (frame.words[role.from] ?? '').startsWith('ultim') &&
      !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const where: readonly Condition[] = [
      ...asks.where,
      ...(isNext
        ? [{ field, op: 'gte', value: asked.today } as const, ...yetToBegin(trade.entity(frame.entity))]
        : isLast
          ? [{ field, op: 'lte', value: asked.today } as const]
          : []),
    ]
    const plural = PLURAL.test(frame.words[role.to - 1] ?? '')
    // «primi senza latte» are dishes: of nothing that is counted or named there is no first.
    if (isNext && plural && !number && !dated && rolesOf(frame, 'about').length === 0 && frame.words[role.from]?.startsWith('prim'))
      continue
    yield {
      meaning: {
        is: 'list',
        entity: frame.entity,
        where,
        ...(asks.lacks && { lacks: asks.lacks }),
        sort,
        first: number?.value ?? (plural ? 5 : 1),
        ...(shows !== undefined && { shows }),
      },
      used: used(asked, role, number, ...(sense.of === 'day' ? [dated] : [numeric, dated])),
      bonus: 0.4,
    }
  }
}
