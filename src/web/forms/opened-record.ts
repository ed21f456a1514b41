import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { documentOf } from '../data/sector-context.tsx'

/** The key of the address that names the open document. */
export const OPENED_RECORD = 'apri'

/** The name of a record in the address: `fattura.<id>`. */
export const recordName = (entity: AnyEntity, id: string): string => `${entity.name}.${id}`

/** Whether the records of an entity are opened as documents, which have an address. */
export const isDocument = (sector: Sector, { name }: AnyEntity): boolean => documentOf(sector, name) !== undefined

/** The document that an address names. */
export function documentNamed(sector: Sector, name = ''): { readonly entity: AnyEntity; readonly id: string } | undefined {
  const dot = name.indexOf('.')
  const entity = sector.entities.find((one) => one.name === name.slice(0, dot))
  return entity && isDocument(sector, entity) ? { entity, id: name.slice(dot + 1) } : undefined
}
