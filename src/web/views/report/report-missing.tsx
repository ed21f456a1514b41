import { useState } from 'react'
import { plural } from '../../../kernel/italian/noun.ts'
import type { ReportLine, ReportMissing as Missing } from '../../../kernel/report/report-blocks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WayButton } from './way-button.tsx'

const FEW = 4

/** What leaves the figures uncertain, each line with the way to put it right. */
export function ReportMissing({ missing: { title, lines } }: { readonly missing: Missing }) {
  const [isWhole, setIsWhole] = useState(false)
  if (lines.length === 0) return null
  const shown = isWhole ? lines : lines.slice(0, FEW)
  return (
    <Panel title={title} action={<Badge tone="warning">{`${lines.length} ${plural(lines.length, 'riga', 'righe')}`}</Badge>}>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <MissingLine key={`${line.ways.map(({ id }) => id).join()} ${line.heading} ${line.text}`} line={line} />
        ))}
      </ul>
      {lines.length > FEW && (
        <div className="border-t border-line px-5 py-2">
          <Button variant="ghost" className="-ml-4" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Mostra meno' : `Mostra tutte (${lines.length})`}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** One thing that is missing, with the buttons to its records. */
export function MissingLine({ line: { heading, text, ways }, onLeave }: { readonly line: ReportLine; readonly onLeave?: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        {heading === undefined ? (
          text
        ) : (
          <>
            <span className="block font-medium">{heading}</span>
            <span className="block text-sm text-ink-soft">{text}</span>
          </>
        )}
      </span>
      <span className="flex gap-2 empty:hidden">
        {ways.map((way) => (
          <WayButton
            key={way.label}
            size="sm"
            way={way}
            onLeave={onLeave}
            aria-label={heading === undefined ? undefined : `${way.label}: ${heading}`}
          />
        ))}
      </span>
    </li>
  )
}
