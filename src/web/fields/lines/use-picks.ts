import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { linesIn, type Picks } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { notify } from '../../ui/toast.ts'
import type { KindInputProps } from '../form-half.ts'
import { OpenRecordContext } from '../open-record.ts'
import { newLine } from './new-line.ts'
import type { Apart, Picked } from './picked-lines.tsx'

interface PicksOptions extends Pick<KindInputProps, 'field' | 'value' | 'onChange' | 'typingOf'> {
  readonly picks: Picks
  readonly target: AnyEntity
  readonly apart: Apart | undefined
}

interface PickModel {
  readonly lines: readonly Picked[]
  /** How many of each were taken, by id. */
  readonly counts: ReadonlyMap<string, number>
  /** What was taken last, for who hears it. */
  readonly said: string
  /** Takes one more, as the lines stand when it is called. */
  readonly take: (row: AnyRow, title: string) => void
  readonly change: (at: number, values: Values) => void
  readonly remove: (at: number, title: string) => void
}

/** Lines that are picked: one more of what is taken, and a line back after it was taken out. */
export function usePicks({ picks, target, apart, field, value, onChange, typingOf }: PicksOptions): PickModel {
  const lines = linesIn(value)
  const form = useFormContext() as UseFormReturn | null
  const [said, setSaid] = useState('')
  const { rows, titleAt } = usePickedRows(target, lines, picks)
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(String(line[picks.of]), (counts.get(String(line[picks.of])) ?? 0) + Number(line[picks.count]))

  /** Part that a line is of, before anybody says so. */
  const partOf = (row: AnyRow | undefined): unknown =>
    (apart && form?.getValues(apart.key)) || (picks.by === undefined ? undefined : row?.[picks.by])
  const take = (row: AnyRow, title: string) => {
    const made: Values = {
      ...newLine(field, typingOf, { [picks.of]: row.id, [picks.count]: 1 }),
      ...(apart && { [apart.key]: partOf(row) }),
    }
    const at = lines.findIndex((line) => Object.keys(made).every((key) => key === picks.count || (line[key] ?? '') === made[key]))
    const count = at < 0 ? 1 : Number(lines[at]?.[picks.count]) + 1
    onChange(at < 0 ? [...lines, made] : lines.with(at, { ...lines[at], [picks.count]: String(count) }))
    setSaid(`${title}: ${(counts.get(row.id) ?? 0) + 1}`)
  }
  const remove = (at: number, title: string) => {
    const line = lines[at]
    onChange(lines.toSpliced(at, 1))
    notify({
      text: `Tolto: ${title}`,
      action: { label: 'Annulla', onClick: () => line && latest.current.onChange(latest.current.lines.toSpliced(at, 0, line)) },
      duration: 6000,
    })
  }
  const latest = useRef({ lines, onChange, take })
  useLayoutEffect(() => {
    latest.current = { lines, onChange, take }
  })
  // Lines that came without one, from a proposal or a copy, are of the part that what they name is of.
  useEffect(() => {
    if (!apart || !lines.some((line) => isBlank(line[apart.key]) && rows.has(String(line[picks.of])))) return
    onChange(
      lines.map((line) => (isBlank(line[apart.key]) ? { ...line, [apart.key]: partOf(rows.get(String(line[picks.of]))) ?? '' } : line)),
    )
  })
  return {
    lines: lines.map((line, at) => ({ at, line, title: titleAt(line) })),
    counts,
    said,
    take: (row, title) => latest.current.take(row, title),
    change: (at, values) => onChange(lines.with(at, { ...lines[at], ...values })),
    remove,
  }
}

/** The records that the lines name, by id, and the title of a line. */
function usePickedRows(target: AnyEntity, lines: readonly Values[], { of }: Picks) {
  const taken = [...new Set(lines.map((line) => String(line[of])))].toSorted()
  const { data } = useRows(
    taken.length > 0 ? { entity: target.name, where: [{ field: 'id', op: 'in', value: taken }], page: { limit: taken.length } } : undefined,
  )
  const rows = new Map(data?.rows.map((row) => [row.id, row]))
  const titleAt = (line: Values): string => {
    const row = rows.get(String(line[of]))
    return row ? titleOf(target, row, (one) => data?.names[one]) : '…'
  }
  return { rows, titleAt }
}

/** The field of the record by which its new lines are parted, where a new one is written. */
export function useApart(field: Field, name: string, { apart }: Picks): Apart | undefined {
  const { sector } = useSector()
  const open = use(OpenRecordContext)
  const of = apart === undefined || open ? undefined : sector.entities.find(({ fields }) => fields[name] === field)?.fields[apart]
  return apart !== undefined && of ? { key: apart, field: of } : undefined
}
