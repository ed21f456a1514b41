import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import type { Asked, Asking, Meaning } from '../meaning.ts'
import { isWish } from '../meaning.ts'
import { grammarOf } from '../frame/role.ts'
import type { Understood } from '../understand.ts'
import type { Focus } from './memory.ts'

const LEADS = /^(?:e|ed|ma|invece|anche|poi)\b/
const THOSE = /\b(?:quest[ie]|quell[ie]|di loro|tra quest[ie]|fra quest[ie]|di cui|dei quali)\b/
const PRONOUN = /\b(?:\w{3,}(?:l[oaie]|gliel[oaie]|gli|ne)|l[oaie]|ne|quest[oa]|quell[oa]|l altr[oa]|il prim[oa]|la prima|tutti e due|tutte e due|entramb[ie])\b/

/** Whether a sentence leans on what was spoken of before. */
export function leans(words: readonly string[]): 'adds' | 'among' | 'pronoun' | undefined {
  const text = words.join(' ')
  if (THOSE.test(text)) return 'among'
  if (LEADS.test(text)) return 'adds'
  return PRONOUN.test(text) ? 'pronoun' : undefined
}

const fieldOf = (condition: Condition) => (isAnyOf(condition) ? undefined : condition.field)

/** Conditions of before, but for those whose field is spoken of anew. */
export const merged = (before: readonly Condition[], now: readonly Condition[]): readonly Condition[] => {
  const fields = new Set(now.map(fieldOf))
  return [...before.filter((one) => fieldOf(one) === undefined || !fields.has(fieldOf(one))), ...now]
}

const KINDS_OF_SET = new Set(['list', 'figure', 'groups', 'tell', 'yes'])

/** A question that takes up the one before it: «e mercoledì?», «quanti sono?», «di questi quali sono pagati?». */
export function followed(understood: Understood, focus: Focus): Asking | undefined {
  const { meaning, frame } = understood
  if (isWish(meaning) || !('where' in meaning) || meaning.entity !== focus.entity || !KINDS_OF_SET.has(meaning.is)) return undefined
  const where = merged(focus.where, meaning.where)
  const search = meaning.search ?? focus.search
  const base = { ...meaning, where, ...(search !== undefined && { search }) }
  // «e mercoledì?» asks again what was asked; «quanti sono?» asks something else of the same.
  const asksAnew = meaning.is !== 'list' || grammarOf(frame, 'asks').some(({ what }) => what !== 'which') || grammarOf(frame, 'does').length > 0
  const { asking } = focus
  if (asksAnew || !asking || !('where' in asking)) return base
  return { ...asking, where, ...(search !== undefined && { search }) } as Asking
}

/** A wish that points at what was spoken of: «confermali», «passali a Walter», «la prima è finita». */
export function pointed<M extends Meaning & Asked>(meaning: M, focus: Focus, at?: number): M {
  const ids = at === undefined ? focus.ids : [focus.ids[at] ?? '']
  return { ...meaning, entity: focus.entity, where: [{ field: 'id', op: 'in', value: ids }, ...meaning.where.filter((one) => fieldOf(one) !== 'id')], ...(ids.length > 1 && { all: true }) }
}
