import type { ReportText as Text } from '../../../kernel/report/report-blocks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WayButton } from './way-button.tsx'

/** What holds for the figures, in sentences; what is wrong with it stands first. */
export function ReportText({ text: { title, way, remarks = [], paragraphs } }: { readonly text: Text }) {
  return (
    <Panel title={title} action={way && <WayButton size="sm" way={way} />}>
      {remarks.length > 0 && (
        <ul className="grid gap-2 border-b border-line px-5 py-3 text-sm">
          {remarks.map(({ tone, label, text }) => (
            <li key={`${label} ${text}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone={tone}>{label}</Badge> {text}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2 px-5 py-4 text-sm text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Panel>
  )
}
