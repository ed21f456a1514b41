import { Suspense, use, useMemo } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ListChoicesContext, type OfList } from './list-choices.ts'
import { useEntity } from './sector-context.tsx'

/** An entity as a list shows it: with the columns that somebody has chosen. */
export function useListedEntity(name: string): AnyEntity {
  const entity = useEntity(name)
  const chosen = use(ListChoicesContext)?.columns[name]
  return useMemo(() => {
    const table = chosen?.filter((key) => Object.hasOwn(entity.fields, key)) ?? []
    return table.length > 0 ? { ...entity, table } : entity
  }, [entity, chosen])
}

/** The lists under a name of a tab. */
export function SavedViews(props: OfList) {
  const choices = use(ListChoicesContext)
  if (!choices) return null
  return (
    <Suspense fallback={<Skeleton className="size-control rounded-full 2xl:w-32" />}>
      <choices.Views {...props} />
    </Suspense>
  )
}

/** The way to other columns. */
export function ChooseColumns(props: OfList) {
  const choices = use(ListChoicesContext)
  if (!choices) return null
  return (
    <Suspense fallback={<Skeleton className="size-8 rounded-full" />}>
      <choices.Columns {...props} />
    </Suspense>
  )
}
