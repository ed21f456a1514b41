import { counts } from '../../derive/chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import { isReference, type AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import { isKind } from '../../fields/field.ts'
import { isStored } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Found } from '../../among/among.types.ts'
import { titleAmong } from '../../among/titles.ts'
import { messages } from '../../problem/messages.ts'
import { issuedNumberIn } from '../../derive/numbering.ts'
import { closingReferences } from '../../derive/closure.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Step } from '../work.ts'

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A change that makes a record say something else than a document on which it stands. */
interface Contradiction {
  readonly entity: AnyEntity
  readonly id: string
  readonly path: string
  /** The documents that may say it. */
  readonly target: AnyEntity
  readonly documents: Promise<readonly AnyRow[]>
}

/**
 * Lines, amounts and what else a document with a number says that change although it was made of them, and records that leave such a
 * document. A document that was reversed or annulled holds nobody.
 */
export async function contradictingDocuments(entities: Entities, read: Read, steps: readonly Step[]): Promise<readonly Found[]> {
  const all = steps.flatMap((step) => {
    const entity = entities.get(step.entity)
    return entity && step.before ? [...leaving(entity, step), ...rewriting(entity, step)] : []
  })
  return (await Promise.all(all.map(lookAt))).flat()

  function leaving(entity: AnyEntity, { id, before, after }: Step): readonly Contradiction[] {
    return closingReferences(entity).flatMap((path): readonly Contradiction[] => {
      const [held, field] = [before?.[path], entity.fields[path]]
      const target = field && isReference(field) ? entities.get(field.target) : undefined
      if (typeof held !== 'string' || !target || held === after?.[path]) return []
      return [{ entity, id, path, target, documents: read.get(target.name, held).then((row) => (row ? [row] : [])) }]
    })
  }

  function rewriting(entity: AnyEntity, { id, before, after }: Step): readonly Contradiction[] {
    return (entity.chains ?? []).flatMap((chain): readonly Contradiction[] => {
      const target = chain.from === entity.name ? entities.get(chain.to) : undefined
      const path = target && after && figuresOf(entity, chain).find((key) => !isSame(before?.[key], after[key]))
      if (path === undefined || !target) return []
      return [{ entity, id, path, target, documents: madeOf(chain, target, id, after) }]
    })
  }

  async function madeOf(chain: Chain, next: AnyEntity, id: string, after: AnyRow | undefined): Promise<readonly AnyRow[]> {
    const made = chain.made === undefined ? undefined : after?.[chain.made]
    const one = typeof made === 'string' ? await read.get(next.name, made) : undefined
    const rows = chain.link === undefined ? [one] : await read.find(next.name, [{ field: chain.link, op: 'eq', value: id }])
    return rows.filter((row) => row !== undefined).filter((row) => counts(chain, next, row))
  }

  async function lookAt({ entity, id, path, target, documents }: Contradiction): Promise<readonly Found[]> {
    for (const row of await documents) {
      if (issuedNumberIn(target, row) === undefined || (await isReversed(target, row))) continue
      return [{ id, path, code: 'chained', message: messages.onDocument(entity.label, await titleAmong(read, entities, target, row)) }]
    }
    return []
  }

  /** Whether another numbered document takes this one back. */
  async function isReversed(target: AnyEntity, row: AnyRow): Promise<boolean> {
    for (const chain of target.chains ?? []) {
      const next = chain.from === target.name && chain.reverses.length > 0 ? entities.get(chain.to) : undefined
      const found = next ? await madeOf(chain, next, row.id, row) : []
      if (next && found.some((one) => issuedNumberIn(next, one) !== undefined)) return true
    }
    return false
  }
}

/** The stored lines and amounts of a record that a chain copies into its next one, and what the paper of that repeats. */
const figuresOf = ({ fields }: AnyEntity, { copies, repeats }: Chain): readonly string[] => [
  ...Object.values(copies).filter((key) => {
    const field = fields[key]
    return field !== undefined && isStored(field) && (isKind(field, 'lines') || isKind(field, 'money'))
  }),
  ...repeats,
]
