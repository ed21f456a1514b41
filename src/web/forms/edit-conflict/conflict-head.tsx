import { Initials } from '../../ui/initials.tsx'
import type { ConflictWords, Party } from './conflict-words.ts'

/** The two who have changed the record: who, when and from where. */
export function ConflictHead({ mine, theirs }: Pick<ConflictWords, 'mine' | 'theirs'>) {
  return (
    <div className="grid border-y border-line text-sm max-md:divide-y max-md:divide-line md:grid-cols-2 md:divide-x md:divide-line">
      <PartyLine party={mine} isMe />
      <PartyLine party={theirs} />
    </div>
  )
}

function PartyLine({ party: { who, when, initials }, isMe = false }: { readonly party: Party; readonly isMe?: boolean }) {
  return (
    <div className="grid grid-cols-[22px_minmax(0,1fr)] content-start items-center gap-x-2.5 py-2.5 md:not-first:pl-4 md:first:pr-4">
      <Initials isAccent={isMe}>{initials}</Initials>
      <span className="font-[550] wrap-anywhere">{who}</span>
      <span className="num col-start-2 text-xs text-ink-faint">{when}</span>
    </div>
  )
}
