import type { RefObject } from 'react'
import type { Opened } from '../../data/trade-source.ts'
import type { AnswerExtra, BriefExtra } from '../message.ts'
import type { TalkActs } from '../talk.ts'
import type { Desk } from './answer-desk.tsx'
import { BriefCard } from './brief-card.tsx'
import type { CardProps } from './card-props.ts'
import { ChoiceCard } from './choice-card.tsx'
import { DoneCard } from './done-card.tsx'
import { FigureCard } from './figure-card.tsx'
import { GroupsCard } from './groups-card.tsx'
import { LeadCard } from './lead-card.tsx'
import { PaperCard } from './paper-card.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { Resume } from './resume.tsx'
import { RowsCard } from './rows-card.tsx'
import { Suggestions } from './suggestions.tsx'

interface AnswerCardProps {
  readonly id: string
  readonly extra: AnswerExtra | BriefExtra
  readonly opened: Opened
  readonly acts: TalkActs
  readonly desk: RefObject<Desk | null>
}

/** What stands under the words of an answer. */
export function AnswerCard({ extra, ...rest }: AnswerCardProps) {
  if (extra.kind === 'brief') return <BriefCard id={rest.id} brief={extra.brief} acts={rest.acts} />
  const { card, suggestions, resume } = extra.reply
  const ask = (text: string) => void rest.acts.ask(text)
  return (
    <>
      {card && drawn({ ...rest, extra, card })}
      {suggestions && <Suggestions texts={suggestions} onPick={ask} />}
      {resume && <Resume {...resume} onPick={ask} />}
    </>
  )
}

function drawn({ card, ...rest }: CardProps<NonNullable<AnswerExtra['reply']['card']>>) {
  if (card.kind === 'figure') return <FigureCard {...rest} card={card} />
  if (card.kind === 'rows') return <RowsCard {...rest} card={card} />
  if (card.kind === 'groups') return <GroupsCard {...rest} card={card} />
  if (card.kind === 'paper') return <PaperCard {...rest} card={card} />
  if (card.kind === 'lead') return <LeadCard {...rest} card={card} />
  if (card.kind === 'proposal') return <ProposalCard {...rest} card={card} />
  if (card.kind === 'choice') return <ChoiceCard {...rest} card={card} />
  return <DoneCard {...rest} card={card} />
}
