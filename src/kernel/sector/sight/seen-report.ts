import type { ReportPart } from '../../report/report.ts'
import type { ReportScreen } from '../../screens/screen.ts'
import type { Eyes } from './eyes.types.ts'

/** The parts of a report that somebody sees everything of; with the corrections that he sees. */
export function seenReport({ parts, ...rest }: ReportScreen, eyes: Eyes): readonly ReportScreen[] {
  if (!eyes.seesAll(rest.reads)) return []
  const seen = parts.flatMap((part) => (eyes.seesAll(part.reads) ? [seenPart(part, eyes)] : []))
  return seen.length > 0 ? [{ ...rest, parts: seen }] : []
}

function seenPart({ form, ...part }: ReportPart, { sees }: Eyes): ReportPart {
  if (!form) return part
  const { correction, ...plain } = form
  const keys = correction && [correction.period, correction.reason, ...correction.figures, ...Object.values(correction.choices ?? {})]
  const isSeen = correction !== undefined && keys?.every((key) => sees(correction.entity, key))
  return { ...part, form: isSeen ? form : plain }
}
