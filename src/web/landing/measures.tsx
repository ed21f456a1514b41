import { formatLongDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { assistantMeasures, measuredManners, type MeasuredManner } from './assistant-measures.ts'
import { copy } from './copy.ts'

const { measures } = copy
const { day, trades, manners, offTopic, unconfirmed } = assistantMeasures
const rows = (Object.keys(measuredManners) as MeasuredManner[]).map((key) => ({ key, label: measuredManners[key], shares: manners[key] }))
const sentences = rows.reduce((sum, { shares }) => sum + shares.turns, 0)

const share = (value: number) => formatNumber(value, { decimals: 1, minDecimals: 1 })

/** What the assistant made of sentences that nobody tuned it by, good and bad (`npm run bench:assistant`). */
export function Measures() {
  return (
    <section id="misure" aria-labelledby="misure-titolo" className="scroll-mt-16 border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-3 px-6 py-9 lg:grid-cols-[.9fr_1.1fr] lg:py-16">
        <div>
          <h2 id="misure-titolo" className="font-display text-xl">
            {measures.title}
          </h2>
          <p className="max-w-[56ch] pt-3 text-sm text-ink-soft">
            {measures.text.replace('{frasi}', formatNumber(sentences)).replace('{mestieri}', formatNumber(trades))}
          </p>
          <ul className="grid max-w-[56ch] gap-2 pt-3 text-sm text-ink-soft">
            {measures.notes.map((note) => (
              <li key={note}>
                {note
                  .replace('{rifiutate}', share(offTopic.refused))
                  .replace('{scritture}', unconfirmed === 0 ? 'nessuna' : formatNumber(unconfirmed))}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          {/* Large text makes the table wider than a phone: it scrolls by itself, with the keyboard too. */}
          <div tabIndex={0} role="group" aria-labelledby="misure-titolo" className="overflow-x-auto">
            <MeasuresTable />
          </div>
          <p className="pt-3 text-xs text-ink-faint">{measures.day.replace('{giorno}', formatLongDate(day))}</p>
        </div>
      </div>
    </section>
  )
}

function MeasuresTable() {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{measures.caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-xs text-ink-faint">
          <th scope="col" className="py-1.5 text-left font-normal md:py-2">
            {measures.said}
          </th>
          {measures.columns.map(({ key, label }) => (
            <th key={key} scope="col" className="py-2 pl-3 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, label, shares }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 text-left font-normal md:py-2">
              {label}
            </th>
            {measures.columns.map((column) => (
              <td
                key={column.key}
                className={
                  column.key === 'correct' ? 'num py-1.5 pl-3 md:py-2 text-right' : 'num py-1.5 pl-3 md:py-2 text-right text-ink-soft'
                }
              >
                {share(shares[column.key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
