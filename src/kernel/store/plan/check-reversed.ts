import { counts, isReversal } from '../../derive/chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import type { Found } from '../../among/among.types.ts'
import { messages } from '../../problem/messages.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Step } from '../work.ts'

/** A record that must be reversed by another, if it stands as reversed. */
interface Reversed {
  readonly chain: Chain
  readonly record: string
  /** What is told of it stands here. */
  readonly id: string
  readonly path: string
}

/** Records that stand as reversed, and nothing reverses them: only the document that does brings them there, and it stays. */
export async function reversedByNone(entities: Entities, read: Read, steps: readonly Step[]): Promise<readonly Found[]> {
  const all = steps.flatMap((step) => {
    const entity = entities.get(step.entity)
    return entity ? (entity.chains ?? []).flatMap((chain) => touched(chain, entity, step)) : []
  })
  return (await Promise.all(all.map(lookAt))).flat()

  function touched(chain: Chain, entity: AnyEntity, step: Step): readonly Reversed[] {
    const from = entities.get(chain.from)
    const state = from && isReversal(chain) ? statusOf(from)?.[0] : undefined
    if (state === undefined) return []
    const { id, before, after } = step
    const isBrought = entity.name === chain.from && after?.[state] === chain.moves && before?.[state] !== chain.moves
    const lost = entity.name === chain.to && before && counts(chain, entity, before) ? linkOf(chain, entity, step) : undefined
    return [
      ...(isBrought ? [{ chain, record: id, id, path: state }] : []),
      ...(lost === undefined ? [] : [{ chain, record: lost, id, path: '' }]),
    ]
  }

  /** The record that the next one no longer reverses. */
  function linkOf(chain: Chain, next: AnyEntity, { before, after }: Step): string | undefined {
    const { link = '' } = chain
    const held = before?.[link]
    const isKept = after?.[link] === held && after !== undefined && counts(chain, next, after)
    return typeof held === 'string' && !isKept ? held : undefined
  }

  async function lookAt({ chain, record, id, path }: Reversed): Promise<readonly Found[]> {
    const [from, next] = [entities.get(chain.from), entities.get(chain.to)]
    const [state, status] = (from && statusOf(from)) ?? []
    const row = from && (await read.get(from.name, record))
    if (!row || !next || state === undefined || row[state] !== chain.moves) return []
    const made = chain.made === undefined ? undefined : row[chain.made]
    const reversing =
      chain.link === undefined
        ? [typeof made === 'string' ? await read.get(next.name, made) : undefined]
        : await read.find(next.name, [{ field: chain.link, op: 'eq', value: record }])
    if (reversing.some((one) => one && counts(chain, next, one))) return []
    return [{ id, path, code: 'chained', message: messages.onlyReversed(status?.states[chain.moves ?? '']?.label ?? '', chain.label) }]
  }
}
