import type { Reply } from '../../../assistant/reply.ts'

/** What a person presses under an answer, as the button says it (`data-act`). */
export type Act = 'confirm' | 'edit' | 'drop' | 'undo' | 'choose' | 'ask'

/** A question or a wish and what came of it; what follows a press has no words of the person. */
export interface Turn {
  readonly id: number
  readonly asked?: string | undefined
  readonly reply: Reply
  readonly outcome?: 'confirmed' | 'dropped' | 'undone' | 'chosen' | undefined
}
