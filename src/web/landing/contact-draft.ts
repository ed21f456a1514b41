import type { Values } from '../../kernel/door/change.ts'

let draft: Values | undefined

/** What was typed into the contact form outlives a look at the privacy page; it goes with the page itself. */
export const readDraft = (): Values | undefined => draft
export const keepDraft = (typed: Values): void => {
  draft = typed
}
