import { useState } from 'react'
import { roles } from '../../../kernel/firm/roles.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { InviteDialog } from '../people/invite-dialog.tsx'
import { usePeople } from '../people/use-people.ts'

/** Who works in the new firm, and who is invited into it. */
export function PeopleStep() {
  const { path, data, isError, refetch } = usePeople()
  const [isInviting, setIsInviting] = useState(false)
  if (isError) return <NotRead text="Le persone non si sono caricate." onRetry={() => void refetch()} />
  return (
    <div className="grid max-w-2xl justify-items-start gap-5">
      <p className="max-w-[60ch] text-sm text-ink-soft">
        Chi lavora con te entra con il suo account. Puoi invitare adesso, o quando serve da «Persone».
      </p>
      {data ? (
        <Panel className="w-full">
          <ul className="divide-y divide-line text-sm">
            {data.people.map(({ id, name, email, role }) => (
              <Row key={id} name={name} detail={email} role={roles[role].label} />
            ))}
            {data.invited.map(({ id, email, role }) => (
              <Row key={id} name={email} detail="Invito in attesa" role={roles[role].label} />
            ))}
          </ul>
        </Panel>
      ) : (
        <SkeletonRows rows={2} columns={2} />
      )}
      <Button icon={<Icon name="plus" />} onClick={() => setIsInviting(true)}>
        Invita una persona
      </Button>
      <InviteDialog path={path} open={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  )
}

const Row = ({ name, detail, role }: { readonly name: string; readonly detail: string; readonly role: string }) => (
  <li className="flex flex-wrap items-center gap-x-5 gap-y-0.5 px-5 py-3">
    <span className="min-w-0 flex-1 basis-48">
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-xs text-ink-faint wrap-anywhere">{detail}</span>
    </span>
    <span className="text-ink-soft">{role}</span>
  </li>
)
