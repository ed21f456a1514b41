import { useQueries, useQuery } from '@tanstack/react-query'
import type { At } from '../../../kernel/italian/at.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { readMetric } from '../../../kernel/metric/metric.ts'
import { isAboutRecords, type Question } from '../../../kernel/question/question.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { asking } from '../../data/asking.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useTab } from '../../screen/use-tab.ts'
import { findEntries, type PaletteGroup } from './entries.ts'
import { wayOf } from '../../screen/way-of.ts'

/** Questions that the palette answers at once. */
const LIMIT = 4

/** What people of the trade ask, as far as it is typed, each with its answer; chosen, it opens the records behind it. */
export function useQuestions(text: string): PaletteGroup {
  const { sector, store, at } = useSector()
  const { open } = useTab()
  const isOn = text.trim() !== ''
  // Without them the palette finds everything else: nothing is told of a file that did not arrive.
  const { data: questions = [] } = useQuery({
    queryKey: ['questions', sector.card.slug],
    queryFn: () => sector.questions(),
    enabled: isOn,
    staleTime: Infinity,
  })
  const asked = (isOn ? questions : []).flatMap((question) => {
    const way = wayOf(sector, question, at)
    return way ? [{ question, run: () => open(way.screen, way.filters, way.view, way.sort) }] : []
  })
  const found = findEntries(
    asked.map(({ question: { says }, run }) => ({ key: says[0], label: says[0], words: says.slice(1), icon: 'message-circle', run })),
    text,
  ).slice(0, LIMIT)
  const answers = useQueries({
    queries: found.map(({ key }) =>
      asking(store, ['answer', at.today, key], async (read) => {
        const question = questions.find(({ says }) => says[0] === key)
        return question ? answerTo(question, sector, read, at) : ''
      }),
    ),
  })
  return {
    heading: 'Domande',
    entries: found.map((entry, index) => ({ ...entry, key: `domanda ${entry.key}`, hint: answers[index]?.data })),
  }
}

/** «7 richiami», or the figure as it is shown; nothing where the trade has not got it. */
async function answerTo(question: Question, sector: Sector, store: Store, at: At): Promise<string> {
  if (!isAboutRecords(question)) {
    const metric = sector.metrics.find(({ key }) => key === question.metric)
    return metric ? (await readMetric(store, metric, at)).text : ''
  }
  const { entity, where, sum, by } = question
  // Which of them comes first is told by the assistant.
  if (by !== undefined) return ''
  if (sum !== undefined)
    return entityOf(sector, entity).fields[sum]?.format((await store.measure({ entity, fn: 'sum', field: sum, where })).value ?? 0) ?? ''
  const { value } = await store.measure({ entity, fn: 'count', where })
  const { one, many } = entityOf(sector, entity).label
  return `${formatNumber(value ?? 0)} ${plural(value ?? 0, one, many).toLowerCase()}`
}
