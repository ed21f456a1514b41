import type { At } from '../../kernel/italian/at.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isAboutRecords, type AskedRecords, type Question } from '../../kernel/question/question.ts'
import { isListedView, type CollectionScreen, type Screen, type View } from '../../kernel/screens/screen.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { writeFilters, type FilterTexts } from './list-address.ts'

/** A place of the dashboard that holds an answer. */
export interface Way {
  readonly screen: Screen
  readonly filters?: FilterTexts
  /** A view, or the part of a report. */
  readonly view?: string | undefined
  readonly sort?: readonly Sort[]
  readonly search?: string
}

/** Where the answer to a question stands: the list of its records, or the page of its figure. Nothing where no filters can say which records those are. */
export function wayOf(sector: Sector, question: Question, at: At): Way | undefined {
  if (isAboutRecords(question)) return wayToAsked(sector, question, at)
  const metric = sector.metrics.find(({ key }) => key === question.metric)
  if (!metric) return undefined
  const screen = sector.screens.find((one) => one.kind === 'overview' && one.metrics.includes(metric.key))
  return (metric.where && wayToRecords(sector, metric.entity.name, metric.where, at)) ?? (screen && { screen })
}

/** Where records stand as they are asked for: their list, under the same filters, found by the same words and in the same order. */
export function wayToAsked(sector: Sector, asked: AskedRecords & { readonly search?: string }, at: At): Way | undefined {
  const { entity, where, sort, search } = asked
  const way = wayToRecords(sector, entity, where, at)
  return way && { ...way, ...(sort && { sort }), ...(search !== undefined && { search }) }
}

function wayToRecords({ entities, screens }: Sector, name: string, where: readonly Condition[], at: At): Way | undefined {
  const entity = entities.find((one) => one.name === name)
  const filters = entity && writeFilters(entity, where, at)
  const list = listOf(screens, name)
  return filters && list && { ...list, filters }
}

/** Where the records of an entity are listed: in a tab of their own, or as a view of another's. */
function listOf(screens: readonly Screen[], entity: string): Way | undefined {
  const collections = screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  const own = collections.find((screen) => screen.entity === entity)
  if (own) return { screen: own, view: shownBy(own, 'list') }
  for (const screen of collections) {
    const view = screen.views.filter(isListedView).find((one) => screen.lists?.[one]?.entity === entity)
    if (view) return { screen, view: shownBy(screen, view) }
  }
  return undefined
}

/** A view as the address names it: the first of a tab goes without saying. */
const shownBy = ({ views }: CollectionScreen, view: View): View | undefined =>
  views[0] !== view && views.includes(view) ? view : undefined
