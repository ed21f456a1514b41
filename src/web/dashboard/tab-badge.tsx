import { useFigure } from '../data/use-rows.ts'

/** The figure beside a tab's name; none where there is nothing to count. */
export function TabBadge({ metric }: { metric: string }) {
  const { data } = useFigure(metric)
  return <span className="ml-auto min-w-6 text-right text-xs text-ink-faint num">{data?.value === 0 ? undefined : data?.text}</span>
}
