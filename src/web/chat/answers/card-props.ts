import type { RefObject } from 'react'
import type { Opened } from '../../data/trade-source.ts'
import type { TalkActs } from '../talk.ts'
import type { AnswerExtra } from '../message.ts'
import type { Desk } from './answer-desk.tsx'

/** What a card is drawn from: what it says, the trade that it says it of, and what a person can do with it. */
export interface CardProps<Card> {
  /** The message that it belongs to. */
  readonly id: string
  readonly card: Card
  readonly extra: AnswerExtra
  readonly opened: Opened
  readonly acts: TalkActs
  readonly desk: RefObject<Desk | null>
}
