import { useState, type ReactNode } from 'react'
import type { GroupLabels } from '../../../kernel/fields/access.ts'
import type { Invited, Person } from '../../../kernel/firm/firm-door.ts'
import { roles } from '../../../kernel/firm/roles.ts'
import { daysBetween, formatDate, formatDayMonth, today } from '../../../kernel/italian/dates.ts'
import { useNow, useSector } from '../../data/sector-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFirm } from '../firm-context.ts'
import { firstName } from '../first-name.ts'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { useServerChange } from '../use-server.ts'
import { PersonDialog } from './person-dialog.tsx'
import { notifyLinks } from './link-notice.tsx'

const CELL = 'px-3 py-2 align-middle first:pl-5 max-md:p-0 max-md:text-ink-soft max-md:first:pl-0 max-md:last:-ml-3'
const ROW = 'md:h-14 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3.5'

interface RowProps {
  readonly path: string
  readonly hasGroups: boolean
}

const factors: Readonly<Record<Person['factor'], ReactNode>> = {
  passkey: <Badge tone="success">Passkey</Badge>,
  codici: <Badge tone="success">App con codici</Badge>,
  nessuno: <Badge tone="warning">Solo password</Badge>,
}

/** Somebody who works here; his role and groups are changed in a dialog of their own. */
export function PersonRow({ person, path, hasGroups }: RowProps & { readonly person: Person }) {
  const [isOpen, setIsOpen] = useState(false)
  const { seenAs, onLookAs } = useFirm()
  const { whole } = useSector()
  const isSeen = seenAs?.id === person.id
  const now = useNow()
  return (
    <tr className={classNames(ROW, isSeen && 'bg-accent-wash')}>
      <th scope="row" className={`${CELL} text-left md:min-w-40 font-normal`}>
        <span className="block font-[550]">
          {person.name} {person.isMe && <span className="text-xs font-normal text-ink-faint">tu</span>}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-faint">{person.email}</span>
      </th>
      <td className={CELL}>{roles[person.role].label}</td>
      {hasGroups && <td className={`${CELL} text-ink-soft`}>{groupWords(whole.groups, person)}</td>}
      <td className={`${CELL} num text-ink-soft`}>{person.seen === undefined ? 'mai' : momentInWords(person.seen, now)}</td>
      <td className={CELL}>{factors[person.factor]}</td>
      <td className={`${CELL} md:text-right`}>
        {person.role !== 'titolare' && (
          <Button size="sm" variant="ghost" disabled={isSeen} onClick={() => onLookAs(person)}>
            {isSeen ? 'In anteprima' : `Guarda come ${firstName(person)}`}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)} aria-label={`Cambia ${person.name}`}>
          Cambia
        </Button>
        <PersonDialog person={person} path={path} open={isOpen} onClose={() => setIsOpen(false)} />
      </td>
    </tr>
  )
}

/** Somebody who was invited and has not come yet. */
export function InvitedRow({ invited, path, hasGroups }: RowProps & { readonly invited: Invited }) {
  const change = useServerChange(path)
  const { whole } = useSector()
  const now = useNow()
  const days = daysBetween(today(now), today(new Date(invited.until)))
  const { email, role, groups } = invited
  const again = async () => {
    const answer = await change<{ readonly sent: boolean; readonly link?: string }>('POST', `${path}/inviti`, { email, role, groups })
    if (answer.is === 'ok') notifyLinks([{ email, link: answer.value.link }])
  }
  return (
    <tr className={`${ROW} bg-sunken`}>
      <th scope="row" className={`${CELL} text-left md:min-w-40 font-normal`}>
        <span className="block text-ink-soft wrap-anywhere">{email}</span>
        <span className="block text-xs text-ink-faint">
          invito di {invited.by}, {formatDate(today(new Date(invited.at)))}
        </span>
      </th>
      <td className={CELL}>{roles[role].label}</td>
      {hasGroups && <td className={`${CELL} text-ink-soft`}>{groupWords(whole.groups, invited)}</td>}
      <td className={CELL} colSpan={2}>
        <Badge tone="info">Invito in attesa</Badge>{' '}
        <span className="num pl-1 text-xs text-ink-faint">
          {days === 0
            ? 'scade oggi'
            : days === 1
              ? 'scade domani'
              : `scade fra ${days} giorni, il ${formatDayMonth(today(new Date(invited.until)))}`}
        </span>
      </td>
      <td className={`${CELL} md:text-right`}>
        <Button size="sm" variant="ghost" onClick={() => void again()} aria-label={`Reinvia l’invito a ${email}`}>
          Reinvia
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void change('DELETE', `${path}/inviti/${invited.id}`, {}, 'Invito ritirato: il link non vale più.')}
          aria-label={`Ritira l’invito a ${email}`}
        >
          Ritira
        </Button>
      </td>
    </tr>
  )
}

/** The groups of somebody in words; an owner is in all of them. */
function groupWords(labels: GroupLabels, { role, groups }: Pick<Person, 'role' | 'groups'>): string {
  if (role === 'titolare') return 'tutto'
  return groups.map((group) => labels[group] ?? group).join(', ') || '—'
}
