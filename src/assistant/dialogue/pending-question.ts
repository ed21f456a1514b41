import type { Desk } from '../answer/desk.ts'
import type { Proposed } from '../answer/proposal-parts.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Change } from '../../kernel/door/change.ts'
import { withValues, type Asking, type Wish } from '../meaning/meaning.ts'
import type { Mind } from '../rank/reading.ts'
import { valueFor } from './pending-answer.ts'
import { corrected } from './corrections.ts'
import { described } from './description.ts'
import type { Memory } from './memory.ts'
import { ordinalIn } from './replies.ts'
import { behind } from './focus.ts'
import { idNamed, namedIn } from './turn-facts.ts'

type Choose = Extract<Proposed, { is: 'choose' }>

export const isYesOrNo = (waits: Proposed): boolean =>
  waits.is === 'asks' && (isKind(waits.asks, 'boolean') || isKind(waits.asks, 'checklist'))

/** The option that is meant by its place: «no scusa, la terza». */
export function optionIn(said: string, { options }: Choose): Choose['options'][number] | undefined {
  const at = ordinalIn(said, options.length)
  return at === undefined ? undefined : options[at]
}

/** The value that was asked for, or which record was meant: the option that was chosen, or the wish with what it lacked. */
export async function answerTo(
  said: string,
  waits: Extract<Proposed, { is: 'asks' | 'choose' }>,
  mind: Mind,
  desk: Desk,
): Promise<{ readonly chosen: string } | { readonly wish: Wish; readonly field?: string } | undefined> {
  if (waits.is === 'asks') {
    const value = await valueFor(said, waits, mind, desk)
    return value === undefined ? undefined : { wish: withValues(waits.wish, value), field: waits.field }
  }
  const named = namedIn(said, waits.options)
  const option = optionIn(said, waits) ?? (named === undefined ? undefined : waits.options[named])
  if (option) return { chosen: option.key }
  const ids = waits.options.map(({ key }) => key)
  const [only, more] = await described(said, waits.of, { ids, most: 1 }, mind, desk)
  if (only !== undefined && more === undefined) return { chosen: only }
  const better = corrected(said, waits.wish, mind, false)
  return better && { wish: better }
}

/** Which of several a question was about: «la seconda», «Rossi Anna». */
export async function pickedIn(said: string, memory: Memory, desk: Desk): Promise<Asking | undefined> {
  const { choice, focus } = memory
  const asking = choice === undefined ? undefined : memory.answer(choice)
  if (!asking || !('where' in asking) || !focus) return undefined
  memory.choice = undefined
  const at = ordinalIn(said, focus.ids.length)
  const id = at === undefined ? await idNamed(said, focus.ids, desk) : focus.ids[at]
  return id === undefined ? undefined : { ...asking, where: [{ field: 'id', op: 'eq', value: id }] }
}

/** The records that a proposal would change. */
export async function touchedBy(wish: Wish, changes: readonly Change[], desk: Desk): Promise<readonly string[]> {
  if (wish.is !== 'act')
    return changes.flatMap((change) => ('id' in change && change.id && change.entity === wish.entity ? [change.id] : []))
  const written = JSON.stringify(changes)
  return (await behind(wish, desk)).filter((one) => written.includes(`"${one}"`))
}
