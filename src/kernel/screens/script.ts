import type { IconName } from './icon-name.ts'

/** What the chat and the voice say in one trade (specification §2 and §4). All of it is Italian and shown to the letter. */
export interface Script {
  /** The chat header: «Agente Artigiani», and what the agent can see. */
  readonly agent: { readonly name: string; readonly reads: string }
  /** The first messages of the conversation. */
  readonly opening: readonly { readonly content: string; readonly isUser: boolean }[]
  readonly placeholder: string
  /** The line of the typing indicator. */
  readonly typing: string
  /** The fixed reply that comes after the typing time. */
  readonly holding: string
  readonly hints: readonly string[]
  /** The scripted exchange of the voice dialog. */
  readonly voice: { readonly user: string; readonly reply: string }
  /** Pixels of a horizontal swipe that switch the pane (specification §9), and whether a mainly vertical gesture is ignored. */
  readonly swipe: { readonly threshold: 50 | 100; readonly rejectsVertical: boolean; readonly toDashboard: string; readonly toChat: string }
}

/** How a sector presents itself on the landing page and in the browser's tab. */
export interface Card {
  readonly slug: string
  /** «1.20», its place in the grid. */
  readonly number: string
  readonly title: string
  readonly description: string
  /** Four short points. */
  readonly points: readonly [string, string, string, string]
  readonly icon: IconName
  /** The angle of its accent in OKLCH. */
  readonly hue: number
  /** «Artigiani»: the short name over its dashboard. */
  readonly name: string
}
