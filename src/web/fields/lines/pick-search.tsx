import type { KeyboardEvent, RefObject } from 'react'
import { livingWhere } from '../../../kernel/derive/archive.ts'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useSector } from '../../data/sector-context.tsx'
import { tileId, walk, type Goods, type Shelf } from '../../shelf/shelf.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FieldIds } from '../../ui/field.tsx'

interface PickSearchProps {
  readonly goods: Goods
  readonly shelf: Shelf
  /** Records that are offered by now: the tiles keep those of the beginning. */
  readonly where: readonly Condition[]
  /** The tiles that it walks through, and their id. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly listId: string
  readonly ref: RefObject<HTMLInputElement | null>
  readonly ids: FieldIds
  readonly text: string
  readonly setText: (text: string) => void
  readonly onTake: (row: AnyRow, title: string) => void
}

/** Search over the tiles: Enter takes the chosen one, or the only one that is found. */
export function PickSearch({ goods: { articles }, shelf, where, list, listId, ref, ids, text, setText, onTake }: PickSearchProps) {
  const { store } = useSector()
  const enter = async () => {
    const chosen = shelf.rows[shelf.chosen]
    if (chosen)
      return onTake(
        chosen,
        titleOf(articles, chosen, (one) => shelf.page.data?.names[one]),
      )
    if (text.trim() === '') return
    const found = await store.query({
      entity: articles.name,
      where: [...where, ...livingWhere(articles)],
      search: text.trim(),
      page: { limit: 2 },
    })
    const [only, other] = found.rows
    if (only && !other)
      onTake(
        only,
        titleOf(articles, only, (one) => found.names[one]),
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
  const placeholder = `Cerca ${articles.label.many.toLowerCase()}`
  return (
    <div className="field-box shrink-0 px-3">
      <Icon name="search" className="shrink-0 text-ink-faint" />
      <input
        ref={ref}
        id={ids.id}
        type="search"
        role="combobox"
        aria-expanded={shelf.rows.length > 0}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={shelf.chosen >= 0 ? tileId(listId, shelf.chosen) : undefined}
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
  )
}
