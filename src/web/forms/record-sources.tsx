import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Values } from '../../kernel/door/change.ts'
import { asking } from '../data/asking.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { afterOwnFocus } from '../ui/own-focus.ts'
import { Button } from '../ui/button.tsx'
import type { Made } from './form-target.ts'
import { OTHERS, othersIn, othersOf, withOther, withoutOther } from './other-sources.ts'

const PAGE = 20
/** More than these beside a title are a table. */
const MOST_FACTS = 3

interface RecordSourcesProps {
  /** What is being made. */
  readonly entity: AnyEntity
  readonly made: Made
}

/** Which records come into the one that is being made: the first, and others of the same customer that somebody adds. */
export function RecordSources({ entity, made: { chain, from } }: RecordSourcesProps) {
  const { store, sector } = useSector()
  const form = useFormContext()
  const others = othersIn({ [OTHERS]: useWatch({ control: form.control, name: OTHERS }) as unknown })
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(PAGE)
  const list = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const source = entityOf(sector, chain.from)
  const { data } = useQuery({
    ...asking(store, ['rows', 'sources', chain.key, from.id, limit], async (read) => {
      const where = othersOf(chain, entity, from)
      const [first, rest] = await Promise.all([
        read.query({ entity: source.name, where: [{ field: 'id', op: 'eq', value: from.id }], page: { limit: 1 } }),
        read.query({ entity: source.name, where, sort: source.sort ?? [], page: { limit }, total: true }),
      ])
      return { names: { ...first.names, ...rest.names }, rows: rest.rows, total: rest.total ?? rest.rows.length }
    }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (!isOpen) return undefined
    // The button that was pressed is gone, and the dialog takes what it leaves.
    return afterOwnFocus(() => list.current?.querySelector<HTMLInputElement>('input:enabled:not(:checked)')?.focus())
  }, [isOpen])
  if (!data) return null
  const names: Names = (one) => data.names[one]
  const isIn = ({ id: one }: AnyRow) => others.some((other) => other.id === one)
  const shown = isOpen ? [...data.rows, ...others.filter((other) => !data.rows.some((row) => row.id === other.id))] : others
  const write = (values: Values) => {
    for (const [key, value] of Object.entries(values)) {
      form.setValue(key, value, { shouldDirty: true, shouldValidate: key in form.formState.errors })
    }
  }
  const choose = (row: AnyRow, isWanted: boolean) => {
    const typed = form.getValues()
    write((isWanted ? withOther : withoutOther)(chain, entity, row, typed))
    write({ [OTHERS]: isWanted ? [...others, row] : others.filter((other) => other.id !== row.id) })
  }
  const rest = data.total - data.rows.length
  const ending = source.label.gender === 'f' ? 'e' : 'i'
  return (
    <fieldset ref={list} id={id} className="mb-5 border-b border-line pb-4">
      <legend className="mb-1 text-sm font-medium">
        {source.label.many} <span className="num text-ink-soft">{others.length + 1}</span>
      </legend>
      {[from, ...shown].map((row) => (
        <Source
          key={row.id}
          title={titleOf(source, row, names)}
          facts={factsOf(source, row, names, chain.by)}
          isFirst={row.id === from.id}
          isIn={row.id === from.id || isIn(row)}
          onChange={(isWanted) => choose(row, isWanted)}
        />
      ))}
      {!isOpen && data.total > others.length && (
        <Button size="sm" className="mt-1" icon={<Plus aria-hidden />} onClick={() => setIsOpen(true)}>
          Aggiungi altr{ending}
        </Button>
      )}
      {isOpen && rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setLimit(limit + PAGE)}>
          Mostra altr{ending} ({rest})
        </Button>
      )}
    </fieldset>
  )
}

interface SourceProps {
  readonly title: string
  readonly facts: readonly string[]
  readonly isFirst: boolean
  readonly isIn: boolean
  readonly onChange: (isWanted: boolean) => void
}

/** One record that comes in, or may. The first is where somebody came from. */
const Source = ({ title, facts, isFirst, isIn, onChange }: SourceProps) => (
  <label className="flex min-h-control items-center gap-2.5 text-sm">
    <input type="checkbox" className="check" checked={isIn} disabled={isFirst} onChange={(event) => onChange(event.target.checked)} />
    <span className="min-w-0 flex-1 truncate">{title}</span>
    <span className="num text-ink-soft">{facts.join(' · ')}</span>
  </label>
)

/** What a list shows of the record that its title does not say. */
function factsOf(entity: AnyEntity, row: AnyRow, names: Names, by: string | undefined): readonly string[] {
  const said = new Set([...entity.title.flat(), by])
  return entity.table
    .filter((key) => !said.has(key) && !isBlank(row[key]))
    .slice(0, MOST_FACTS)
    .map((key) => entity.fields[key]?.format(row[key], names) ?? '')
}
