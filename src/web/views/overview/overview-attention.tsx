import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { withFigure } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { AttentionPanel } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { useListLink } from '../../screen/use-list-link.ts'
import { useScreenOf } from '../../screen/use-tab.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'

/** As many as stand beside the day's agenda without scrolling. */
const LIMIT = 4

/** What is running out: how much there is against how much there should be. */
export function OverviewAttention({ panel }: { panel: AttentionPanel }) {
  const { sector } = useSector()
  const entity = useEntity(panel.entity)
  const screen = useScreenOf(panel.entity)
  const { data, isError, refetch } = useRows({ entity: panel.entity, where: panel.where, page: { offset: 0, limit: LIMIT } })
  const { act } = useRecordForm()
  const action = sector.actions.find(({ key }) => key === panel.action)
  const whole = useListLink(entity, screen?.key)(panel.where)
  return (
    <Panel
      title={panel.title}
      action={data && data.total > 0 && <Badge tone="warning">{withFigure(panel.summary, data.total, formatNumber(data.total))}</Badge>}
    >
      {isError && <NotRead text="Non riesco a leggere questo elenco." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={LIMIT} columns={2} />}
      {data?.total === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">{panel.empty}</p>}
      {data && data.total > 0 && (
        <ul className="divide-y divide-line">
          {data.rows.map((row) => (
            <Row
              key={row.id}
              panel={panel}
              entity={entity}
              row={row}
              title={titleOf(entity, row, (id) => data.names[id])}
              label={action?.label}
              onAct={() => action && act(action, [row.id])}
            />
          ))}
        </ul>
      )}
      {data && data.total > LIMIT && whole !== undefined && (
        <p className="border-t border-line px-5 py-2.5 text-sm">
          <TextLink to={whole} preventScrollReset>
            Vedi tutti ({data.total})
          </TextLink>
        </p>
      )}
    </Panel>
  )
}

interface RowProps {
  readonly panel: AttentionPanel
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly title: string
  readonly label: string | undefined
  readonly onAct: () => void
}

function Row({ panel, entity, row, title, label, onAct }: RowProps) {
  const form = useRecordForm()
  const write = (key: string) => entity.fields[key]?.format(row[key]) ?? ''
  const need = entity.fields[panel.need]
  const [have, should] = [Number(row[panel.have] ?? 0), Number(row[panel.need] ?? 0)]
  return (
    <li className="grid grid-cols-1 gap-2 px-5 py-3.5">
      <div className="flex justify-between gap-4 text-sm">
        <button
          type="button"
          className="min-w-0 truncate rounded-sm text-left font-medium hover:underline"
          onClick={() => form.edit(entity, row.id)}
        >
          {title}
        </button>
        <span className="shrink-0 num">
          {/* «6 lt», and of an amount besides how much of the whole it is: «5.300,00 € · 88 %». */}
          {write(panel.have)}
          {entity.fields[panel.unit]?.numeric ? ' · ' : ' '}
          {write(panel.unit)}
        </span>
      </div>
      <Meter
        value={should === 0 ? 1 : have / should}
        tone="warning"
        label={`${title}: ${write(panel.have)} su ${write(panel.need)} ${write(panel.unit)}`}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-xs text-ink-faint">
          {(need?.short ?? need?.label ?? '').toLowerCase()} {write(panel.need)}
        </span>
        {label && (
          <Button size="sm" onClick={onAct} aria-label={`${label} ${title}`}>
            {label}
          </Button>
        )}
      </div>
    </li>
  )
}
