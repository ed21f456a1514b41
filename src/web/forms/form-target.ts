import type { Values } from '../../kernel/store/change.ts'

/** What a form is opened for. */
export type FormTarget =
  /** `scan`: it begins with a photo of a document. */
  | { readonly mode: 'create'; readonly prefill?: Values; readonly scan?: boolean }
  | { readonly mode: 'edit'; readonly id: string }
  | { readonly mode: 'duplicate'; readonly id: string }
