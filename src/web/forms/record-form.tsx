import { createContext, useContext } from 'react'
import type { Action } from '../../kernel/action/action.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values, Via } from '../../kernel/door/change.ts'
import type { Made } from './form-target.ts'

/** Ways in which whatever stands on a page opens a record or an action. */
export interface RecordForm {
  readonly create: (entity: AnyEntity, prefill?: Values) => void
  /** The next record after another. */
  readonly next: (entity: AnyEntity, prefill: Values, made: Made) => void
  /** A new record that begins with a photo of a document. */
  readonly scan: (entity: AnyEntity, prefill: Values) => void
  /** Opens a record, with the cursor in a field where one is named, and with values that somebody has proposed. */
  readonly edit: (entity: AnyEntity, id: string, startAt?: string, given?: Values) => void
  /** Shows all that is known about a record, to be read. */
  readonly look: (entity: AnyEntity, id: string) => void
  readonly duplicate: (entity: AnyEntity, id: string) => void
  /** Moves a record along its lifecycle: at once, or after asking for what the state still lacks; what is given is always shown first. */
  readonly move: (entity: AnyEntity, row: AnyRow, to: string, via: Via, given?: Values) => void
  /** Opens an action: over all that it is about, or about some records alone; with inputs that are known already. */
  readonly act: (action: Action, only?: readonly string[], given?: Values) => void
}

export const RecordFormContext = createContext<RecordForm | undefined>(undefined)

export function useRecordForm(): RecordForm {
  const form = useContext(RecordFormContext)
  if (!form) throw new Error('useRecordForm needs a RecordFormProvider above it')
  return form
}
