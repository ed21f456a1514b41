import type { GroupsCard as Groups } from '../../../assistant/reply.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { Criteria } from './criteria.tsx'
import { TakeOut } from './take-out.tsx'
import { WayLink } from './way-link.tsx'

/** A figure by group: bars and figures are one table. */
export function GroupsCard({ id, card, extra, opened, acts, desk }: CardProps<Groups>) {
  const { caption, labels, groups, way, chips } = card
  const [by, figure] = labels
  const highest = Math.max(0, ...groups.map(({ value }) => value))
  return (
    <>
      <CardFrame name={caption} className="overflow-clip">
        <table className="w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-xs text-ink-faint">
              <th scope="col" className="px-3.5 pt-2.5 pb-1.5 text-left font-normal">
                {by}
              </th>
              <td aria-hidden className="w-1/4 md:w-2/5" />
              <th scope="col" className="px-3.5 pt-2.5 pb-1.5 text-right font-normal">
                {figure}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {groups.map(({ key, label, value, text }) => (
              <tr key={key}>
                <th scope="row" className="px-3.5 py-2 text-left font-normal wrap-break-word">
                  {label}
                </th>
                <td aria-hidden className="w-1/4 md:w-2/5">
                  <div className="h-1.25 rounded-full bg-accent" style={{ width: `${shareOf(value, highest)}%` }} />
                </td>
                <td className="num px-3.5 py-2 text-right whitespace-nowrap">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 pr-1.5 pl-3.5">
          <WayLink way={way} opened={opened} label="Vedi nell’elenco" />
          <TakeOut card={card} opened={opened} desk={desk} />
        </div>
      </CardFrame>
      <Criteria chips={chips} isBusy={extra.outcome === 'busy'} onWithout={(key) => acts.without(id, key)} />
    </>
  )
}

/** A loss has no bar: the figure says it. */
const shareOf = (value: number, highest: number) => (highest > 0 ? Math.max(0, Math.round((value / highest) * 100)) : 0)
