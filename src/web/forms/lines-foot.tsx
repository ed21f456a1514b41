import { isBlank } from '../../kernel/fields/blank.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { RateFigures } from '../../kernel/expression/by-rate.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { totalsOf } from '../../kernel/fields/lines.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { useWorked } from './use-worked.ts'

interface LinesFootProps {
  readonly entity: AnyEntity
  /** The field of lines. */
  readonly name: string
  readonly base: AnyRow | undefined
}

/** What lines come to while somebody types: by rate of VAT where they have one, then the totals that the field names. */
export function LinesFoot({ entity, name, base }: LinesFootProps) {
  const { fields } = entity
  const totals = totalsOf(fields[name])
  const { row, worked, around, rates } = useWorked(entity, totals, base)
  if (isBlank(row[name])) return null
  return (
    <div className="num mt-3 mb-4 ml-auto grid w-full max-w-md gap-3 text-sm">
      {rates && <Rates by={rates.by} figures={rates.figures(worked, around)} />}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {totals.map((key, at) => (
          <Total
            key={key}
            label={fields[key]?.label ?? ''}
            text={fields[key]?.format(worked[key]) ?? ''}
            isLast={at === totals.length - 1}
          />
        ))}
      </dl>
    </div>
  )
}

/** What is due at each rate, as the invoice sums it up. */
export function Rates({ by, figures }: { readonly by: Field; readonly figures: readonly RateFigures[] }) {
  return (
    <table aria-label={`Riepilogo ${by.label}`} className="w-full border-b border-line text-right">
      <thead className="text-xs text-ink-faint">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {by.label}
          </th>
          <th scope="col" className="py-1 pl-4 font-normal">
            Imponibile
          </th>
          <th scope="col" className="py-1 pl-4 font-normal">
            Imposta
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ vat, taxable, tax }) => (
          <tr key={vat}>
            <th scope="row" className="py-1 text-left font-normal">
              {vat === '' ? '–' : by.format(vat)}
            </th>
            <td className="py-1 pl-4">{formatMoney(taxable)}</td>
            <td className="py-1 pl-4">{formatMoney(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Total({ label, text, isLast }: { readonly label: string; readonly text: string; readonly isLast: boolean }) {
  const look = isLast ? 'font-[550]' : 'text-ink-soft'
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`text-right ${look}`}>{text}</dd>
    </>
  )
}
