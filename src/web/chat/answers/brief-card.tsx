import { ChevronRight, X } from 'lucide-react'
import type { Brief } from '../../../assistant/assistant.ts'
import { Button } from '../../ui/button.tsx'
import type { TalkActs } from '../talk.ts'
import { CardFrame } from './card-frame.tsx'

interface BriefCardProps {
  readonly id: string
  readonly brief: Brief
  readonly acts: TalkActs
}

/** What the day holds, line by line: a press asks for more; closed, it is out of the way for this visit. */
export function BriefCard({ id, brief: { lines }, acts }: BriefCardProps) {
  return (
    <CardFrame name="La giornata" className="overflow-clip">
      <ul className="divide-y divide-line">
        {lines.map(({ text, ask }) => (
          <li key={ask}>
            <button
              type="button"
              onClick={() => void acts.ask(ask)}
              className="flex min-h-row w-full items-center gap-3 px-3.5 py-2 text-left text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <ChevronRight aria-hidden className="shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-1.5">
        <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={() => acts.closeBrief(id)}>
          Chiudi
        </Button>
      </div>
    </CardFrame>
  )
}
