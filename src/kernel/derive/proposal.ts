import type { At } from '../italian/at.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import { readBesides } from '../door/read-besides.ts'
import type { Values } from '../door/change.ts'

interface Open {
  readonly read: Read
  readonly at: At
  /** The record that is open; none while a new one is written. */
  readonly id?: string | undefined
}

/** What follows from what is written of a record. One that is kept already sees the others alone, so that nothing finds the record itself. */
export async function proposedTo(entity: AnyEntity, draft: Values, { read, at, id }: Open): Promise<Values> {
  const others = id === undefined ? read : readBesides(read, { entity: entity.name, id })
  return (await entity.proposes?.(draft, others, at)) ?? {}
}
