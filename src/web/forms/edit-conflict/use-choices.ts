import { useMemo, useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { joinValues } from '../../fields/join-values.ts'
import { chosen, rowsOf, type ChoiceRow, type Choices } from './choices.ts'
import { differencesIn, versionsOf, type EditConflict } from './edit-conflict.ts'
import { mergeOf, type Merge, type Source, type Versions } from './three-way.ts'
import { refusalKey, useRefusals, type Refusals } from './use-refusals.ts'

interface ChoicesMade {
  readonly rows: readonly ChoiceRow[]
  readonly versions: Versions
  readonly refusals: Refusals
  readonly canJoin: (key: string) => boolean
  readonly valueOf: (key: string, source: Source) => unknown
  readonly choose: (key: string, source: Source) => void
  /** What the choices come to; nothing while one is missing. */
  readonly merge: () => Merge | undefined
}

/** What is chosen of two versions of a record; `shown` is theirs as it was when the dialog opened. */
export function useChoices(conflict: EditConflict, now: AnyRow, shown: AnyRow | undefined): ChoicesMade {
  const { entity } = conflict
  const [choices, setChoices] = useState<Choices>({})
  const versions = useMemo(() => versionsOf(conflict, now), [conflict, now])
  const differences = useMemo(() => differencesIn(conflict, versions), [conflict, versions])
  const joined = (key: string): unknown => {
    const field = entity.fields[key]
    return field && joinValues(field, versions.mine[key], versions.theirs[key])
  }
  const canJoin = (key: string) => joined(key) !== undefined
  const valueOf = (key: string, source: Source) => (source === 'together' ? (joined(key) ?? versions.mine[key]) : versions[source][key])
  const asked = rowsOf(differences, versions, choices, shown ? versionsOf(conflict, shown).theirs : versions.theirs)
  const sourcesOf = (key: string): readonly Source[] => ['mine', 'theirs', 'base', ...(canJoin(key) ? (['together'] as const) : [])]
  const refusals = useRefusals({ conflict, now, versions, rows: asked, sourcesOf, valueOf })
  const isBarred = (key: string, source: Source) => refusals.get(refusalKey(key, source))?.isBarred === true
  const rows = asked.map((row) => (row.chosen && isBarred(row.key, row.chosen) ? { ...row, chosen: undefined } : row))
  return {
    rows,
    versions,
    refusals,
    canJoin,
    valueOf,
    choose: (key, source) => setChoices((before) => chosen(before, versions, key, source)),
    merge: () => {
      const sources = new Map(rows.flatMap(({ key, chosen: source }) => (source ? [[key, source] as const] : [])))
      if (sources.size < rows.length) return undefined
      return mergeOf(rows, versions, (key) => valueOf(key, sources.get(key) ?? 'theirs'))
    },
  }
}
