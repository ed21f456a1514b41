import { useId, useRef, useState } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { titleOf } from '../../../kernel/entity/entity.ts'
import { columnsOf, type Picks } from '../../../kernel/fields/lines.ts'
import type { Reference } from '../../../kernel/fields/reference.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { ShelfView, useShelf, type Goods } from '../../shelf/shelf.tsx'
import type { KindInputProps } from '../form-half.ts'
import { PickSearch } from './pick-search.tsx'
import { PickedLines } from './picked-lines.tsx'
import { useApart, usePicks } from './use-picks.ts'

interface PickInputProps extends KindInputProps {
  readonly picks: Picks
}

const NO_WHERE: NonNullable<Goods['where']> = []

/** Lines that are picked from tiles: a tap is one more, and what else is said of a line is one tap away. */
export function PickInput({ picks, ...props }: PickInputProps) {
  const { field, name, ids, label = field.label } = props
  const form = useFormContext() as UseFormReturn | null
  const naming = columnsOf(field)?.[picks.of] as Reference<string>
  const target = useEntity(naming.target)
  const apart = useApart(field, name, picks)
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  const where = naming.among?.(form?.getValues() ?? {}) ?? NO_WHERE
  const [goods] = useState<Goods>(() => ({ articles: target, where, by: picks.by, price: picks.price }))
  const shelf = useShelf(goods, text)
  const { lines, counts, said, take, change, remove } = usePicks({ ...props, picks, target, apart })
  const onTake = (row: AnyRow, title: string) => {
    take(row, title)
    setText('')
  }
  return (
    <div role="group" aria-label={label} aria-describedby={ids.describedBy} className="grid min-w-0 gap-3">
      <div className="flex max-h-[min(46dvh,24rem)] min-w-0 flex-col gap-2">
        <PickSearch {...{ goods, shelf, where, list, ids, text, setText, onTake }} ref={search} listId={id} />
        <ShelfView
          goods={goods}
          shelf={shelf}
          id={id}
          list={list}
          counts={counts}
          isLow
          onAdd={(row, names) => onTake(row, titleOf(target, row, names))}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <PickedLines
        {...props}
        picks={picks}
        apart={apart}
        lines={lines}
        onLine={change}
        onRemove={(at, title) => {
          remove(at, title)
          if (matchMedia('(pointer: fine)').matches) search.current?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
