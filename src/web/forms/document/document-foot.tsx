import { openDues, type DocumentView } from '../../../kernel/screens/document-view.ts'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { totalsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Rates } from '../lines-foot.tsx'
import type { Worked } from '../use-worked.ts'

interface DocumentFootProps extends Worked {
  readonly entity: AnyEntity
  readonly document: DocumentView
  /** As it was read: what has come in is told by other records. */
  readonly base: AnyRow | undefined
}

/** What the lines come to, by rate and in all, and when it falls due. */
export function DocumentFoot({ entity, document, base, worked, around, rates }: DocumentFootProps) {
  const totals = totalsOf(entity.fields[document.lines]).filter((key) => !isBlank(worked[key]))
  const textOf = (key: string) => entity.fields[key]?.format(worked[key]) ?? ''
  const last = totals.at(-1)
  const figures = rates?.figures(worked, around) ?? []
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        {rates && figures.length > 0 && (
          <div className="num text-sm">
            <Rates by={rates.by} figures={figures} />
          </div>
        )}
        <DueTable entity={entity} document={document} base={base} worked={worked} />
      </div>
      {last !== undefined && (
        <div className="sticky bottom-0 z-1 mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-t border-line-strong bg-bg py-3">
          <p className="num text-sm text-ink-soft">
            {totals
              .slice(0, -1)
              .map((key) => `${entity.fields[key]?.label} ${textOf(key)}`)
              .join(' · ')}
          </p>
          <p className="ml-auto font-display text-3xl leading-none">
            <span className="sr-only">{entity.fields[last]?.label} </span>
            {textOf(last)}
          </p>
        </div>
      )}
    </>
  )
}

function DueTable({ entity, document: { due }, base, worked }: Pick<DocumentFootProps, 'entity' | 'document' | 'base' | 'worked'>) {
  const { at } = useSector()
  const received = due?.received
  // The totals and the day are those that somebody types, what has come in is that of the record.
  const { by = '', from = '', total = '' } = due ?? {}
  const known = {
    [by]: worked[by],
    [from]: worked[from],
    [total]: worked[total],
    ...(received !== undefined && { [received]: base?.[received] }),
  }
  const parts = due ? openDues(due, known) : []
  const [status = ''] = statusOf(entity) ?? []
  const isPaid = due?.paid.includes(String(worked[status])) === true
  if (parts.length === 0) return null
  return (
    <table aria-label="Scadenze" className="num w-full border-b border-line text-sm">
      <thead className="text-xs text-ink-faint">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            Scadenza
          </th>
          <th scope="col" className="py-1 text-left font-normal">
            Stato
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Importo
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ day, amount, open }, index) => (
          <tr key={index} className="border-t border-line">
            <td className="py-1.5">{formatDate(day)}</td>
            <td className="py-1.5">
              {isPaid || (open === 0 && amount !== 0) ? (
                <Badge tone="success">Incassata</Badge>
              ) : day < at.today ? (
                <Badge tone="destructive">Scaduta</Badge>
              ) : (
                <Badge tone="warning">Da incassare</Badge>
              )}
            </td>
            <td className="py-1.5 text-right">
              {formatMoney(amount)}
              {open > 0 && open < amount && <span className="block text-xs text-ink-faint">restano {formatMoney(open)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
