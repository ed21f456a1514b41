import { titleOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { meets } from '../../../kernel/evaluation/meets.ts'
import { daysBetween, formatDayMonth, formatWeekdayShort } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { AgendaPanel } from '../../../kernel/screens/screen.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { FieldValue } from '../../fields/field-value.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { writeFilters } from '../../screen/list-address.ts'
import { LateBadge } from '../record/late-badge.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { besides, named } from '../record/said.ts'
import { useAgenda } from './use-agenda.ts'
import { viewListing } from '../../screen/shown-screen.ts'
import { useTab } from '../../screen/use-tab.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NotRead } from '../../late/not-read.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Joined } from '../../ui/joined.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { safetyWords } from '../../../kernel/derive/safety.ts'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What is on: the first records of a list as short rows. */
export function OverviewAgenda({ panel }: { panel: AgendaPanel }) {
  const { at } = useSector()
  const { screens, href } = useTab()
  const entity = useEntity(panel.entity)
  const { data, isError, refetch } = useAgenda(panel)
  const left = data ? data.total - data.rows.length : 0
  const whole = screens.find(({ key }) => key === panel.more.screen)
  const shows = whole && viewListing(whole, panel.entity)
  return (
    <Panel
      title={panel.title}
      action={
        whole && (
          <TextLink to={href(whole, undefined, shows)} preventScrollReset>
            {panel.more.label}
          </TextLink>
        )
      }
    >
      {isError && <NotRead text="Non riesco a leggere l’agenda." onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting panel={panel} />}
      {data?.rows.length === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">{panel.empty}</p>}
      {data && data.rows.length > 0 && (
        <ul className="@container divide-y divide-line">
          {data.rows.map((row) => (
            <Row key={row.id} panel={panel} row={row} names={data.names} />
          ))}
        </ul>
      )}
      {whole && left > 0 && (
        <p className="border-t border-line px-5 py-2.5 text-sm num">
          <TextLink to={href(whole, writeFilters(entity, panel.where, at), shows)} preventScrollReset>
            +{formatNumber(left)} {plural(left, entity.label.one, entity.label.many).toLowerCase()}
          </TextLink>
        </p>
      )}
    </Panel>
  )
}

const grid = 'relative grid items-center gap-x-4 gap-y-1.5 px-5'
const led = 'min-h-19 grid-cols-[auto_minmax(0,1fr)] py-3.5 @md:grid-cols-[auto_minmax(0,1fr)_auto]'
const plain = 'min-h-14 grid-cols-[minmax(0,1fr)_auto] py-2.5'

function Row({ panel, row, names }: { panel: AgendaPanel; row: AnyRow; names: Readonly<Record<string, string>> }) {
  const entity = useEntity(panel.entity)
  const { fields } = entity
  const { at } = useSector()
  const form = useRecordForm()
  const show = (key: string | undefined) => {
    const field = key === undefined ? undefined : fields[key]
    return field && key && <FieldValue field={field} value={row[key]} names={names} density="line" />
  }
  const title = titleOf(entity, row, (id) => names[id])
  const day = panel.lead === undefined ? undefined : row[panel.lead]
  const isDate = panel.lead !== undefined && fields[panel.lead]?.kind === 'date'
  const lead = isDate && typeof day === 'string' ? <ShortDay day={day} today={at.today} /> : show(panel.lead)
  const offered = panel.moves?.filter(({ when }) => meets(entity, when, row, at.today)).map(({ to }) => to) ?? []
  const moves = movesOf(entity, row).filter(({ to }) => offered.includes(to))
  const write = (key: string) => (isBlank(row[key]) ? '' : (fields[key]?.format(row[key], (id) => names[id]) ?? ''))
  const heading = panel.heading ? write(panel.heading) : title
  const details = panel.details.map((key) => besides(heading, named(fields[key], row[key], write(key)))).filter(Boolean)
  return (
    <li className={classNames(grid, panel.lead ? led : plain, 'transition-colors hover:bg-ink/4')}>
      {panel.lead && <span className={classNames(isDate ? 'w-17' : 'min-w-14', 'text-lg text-ink-soft num')}>{lead}</span>}
      <div className="min-w-0">
        <RowButton className="line-clamp-2" onClick={() => form.edit(entity, row.id)}>
          {panel.heading ? show(panel.heading) : title}
        </RowButton>
        <p className="text-sm text-ink-faint">
          <Joined parts={details} />
        </p>
        <SafetyLine words={safetyWords(entity, row, (id) => names[id], panel.details)} className="mt-1" />
      </div>
      <div
        className={classNames(
          'flex items-center gap-3 @max-md:flex-wrap',
          panel.lead &&
            '@max-md:col-start-2 @max-md:justify-between @max-2xs:col-start-1! @max-2xs:col-span-full @md:flex-col @md:items-end @md:gap-1',
        )}
      >
        <span className="relative z-1 flex flex-wrap items-center gap-2 @md:justify-end">
          {moves.map(({ to, label }) => (
            <Button
              key={to}
              size="sm"
              className="@max-md:order-last"
              onClick={() => form.move(entity, row, to, 'form')}
              aria-label={`${label}: ${title}`}
            >
              {label}
            </Button>
          ))}
          <LateBadge entity={entity} row={row} />
          {show(panel.status)}
        </span>
        {panel.amount && !isBlank(row[panel.amount]) && (
          <span className="text-sm text-ink-faint num">
            {fields[panel.amount]?.short ?? fields[panel.amount]?.label} {show(panel.amount)}
          </span>
        )}
      </div>
    </li>
  )
}

/** «oggi», «domani», «lun 23»; past, of another month, or further away than a week «11/10»: a weekday alone would be looked for ahead. */
function ShortDay({ day, today }: { day: string; today: string }) {
  const away = daysBetween(today, day)
  const isNear = away > 0 && away < 7 && day.slice(0, 7) === today.slice(0, 7)
  const near = isNear ? `${formatWeekdayShort(day)} ${Number(day.slice(8))}` : formatDayMonth(day)
  const word = away === 0 ? 'oggi' : away === 1 ? 'domani' : near
  return <time dateTime={day}>{word}</time>
}

function Waiting({ panel: { limit, lead } }: { panel: AgendaPanel }) {
  return (
    <div role="status" aria-label="Caricamento" data-waiting="" className="@container divide-y divide-line">
      {Array.from({ length: limit }, (_, row) => (
        <div key={row} className={classNames(grid, lead ? led : plain)}>
          {lead && <Skeleton className="h-4 w-14" />}
          <span className="grid gap-2.5">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-3/4" />
          </span>
          <Skeleton className={classNames('h-5 w-24 rounded-full', lead && '@max-md:col-start-2')} />
        </div>
      ))}
    </div>
  )
}
