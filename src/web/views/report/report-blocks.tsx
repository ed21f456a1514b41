import type { ReportBlock } from '../../../kernel/report/report-blocks.ts'
import { Kpi, KpiStrip } from '../../ui/kpi.tsx'
import { figureText } from '../../../kernel/metric/figure-text.ts'
import { ReportList } from './report-list.tsx'
import { ReportMissing } from './report-missing.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportText } from './report-text.tsx'
import { useWays } from './report-ways.ts'

/** One under the other, as the trade puts them. */
export const ReportBlocks = ({ blocks }: { readonly blocks: readonly ReportBlock[] }) =>
  blocks.map((block, at) => <Block key={`${block.kind} ${at}`} block={block} />)

function Block({ block }: { readonly block: ReportBlock }) {
  const { kind } = block
  if (kind === 'figures') return <Strip figures={block.figures} />
  if (kind === 'table') return <ReportTable table={block} />
  if (kind === 'missing') return <ReportMissing missing={block} />
  if (kind === 'list') return <ReportList list={block} />
  if (kind === 'text') return <ReportText text={block} />
  if (kind === 'columns') return <Columns {...block} />
  return <p className="py-8 text-center text-sm text-ink-faint">{block.text}</p>
}

type BlockOf<K extends ReportBlock['kind']> = Extract<ReportBlock, { readonly kind: K }>

const Columns = ({ columns, wider }: BlockOf<'columns'>) => (
  <div
    className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-(--columns)"
    style={{ '--columns': `minmax(0,1fr) minmax(0,${wider}fr)` } as React.CSSProperties}
  >
    {columns.map((blocks, at) => (
      <div key={at === 0 ? 'first' : 'second'} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <ReportBlocks blocks={blocks} />
      </div>
    ))}
  </div>
)

function Strip({ figures }: Pick<BlockOf<'figures'>, 'figures'>) {
  const { openRows, openList } = useWays()
  return (
    <KpiStrip>
      {figures.map((figure) => {
        const { label, note, opens, of } = figure
        const open = opens ? () => openList(opens.list, opens.shows) : of && figure.value !== 0 ? () => openRows(figure) : undefined
        return <Kpi key={label} label={label} value={figureText(figure)} note={note} onOpen={open} />
      })}
    </KpiStrip>
  )
}
