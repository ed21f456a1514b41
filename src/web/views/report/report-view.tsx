import type { ReportScreen } from '../../../kernel/screens/screen.ts'
import { useAddress } from '../../data/use-address.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ReportPage } from './report-page.tsx'

/** Figures of a period, with the rows behind them. Which part is open is in the address (`mostra`). */
export function ReportView({ screen }: { readonly screen: ReportScreen }) {
  const address = useAddress()
  const { key, label, parts } = screen
  const part = parts.find((one) => one.key === address.get('mostra')) ?? parts[0]
  if (!part) return null
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4 max-md:pb-24 md:gap-6 md:p-7">
      {parts.length > 1 && (
        <Segmented
          label={label}
          className="justify-self-start max-md:w-full max-md:*:flex-1 max-md:*:justify-center max-md:*:px-1"
          value={part.key}
          onChange={(next) => address.push({ mostra: next === parts[0]?.key ? undefined : next })}
          options={parts.map((one) => ({ value: one.key, label: one.label }))}
        />
      )}
      <ErrorBoundary key={part.key} name={part.label}>
        <ReportPage screen={key} part={part} />
      </ErrorBoundary>
    </div>
  )
}
