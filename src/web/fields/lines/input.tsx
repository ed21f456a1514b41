import { Plus } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { columnsOf, picksOf } from '../../../kernel/fields/lines.ts'
import { isStamped } from '../../../kernel/fields/stamped.ts'
import { late } from '../../late/late.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { KindInputProps } from '../form-half.ts'
import { TableLine } from './table-line.tsx'
import { useTableLines } from './use-table-lines.ts'
import { useWorkedLines } from './use-worked-lines.ts'

/** More columns than this are no table on a desk either: each line becomes a small block with a heading over every box. */
const MOST_COLUMNS = 4

const PickInput = late(async () => (await import('./pick-input.tsx')).PickInput)

/** Lines as they are written: picked from a grid where the field says so and what is needed for it is seen, row by row otherwise. */
export function LinesInput(props: KindInputProps) {
  const picks = picksOf(props.field)
  const columns = columnsOf(props.field) ?? {}
  if (!picks || !columns[picks.of] || !columns[picks.count]) return <TableInput {...props} />
  return (
    <Suspense fallback={<SkeletonRows rows={4} columns={3} />}>
      <PickInput {...props} picks={picks} />
    </Suspense>
  )
}

/** A short table to write in. On a phone each line is a small stack. */
function TableInput(props: KindInputProps) {
  const { field, name, onBlur, onRefused, ids, errorAt, label, Part, typingOf } = props
  const table = useRef<HTMLDivElement>(null)
  const { lines, keyOf, said, add, remove, move, change } = useTableLines(table, props)
  // What the commit copies from a card is not typed.
  const columns = Object.entries(columnsOf(field) ?? {}).filter(([, column]) => !isStamped(column))
  const worked = useWorkedLines(field, lines, typingOf)
  return (
    <div ref={table} role="group" aria-label={label ?? field.label} aria-describedby={ids.describedBy}>
      {lines.length > 0 && (
        <div className="mb-2 grid gap-2">
          {lines.map((line, index) => (
            <TableLine
              key={keyOf(index)}
              {...{ index, columns, line, name, onBlur, onRefused, ids, errorAt, Part }}
              count={lines.length}
              worked={worked[index]}
              isBlock={columns.length > MOST_COLUMNS}
              onChange={(key, typed) => change(index, key, typed)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        {...(lines.length === 0 && { id: ids.id })}
        aria-label={`Aggiungi riga a ${field.label}`}
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={add}
      >
        Aggiungi riga
      </Button>
    </div>
  )
}
