import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { grammarOf, type Frame, type Role } from '../frame/role.ts'
import { weekdayIn } from '../italian/calendar-words.ts'
import { isWish, type Asked, type Asking, type Meaning, type Wish } from '../meaning.ts'
import type { Trade } from '../trade.ts'
import type { Understood } from '../understand.ts'
import type { Focus } from './memory.ts'
import { ordinalIn } from './replies.ts'

/** How a sentence leans on what was spoken of before: it adds to it, picks among it, or points at it. */
export type Lean = 'adds' | 'among' | 'pronoun' | 'bare'

const LEADS = /^(?:e|ed|ma|invece|anche|poi|allora|solo|soltanto|oggi quindi|quindi)\b/
const THOSE =
  /\b(?:(?:di|tra|fra|solo|soltanto) (?:quest|quell)[ie]|quest[ie]|quell[ie] (?:che|dell?[aeo]?|degli|non|con|senza|di)|di loro|di cui|dei quali|delle quali)\b/
const PRONOUN =
  /\b(?:\w{3,}(?:l[oaie]|gliel[oaie]|gli|mel[oaie]|cel[oaie]|ne|ci)|(?<!^)l[oaie](?= \w+(?:iamo|iam|ato|ata|are|ere|ire|a|i|e)\b)|ne|quest[oa]|quell[oa]|l altr[oa]|il prim[oa]|la prima|l ultim[oa]|tutti e due|tutte e due|entramb[ie]|lui|lei|gli|ci)\b/

const ARTICLE = /^(?:il|lo|la|i|gli|le|l)\b/
/** What has been understood as a thing points at nothing: «riparazione» ends as «portane», and its «la» is an article. */
const THINGS = new Set<Role['role']>(['about', 'self', 'named', 'field', 'held', 'metric', 'relation'])
const pointing = ({ words, roles }: Frame): string =>
  words.map((word, at) => (roles.some(({ role, from, to }) => THINGS.has(role) && from <= at && at < to) ? '…' : word)).join(' ')

export function leanOf({ frame }: Understood): Lean | undefined {
  const text = frame.words.join(' ')
  if (THOSE.test(text)) return 'among'
  if (LEADS.test(text)) return 'adds'
  if (PRONOUN.test(pointing(frame))) return 'pronoun'
  // «il commerciale»: which of those that were spoken of.
  if (frame.words.length === 2 && ARTICLE.test(text)) return 'bare'
  const names = frame.roles.some(
    ({ role }) => role === 'about' || role === 'self' || role === 'named' || role === 'metric' || role === 'makes' || role === 'question',
  )
  return names ? undefined : 'bare'
}

const WEIGHT: Readonly<Record<Lean, number>> = { among: 2.2, adds: 1.4, pronoun: 1.1, bare: 0.7 }

const fieldOf = (condition: Condition) => (isAnyOf(condition) ? undefined : condition.field)

/** Conditions of before, but for those whose field is spoken of anew. */
export const merged = (before: readonly Condition[], now: readonly Condition[]): readonly Condition[] => {
  const fields = new Set(now.map(fieldOf))
  return [...before.filter((one) => fieldOf(one) === undefined || !fields.has(fieldOf(one))), ...now]
}

const SETS = new Set(['list', 'figure', 'groups', 'tell', 'yes'])
const spansAll = (meaning: Meaning): meaning is Asking & Asked => SETS.has(meaning.is) && 'where' in meaning

/** A question over what was spoken of: «e mercoledì?», «quanti sono?», «di questi quali sono pagati?». */
function asked({ meaning, frame }: Understood, focus: Focus, lean: Lean): Asking | undefined {
  if (!spansAll(meaning)) return undefined
  const { asking } = focus
  // States that merely leave out what does not come say nothing that was said before.
  const said = meaning.where.filter((one) => !isComing(one, frame.entity, focus))
  const moved = said.map((one) => afterFocus(one, frame, focus))
  const where =
    lean === 'among' && focus.ids.length > 0 ? [{ field: 'id', op: 'in', value: focus.ids } as const, ...moved] : merged(focus.where, moved)
  const search = meaning.search ?? focus.search
  const found = { where, ...(search !== undefined && { search }) }
  const asks = grammarOf(frame, 'asks').some(({ what }) => what !== 'which')
  const shows = grammarOf(frame, 'does').some(({ what }) => what === 'show')
  const isAnew = meaning.is !== 'list' || shows || (asks && meaning.is === 'list') || 'sort' in meaning
  if (isAnew || !asking || !spansAll(asking)) {
    if (meaning.is === 'groups' && meaning.fn === 'count' && asking?.is === 'figure' && asking.fn !== 'count') {
      return { ...meaning, ...found, fn: asking.fn, ...(asking.field !== undefined && { field: asking.field }) }
    }
    return { ...meaning, ...found }
  }
  return { ...asking, ...found }
}

