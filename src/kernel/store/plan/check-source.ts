import { counts } from '../../derive/chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import { isAnyOf } from '../../expression/condition.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Found } from '../../among/among.types.ts'
import { titleAmong } from '../../among/titles.ts'
import { messages } from '../../problem/messages.ts'
import type { Entities } from '../../entity/entities.ts'
import { fitting, type Sources } from './sources.ts'
import type { Step } from '../work.ts'

interface Made {
  readonly chain: Chain
  /** The record that says the link, and where. */
  readonly id: string
  readonly path: string
  readonly source: string
  /** The next record: the one itself, or the one that it names. */
  readonly next: AnyRow | string
}

/** Records that were made of others which do not stand, and did not stand, as the chain wants it. */
export async function madeAmiss(entities: Entities, read: Read, steps: readonly Step[], sources: Sources): Promise<readonly Found[]> {
  const all = steps.flatMap((step) => (entities.get(step.entity)?.chains ?? []).flatMap((chain) => madeBy(chain, step)))
  const found: Found[] = []
  for (const [chain, made] of Map.groupBy(all, (one) => one.chain)) {
    const [from, next] = [entities.get(chain.from), entities.get(chain.to)]
    if (from && next) found.push(...(await lookAt(chain, from, next, made)))
  }
  return found

  async function lookAt(chain: Chain, from: AnyEntity, next: AnyEntity, made: readonly Made[]): Promise<readonly Found[]> {
    const state = statusOf(from)?.[0] ?? ''
    const rows = new Map((await Promise.all(made.map(({ source }) => read.get(from.name, source)))).map((row) => [row?.id, row]))
    const doubtful = made.filter(({ source }) => !sources.wasFit(chain, source, rows.get(source)?.[state]))
    if (doubtful.length === 0) return []
    const ids = [...new Set(doubtful.map(({ source }) => source))]
    const fit = new Set((await read.find(from.name, fitting(chain, ids))).map(({ id }) => id))
    const amiss = doubtful.filter(({ source }) => !fit.has(source))
    const told = amiss.map(async ({ id, path, source, next: one }): Promise<readonly Found[]> => {
      const [row, other] = [rows.get(source), typeof one === 'string' ? await read.get(next.name, one) : one]
      if (!row || !other || !counts(chain, next, other)) return []
      const message = messages.notMadeOf(await titleAmong(read, entities, from, row), next.label, wrongState(chain, from, row))
      return [{ id, path, code: 'chained', message }]
    })
    return (await Promise.all(told)).flat()
  }
}

/** What a step has made by a chain: a link that was not there. */
function madeBy(chain: Chain, { entity, id, before, after }: Step): readonly Made[] {
  const { from, to, link, made, when } = chain
  if (!after || when.length === 0) return []
  const isNew = (key: string) => typeof after[key] === 'string' && before?.[key] !== after[key]
  if (link !== undefined) return entity === to && isNew(link) ? [{ chain, id, path: link, source: String(after[link]), next: after }] : []
  return entity === from && made !== undefined && isNew(made) ? [{ chain, id, path: made, source: id, next: String(after[made]) }] : []
}

/** The state that a record is in, where it is that which is against it. */
function wrongState({ when }: Chain, from: AnyEntity, row: AnyRow): string | undefined {
  const [key, status] = statusOf(from) ?? []
  const state = key === undefined ? undefined : row[key]
  const isAgainst = when.some(
    (condition) =>
      !isAnyOf(condition) &&
      condition.field === key &&
      ((condition.op === 'eq' && condition.value !== state) ||
        (condition.op === 'in' && Array.isArray(condition.value) && !condition.value.includes(state))),
  )
  return isAgainst ? status?.states[String(state)]?.label : undefined
}
