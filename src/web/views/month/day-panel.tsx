import { useState, type KeyboardEvent } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { DaySection } from '../../../kernel/screens/month-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { usePrint } from '../../print/use-print.ts'
import { Button } from '../../ui/button.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { orTold } from '../../ui/toast.ts'
import { DayTitle } from '../../calendar/day-title.tsx'
import { HiddenNote } from '../hints/hidden-note.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import type { Colour } from './colours.tsx'
import { rankOf } from './coming.ts'
import { DayAction, NewOnDay } from './day-foot.tsx'
import { dayPaper } from './day-paper.ts'
import { DayRow } from './day-row.tsx'
import type { DayAbout } from './day-words.ts'
import { dayOf, type Standing } from './days.ts'
import { doneOf, progressText } from './tick.ts'
import type { useComing } from './use-coming.ts'
import type { MonthRows } from './use-month.ts'

/** Rows drawn at a time: nobody reads more of one day at once. */
const STEP = 60

interface DayPanelProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
  readonly about: DayAbout
  readonly shown: MonthRows
  readonly coming: ReturnType<typeof useComing>
  readonly colours: readonly Colour[]
  /** Asks for another day in words. */
  readonly onMove: (row: AnyRow) => void
}

/** The records of the chosen day, in the sections of the description. */
export function DayPanel({ screen, query, about, shown, coming, colours, onMove }: DayPanelProps) {
  const { entity, month, day, today } = about
  const { label } = entity
  const many = { gender: label.gender, plural: true }
  const print = usePrint()
  const rank = rankOf(about, coming.comers)
  const sections = [...dayOf(about, shown.rows, day)].map(
    ([section, standings]) => [section, standings.toSorted((a, b) => rank(a.row) - rank(b.row))] as const,
  )
  const { tick } = month
  const progress = progressOf(about, sections)
  const [more, setMore] = useState({ day, limit: STEP })
  const limit = more.day === day ? more.limit : STEP
  const count = sections.reduce((sum, [, standings]) => sum + standings.length, 0)
  const isReady = !shown.isLoading && !shown.isFailed
  const isNarrowed = query.where.length > 0 || query.search !== ''

  const askMove = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const row = shown.rows.find(({ id }) => id === (event.target as HTMLElement).dataset['record'])
    if (!row) return
    event.preventDefault()
    onMove(row)
  }
  return (
    <Panel
      aria-label={`${label.many} di ${dayLabel(day)}`}
      title={<DayTitle day={day} today={today} />}
      onKeyDown={askMove}
      action={
        tick ? (
          <span role="status" className="text-ink-soft num">
            {progress?.words}
          </span>
        ) : (
          <NewOnDay screen={screen} about={about} />
        )
      }
    >
      {progress && <Meter value={progress.share} tone={progress.share === 1 ? 'success' : 'primary'} label={progress.words} />}
      {coming.isError && <NotRead text="Non riesco a leggere chi arriva." onRetry={coming.retry} />}
      {shown.isFailed && <NotRead text="Non riesco a leggere il mese." onRetry={shown.retry} />}
      {shown.isLoading && !shown.isFailed && <SkeletonRows rows={5} columns={2} />}
      {isReady && sections.length === 0 && (
        <div role="status" className="px-5 py-12 text-center text-sm text-ink-soft">
          <p>{month.empty}</p>
          {isNarrowed && <p className="mt-1 text-ink-faint">Ricerca e filtri sono attivi.</p>}
        </div>
      )}
      {isReady && <DaySections about={about} sections={sections} limit={limit} coming={coming} colours={colours} onMove={onMove} />}
      {isReady && (sections.length > 0 || tick !== undefined || month.action !== undefined) && (
        <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
          {count > limit && (
            <Button onClick={() => setMore({ day, limit: limit + STEP })}>
              Mostra {inflect('altro', many)} ({formatNumber(count - limit)})
            </Button>
          )}
          <DayAction about={about} />
          {tick && <NewOnDay screen={screen} about={about} />}
          {sections.length > 0 && (
            <Button icon={<Icon name="printer" />} onClick={() => void orTold('La stampa', () => print(dayPaper(screen, about, sections)))}>
              Stampa la giornata
            </Button>
          )}
        </div>
      )}
      <HiddenNote count={shown.hidden} label={label} advice="restringi con i filtri" className="px-5 py-3" />
    </Panel>
  )
}

type Sections = readonly (readonly [DaySection | undefined, readonly Standing[]])[]

/** How much of the day is done, where that can be ticked off: the share and its words. */
function progressOf({ entity, month }: DayAbout, sections: Sections) {
  const { tick } = month
  if (!tick) return undefined
  const rows = sections.flatMap(([, standings]) => standings.map(({ row }) => row))
  const progress = doneOf(entity, month, rows)
  return progress.all > 0 ? { share: progress.done / progress.all, words: progressText(entity, tick.done, progress) } : undefined
}

interface DaySectionsProps extends Pick<DayPanelProps, 'about' | 'coming' | 'colours' | 'onMove'> {
  readonly sections: Sections
  /** How many rows are drawn. */
  readonly limit: number
}

function DaySections({ about, sections, limit, coming, colours, onMove }: DaySectionsProps) {
  const colourOf = (row: AnyRow) => colours.find(({ key }) => key === row[about.month.colours?.by ?? ''])
  return cutAt(sections, limit).map(([section, standings, all]) => {
    const rows = (
      <ul className="divide-y divide-line">
        {standings.map((standing) => (
          <DayRow
            key={standing.row.id}
            about={about}
            standing={standing}
            coming={coming}
            colour={colourOf(standing.row)}
            onMove={() => onMove(standing.row)}
          />
        ))}
      </ul>
    )
    if (!section) return <div key="all">{rows}</div>
    return (
      <section key={section.title} aria-label={`${section.title}, ${all}`} className="border-line [section+&]:border-t">
        <h3 className="eyebrow flex gap-2 bg-sunken/50 px-5 py-2">
          {section.title} <span className="num">{all}</span>
        </h3>
        {rows}
      </section>
    )
  })
}

/** As many rows as are wanted, over the sections in their order, each with how many it has. */
function cutAt(sections: Sections, limit: number) {
  let left = limit
  return sections.flatMap(([section, standings]) => {
    const shown = standings.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [[section, shown, standings.length] as const] : []
  })
}
