import type { Action } from '../../kernel/action/action.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values, Via } from '../../kernel/door/change.ts'
import type { FormTarget } from '../forms/form-target.ts'

/** What a dialog over the page is opened for. */
export type RecordRequest =
  | {
      readonly kind: 'form'
      readonly entity: AnyEntity
      readonly target: FormTarget
      readonly resume?: boolean
      /** It comes back from behind what stood in front of it. */
      readonly returns?: boolean
      readonly startAt?: string | undefined
    }
  | {
      readonly kind: 'action'
      readonly action: Action
      readonly only: readonly string[] | undefined
      readonly given?: Values | undefined
      readonly resumed?: Values | undefined
    }
  | { readonly kind: 'look'; readonly entity: AnyEntity; readonly id: string }
  | {
      readonly kind: 'move'
      readonly entity: AnyEntity
      readonly row: AnyRow
      readonly to: string
      readonly via: Via
      readonly given?: Values | undefined
    }
