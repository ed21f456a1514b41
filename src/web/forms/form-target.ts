import type { Values } from '../../kernel/store/change.ts'

/** What a form is opened for. */
export type FormTarget =
  | { readonly mode: 'create'; readonly prefill?: Values }
  | { readonly mode: 'edit'; readonly id: string }
  | { readonly mode: 'duplicate'; readonly id: string }
