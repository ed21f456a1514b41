import type { Reply } from '../../../assistant/reply.ts'
import { Suggestions } from './suggestions.tsx'

interface ResumeProps extends NonNullable<Reply['resume']> {
  readonly onPick: (text: string) => void
}

/** A draft that was left aside: a press takes it up again. */
export function Resume({ says, ask, onPick }: ResumeProps) {
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">{says}</p>
      <Suggestions texts={[ask]} onPick={onPick} />
    </div>
  )
}
