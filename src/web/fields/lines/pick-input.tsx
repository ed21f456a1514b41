import { use, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { livingWhere } from '../../../kernel/derive/archive.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf, linesIn, startsOf, type Picks } from '../../../kernel/fields/lines.ts'
import type { Reference } from '../../../kernel/fields/reference.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { ShelfView, tileId, useShelf, walk, type Goods } from '../../shelf/shelf.tsx'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/toast.ts'
import type { KindInputProps } from '../form-half.ts'
import { OpenRecordContext } from '../open-record.ts'
import { showEach } from '../typings.ts'
import { writtenColumns } from './columns-of.ts'
import { PickedLines, type Picked } from './picked-lines.tsx'

interface PickInputProps extends KindInputProps {
  readonly picks: Picks
}

const NO_WHERE: NonNullable<Goods['where']> = []

/** Lines that are picked from tiles: a tap is one more, and what else is said of a line is one tap away. */
export function PickInput({ picks, ...props }: PickInputProps) {
  const { field, name, value, onChange, ids, label = field.label } = props
  const lines = linesIn(value)
  const { store } = useSector()
  const form = useFormContext() as UseFormReturn | null
  const columns = columnsOf(field) ?? {}
  const naming = columns[picks.of] as Reference<string>
  const target = useEntity(naming.target)
  const apart = useApart(field, name, picks)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  const where = naming.among?.(form?.getValues() ?? {}) ?? NO_WHERE
  const [goods] = useState<Goods>(() => ({ articles: target, where, by: picks.by, price: picks.price }))
  const shelf = useShelf(goods, text)
  const taken = [...new Set(lines.map((line) => String(line[picks.of])))].toSorted()
  const { data } = useRows(
    taken.length > 0 ? { entity: target.name, where: [{ field: 'id', op: 'in', value: taken }], page: { limit: taken.length } } : undefined,
  )
  const rows = new Map(data?.rows.map((row) => [row.id, row]))
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(String(line[picks.of]), (counts.get(String(line[picks.of])) ?? 0) + Number(line[picks.count]))

  /** Which part a line is of, before anybody says so. */
  const partOf = (row: AnyRow | undefined): unknown =>
    (apart && form?.getValues(apart.key)) || (picks.by === undefined ? undefined : row?.[picks.by])
  const take = (row: AnyRow, title: string) => {
    const made: Values = {
      ...showEach(writtenColumns(field), { ...startsOf(field), [picks.of]: row.id, [picks.count]: 1 }, props.typingOf),
      ...(apart && { [apart.key]: partOf(row) }),
    }
    const at = lines.findIndex((line) => Object.keys(made).every((key) => key === picks.count || (line[key] ?? '') === made[key]))
    const count = at < 0 ? 1 : Number(lines[at]?.[picks.count]) + 1
    onChange(at < 0 ? [...lines, made] : lines.with(at, { ...lines[at], [picks.count]: String(count) }))
    setText('')
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
    if (matchMedia('(pointer: fine)').matches) search.current?.focus({ preventScroll: true })
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

  const enter = async () => {
    const chosen = shelf.rows[shelf.chosen]
    if (chosen)
      return latest.current.take(
        chosen,
        titleOf(target, chosen, (one) => shelf.page.data?.names[one]),
      )
    if (text.trim() === '') return
    const found = await store.query({
      entity: target.name,
      where: [...where, ...livingWhere(target)],
      search: text.trim(),
      page: { limit: 2 },
    })
    const [only, other] = found.rows
    if (only && !other)
      latest.current.take(
        only,
        titleOf(target, only, (one) => found.names[one]),
      )
    else if (only) shelf.setChosen(0)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      setText('')
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      void enter()
    } else walk(shelf, list.current, event)
  }
  const picked = lines.map((line, at): Picked => {
    const row = rows.get(String(line[picks.of]))
    return { at, line, title: row ? titleOf(target, row, (one) => data?.names[one]) : '…' }
  })
  const placeholder = `Cerca ${target.label.many.toLowerCase()}`
  return (
    <div role="group" aria-label={label} aria-describedby={ids.describedBy} className="grid min-w-0 gap-3">
      <div className="flex max-h-[min(46dvh,24rem)] min-w-0 flex-col gap-2">
        <div className="field-box shrink-0 px-3">
          <Icon name="search" className="shrink-0 text-ink-faint" />
          <input
            ref={search}
            id={ids.id}
            type="search"
            role="combobox"
            aria-expanded={shelf.rows.length > 0}
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={shelf.chosen >= 0 ? tileId(id, shelf.chosen) : undefined}
            aria-label={placeholder}
            aria-invalid={ids.invalid || undefined}
            placeholder={placeholder}
            enterKeyHint="enter"
            autoComplete="off"
            spellCheck={false}
            className="field-inner [&::-webkit-search-cancel-button]:hidden"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKey}
          />
        </div>
        <ShelfView
          goods={goods}
          shelf={shelf}
          id={id}
          list={list}
          counts={counts}
          isLow
          onAdd={(row, names) => latest.current.take(row, titleOf(target, row, names))}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <PickedLines
        {...props}
        picks={picks}
        apart={apart}
        lines={picked}
        onLine={(at, values) => onChange(lines.with(at, { ...lines[at], ...values }))}
        onRemove={remove}
      />
    </div>
  )
}

/** The field of the record by which its new lines are parted, where a new one is written. */
function useApart(field: Field, name: string, { apart }: Picks): { readonly key: string; readonly field: Field } | undefined {
  const { sector } = useSector()
  const open = use(OpenRecordContext)
  const of = apart === undefined || open ? undefined : sector.entities.find(({ fields }) => fields[name] === field)?.fields[apart]
  return apart !== undefined && of ? { key: apart, field: of } : undefined
}
