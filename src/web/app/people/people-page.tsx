import { useState } from 'react'
import type { Invited, People, Person } from '../../../kernel/firm/firm-door.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { useSector } from '../../data/sector-context.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { SecondStepForAll } from './second-step-for-all.tsx'
import { usePeople } from './use-people.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { InvitedRow, PersonRow } from './person-row.tsx'
import { WhoSees } from './who-sees.tsx'

/** «Persone»: who works here, with what role and in which groups, and what each of them sees. */
export function PeoplePage() {
  const { path, data, isError, refetch } = usePeople()
  const [isInviting, setIsInviting] = useState(false)
  if (isError) return <NotRead text="Le persone non si sono caricate." onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-1 gap-7 p-4 md:p-7">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="num flex-1 text-sm text-ink-faint">{data && countOf(data)}</p>
        <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setIsInviting(true)}>
          Invita una persona
        </Button>
      </div>
      {data ? <PeopleTable {...data} path={path} /> : <SkeletonRows rows={4} columns={4} />}
      {data && <SecondStepForAll {...data} path={path} />}
      <WhoSees />
      <InviteDialog path={path} open={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  )
}

function countOf({ people, invited }: People): string {
  const persons = plural(people.length, 'persona', 'persone')
  return [`${people.length} ${persons}`, invited.length > 0 && `${invited.length} ${plural(invited.length, 'invito', 'inviti')}`]
    .filter(Boolean)
    .join(', ')
}

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly invited: readonly Invited[]
  readonly path: string
}

const HEAD = 'border-b border-line px-3 py-2.5 text-left text-xs font-medium text-ink-faint first:pl-5'

function PeopleTable({ people, invited, path }: PeopleTableProps) {
  const { whole } = useSector()
  const hasGroups = Object.keys(whole.groups).length > 0
  return (
    <Panel>
      <table className="w-full text-sm max-md:block max-md:*:block" aria-label="Persone">
        <thead className="max-md:sr-only">
          <tr>
            {['Nome', 'Ruolo', ...(hasGroups ? ['Vede anche'] : []), 'Ultimo accesso', 'Come accede'].map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
            <th className={HEAD}>
              <span className="sr-only">Azioni</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} path={path} hasGroups={hasGroups} />
          ))}
          {invited.map((one) => (
            <InvitedRow key={one.id} invited={one} path={path} hasGroups={hasGroups} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
