import { Suspense, useState } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { namedIn } from '../../../kernel/entity/references.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useNames } from '../../data/use-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AboutForm, SaleActs } from './late-parts.tsx'
import type { Desk } from './use-till.ts'

/** What of a sale is filled that says whose it is, in words, the first of it first. */
export const aboutOf = (entity: AnyEntity, about: readonly string[], values: Values, names: Names): readonly string[] =>
  about.flatMap((key) => (isBlank(values[key]) ? [] : [entity.fields[key]?.format(values[key], names) ?? '']))

/** Whose sale it is, and what else is said of it. */
export function About({ desk }: { readonly desk: Desk }) {
  const { counter, entity, sale, trouble } = desk
  const [open, setOpen] = useState(false)
  const about = counter.about ?? []
  // What is refused for want of something said here is asked for at once.
  const [heard, setHeard] = useState(trouble)
  if (trouble !== heard) {
    setHeard(trouble)
    if (trouble?.problems.some(({ path }) => about.includes(path))) setOpen(true)
  }
  const names = useNames(namedIn(entity.fields, about, sale.values))
  if (about.length === 0) return null
  const [first, ...rest] = aboutOf(entity, about, sale.values, names)
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line px-5 text-sm max-md:min-h-tap max-md:px-4">
      <Icon name="users" className="text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{first ?? 'Conto senza nome'}</span>
        {rest.length > 0 && <span className="block truncate text-xs text-ink-faint">{rest.join(' · ')}</span>}
      </span>
      <SaleActs desk={desk} />
      <Popover
        title="Dati del conto"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="min-h-control rounded-full px-3 font-medium hover:bg-hover">
            {first === undefined ? entity.fields[about[0] ?? '']?.label : 'Cambia'}
          </button>
        }
      >
        <Suspense fallback={<SkeletonRows rows={about.length} columns={1} />}>
          <AboutForm desk={desk} about={about} onDone={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </div>
  )
}
