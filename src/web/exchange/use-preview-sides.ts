import { useMemo, useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { ImportRow, RowKind } from '../../kernel/exchange/import-row.ts'
import { doubtsFor, overwrittenBy, problemsFor } from '../../kernel/exchange/preview-import.ts'
import { useSector } from '../data/sector-context.tsx'
import { useOpening } from '../data/use-opening.ts'
import type { Import } from './use-import.ts'

/** Rows drawn at once; the rest follows on demand, and all of the rejected ones are in their file. */
const SHOWN = 100
/** Kinds of rows, in the order in which they are of interest. */
export const KINDS: readonly RowKind[] = ['new', 'changed', 'doubtful', 'same']

export type Side = RowKind | 'bad'

export interface PreviewSides {
  /** The rows of each kind; those with errors stand apart. */
  readonly sides: Readonly<Record<Side, readonly ImportRow[]>>
  /** The one that is shown. */
  readonly side: Side
  readonly show: (side: Side) => void
  /** The rows that are drawn by now, and whether there are more. */
  readonly rows: readonly ImportRow[]
  readonly hasMore: boolean
  readonly showMore: () => void
  /** Fields that an update writes over, with how often. */
  readonly overwritten: ReturnType<typeof overwrittenBy>
  /** Rows with a value that seems wrong. */
  readonly doubtful: ReadonlySet<ImportRow>
}

/** The rows of an import by kind, and which of them are shown. */
export function usePreviewSides(entity: AnyEntity, job: Import): PreviewSides {
  const isBad = (row: ImportRow) => problemsFor(row, job.choices).length > 0
  const ofKind = (kind: RowKind) => job.rows.filter((row) => row.kind === kind && !isBad(row))
  const sides: PreviewSides['sides'] = {
    bad: job.rows.filter(isBad),
    new: ofKind('new'),
    changed: ofKind('changed'),
    doubtful: ofKind('doubtful'),
    same: ofKind('same'),
  }
  const [asked, setAsked] = useState<Side>()
  const overwritten = overwrittenBy(entity, job.rows, job.choices)
  // What is wrong comes first, also when it was only found in writing.
  const wanted =
    asked ?? (sides.bad.length > 0 ? 'bad' : sides.doubtful.length > 0 ? 'doubtful' : overwritten.length > 0 ? 'changed' : 'new')
  const [shown, setShown] = useState(SHOWN)
  const side = sides[wanted].length > 0 ? wanted : (KINDS.find((kind) => sides[kind].length > 0) ?? 'bad')
  const { at } = useSector()
  const opening = useOpening()
  const doubtful = useMemo(
    () => new Set(job.rows.filter((row) => doubtsFor(entity, row, job.choices, at, opening).length > 0)),
    [entity, job.rows, job.choices, at, opening],
  )
  // What is to be looked at again comes first: the rest may be thousands of rows away.
  const rows = sides[side].toSorted((a, b) => Number(doubtful.has(b)) - Number(doubtful.has(a)))
  const show = (next: Side) => {
    setAsked(next)
    setShown(SHOWN)
  }
  return {
    sides,
    side,
    show,
    rows: rows.slice(0, shown),
    hasMore: rows.length > shown,
    showMore: () => setShown(shown + SHOWN * 5),
    overwritten,
    doubtful,
  }
}
