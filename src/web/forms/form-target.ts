import type { Chain } from '../../kernel/entity/chain.types.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'

/** The chain that a new record follows, and the record before. */
export interface Made {
  readonly chain: Chain
  readonly from: AnyRow
}

/** What a form is opened for. */
export type FormTarget =
  /** `scan`: it begins with a photo of a document. `made`: it is the next record after another. */
  | { readonly mode: 'create'; readonly prefill?: Values; readonly scan?: boolean; readonly made?: Made }
  /** `given`: values that somebody has proposed, as if they had been typed. */
  | { readonly mode: 'edit'; readonly id: string; readonly given?: Values }
  | { readonly mode: 'duplicate'; readonly id: string }