/** «venerdì?», «e sabato?»: the Saturday after that Friday, though today is one. */
function afterFocus(condition: Condition, { words }: Understood['frame'], focus: Focus): Condition {
  if (isAnyOf(condition) || condition.op !== 'eq' || typeof condition.value !== 'string' || !words.some((word) => weekdayIn(word) >= 0))
    return condition
  const before = focus.where.find((one) => !isAnyOf(one) && one.field === condition.field && one.op === 'eq')
  const day = before && !isAnyOf(before) ? before.value : undefined
  if (typeof day !== 'string' || condition.value >= day || daysBetween(condition.value, day) >= 7) return condition
  return { ...condition, value: addDays(condition.value, 7) }
}

const isComing = (condition: Condition, _entity: string, focus: Focus) =>
  !isAnyOf(condition) &&
  condition.op === 'in' &&
  Array.isArray(condition.value) &&
  condition.value.length > 2 &&
  focus.where.some((one) => fieldOf(one) === condition.field)

/** A wish about what was spoken of: «confermali», «passali a Walter», «la prima è finita». */
function wished(wish: Exclude<Wish, { is: 'create' }>, focus: Focus, said: string): Wish | undefined {
  if (focus.ids.length === 0) return undefined
  const at = ordinalIn(said, focus.ids.length) ?? (/\bl['’ ]?altr[oa]\b/i.test(said) && focus.ids.length > 1 ? 1 : undefined)
  const ids = at === undefined ? focus.ids : [focus.ids[at] ?? '']
  const where = [{ field: 'id', op: 'in', value: ids } as const, ...wish.where.filter((one) => fieldOf(one) !== 'id')]
  const isMany = /\b(?:\w+(?:(?<!g)l[ie]|gliel[ie])|l[ie]|tutt[ie]|quest[ie]|quell[ie]|entramb[ie])\b/i.test(said)
  return { ...wish, where, all: ids.length === 1 || isMany || wish.all }
}

export interface Leaning {
  readonly meaning: Meaning
  readonly score: number
}

/** The likeliest way to take a sentence over what was spoken of; nothing where it speaks of something else. */
export function leaningOn(trade: Trade, ways: readonly Understood[], focus: Focus, said: string): Leaning | undefined {
  let best: Leaning | undefined
  for (const way of ways) {
    const { meaning, unknown, score } = way
    if (unknown.length > 0 || !('entity' in meaning)) continue
    const lean = leanOf(way)
    if (!lean) continue
    const found = over(trade, way, focus, lean, said)
    if (!found) continue
    const weight = score + WEIGHT[lean] - (found.far ? 0.8 : 0)
    if (!best || weight > best.score) best = { meaning: found.meaning, score: weight }
  }
  return best
}

function over(
  trade: Trade,
  way: Understood,
  focus: Focus,
  lean: Lean,
  said: string,
): { readonly meaning: Meaning; readonly far: boolean } | undefined {
  const { meaning } = way
  if (!('entity' in meaning)) return undefined
  if (meaning.entity === focus.entity) {
    if (isWish(meaning)) {
      if (meaning.is === 'create' || lean === 'bare' || meaning.where.some((one) => fieldOf(one) === 'id')) return undefined
      const wish = wished(meaning, focus, said)
      return wish && { meaning: wish, far: false }
    }
    const asking = asked(way, focus, lean)
    return asking && { meaning: asking, far: false }
  }
  // Of what was spoken of: the jobs of that customer, the invoices of that patient.
  const path = trade.wayTo(meaning.entity, focus.entity)
  if (!path || path.hops > 1 || focus.ids.length === 0 || focus.ids.length > 50 || !spansAll(meaning)) return undefined
  if (meaning.where.some((one) => fieldOf(one) === path.path)) return undefined
  return {
    meaning: { ...(meaning as Asking & Asked), where: [{ field: path.path, op: 'in', value: focus.ids }, ...meaning.where] } as Meaning,
    far: true,
  }
}
