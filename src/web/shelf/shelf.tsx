import { memo, useState, type KeyboardEvent, type RefObject } from 'react'
import { livingWhere } from '../../kernel/derive/archive.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { Field, Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Query } from '../../kernel/door/store.ts'
import { useRows } from '../data/use-rows.ts'
import { classNames } from '../ui/class-names.ts'
import { Joined } from '../ui/joined.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotRead } from '../late/not-read.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDebounce } from '../ui/use-debounce.ts'
import { isCode } from './is-code.ts'

const SHOWN = 60
/** Tiles that stand for those on their way. */
const WAITING = 12
/** Shorter than elsewhere: somebody waits on the other side of the counter. */
const PAUSE_MS = 120

/** What stands on the tiles: the till sells it, a form of lines takes it up. */
export interface Goods {
  readonly articles: AnyEntity
  /** Those that are offered; all when absent. */
  readonly where?: readonly Condition[] | undefined
  /** The choice whose values are the shelves. */
  readonly by?: string | undefined
  /** What stands under the name. */
  readonly details?: readonly string[] | undefined
  /** How many there are. */
  readonly stock?: string | undefined
  readonly price?: string | undefined
}

export interface Shelf {
  readonly search: string
  readonly by: string | undefined
  readonly setBy: (value: string | undefined) => void
  readonly page: ReturnType<typeof useRows>
  /** Whether the tiles are still those of another question: nothing is chosen among them. */
  readonly isOld: boolean
  readonly rows: readonly AnyRow[]
  readonly chosen: number
  readonly setChosen: (at: number) => void
}

/** What can be taken without a code: what a search finds, and otherwise what stands on a shelf. */
export function useShelf({ articles, where = [], by: key }: Goods, text: string): Shelf {
  const [by, setBy] = useState<string>()
  const [held, setHeld] = useState({ of: '', at: -1 })
  const wanted = text.trim()
  const typed = useDebounce(wanted, PAUSE_MS)
  // Whoever empties the box has nothing more to type.
  const search = wanted === '' ? '' : typed
  const query: Query = {
    entity: articles.name,
    where: [
      ...where,
      ...livingWhere(articles),
      ...(key !== undefined && by !== undefined && search === '' ? [{ field: key, op: 'eq' as const, value: by }] : []),
    ],
    ...(search !== '' && { search }),
    page: { limit: SHOWN },
  }
  const page = useRows(query)
  const isOld = search !== wanted || page.isPlaceholderData
  // What was chosen is chosen among what was asked for then.
  const of = `${by ?? ''} ${text}`
  const chosen = held.of === of && !isOld ? held.at : -1
  const setChosen = (at: number) => setHeld({ of, at })
  return { search, by, setBy, page, isOld, rows: page.data?.rows ?? [], chosen, setChosen }
}

/** The arrows of the field walk through the tiles as they stand. */
export function walk({ rows, isOld, chosen, setChosen }: Shelf, list: HTMLElement | null, event: KeyboardEvent): boolean {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const top = tiles[0]?.offsetTop
  const columns = Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length)
  const step = { ArrowDown: chosen < 0 ? 1 : columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const isBeside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (step === undefined || isOld || rows.length === 0 || (isBeside && chosen < 0)) return false
  event.preventDefault()
  const next = chosen + step
  if (next < rows.length) setChosen(next < 0 ? -1 : next)
  tiles[next]?.scrollIntoView({ block: 'nearest' })
  return true
}

export const tileId = (list: string, at: number): string => `${list}-${at}`

interface ShelfViewProps {
  readonly goods: Goods
  readonly shelf: Shelf
  readonly id: string
  readonly list: RefObject<HTMLDivElement | null>
  /** How many of each were taken, by id: said on the tile. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  /** Beside other things on a page the tiles are lower. */
  readonly isLow?: boolean
  /** The tile keeps what it was first given: it answers with what is so when it is called. */
  readonly onAdd: (article: AnyRow, names: Names) => void
}

/** The tiles, shelf by shelf or as they are found: a tap takes one more. */
export function ShelfView({ goods, shelf, id, list, counts, isLow = false, onAdd }: ShelfViewProps) {
  const { articles } = goods
  const { page, rows, search } = shelf
  const names: Names = (one) => page.data?.names[one]
  const all = page.data?.total ?? 0
  const many = articles.label.many.toLowerCase()
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {search === '' && <Shelves goods={goods} shelf={shelf} />}
      {page.isError ? (
        <NotRead text="Non riesco a leggere questo elenco." onRetry={() => void page.refetch()} />
      ) : page.isPending ? (
        <div role="status" aria-label="Caricamento" className={GRID}>
          {Array.from({ length: WAITING }, (_, at) => (
            <div key={at} className={classNames(TILE, isLow ? LOW : HIGH, 'gap-3')}>
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          ))}
        </div>
      ) : (
        <>
          <div ref={list} id={id} role="listbox" aria-label={articles.label.many} className={rows.length > 0 ? GRID : 'hidden'}>
            {rows.map((row, at) => (
              <Tile
                key={row.id}
                id={tileId(id, at)}
                goods={goods}
                row={row}
                names={names}
                isChosen={at === shelf.chosen}
                count={counts?.get(row.id) ?? 0}
                isLow={isLow}
                onAdd={() => onAdd(row, names)}
              />
            ))}
          </div>
          {rows.length === 0 && (
            <EmptyState
              icon={<Icon name={search ? 'search' : 'package'} />}
              title={search ? `Nessun risultato per "${search}"` : `Qui non ci sono ${many}`}
              text={search && !isCode(search) ? 'Prova con una parola sola.' : undefined}
            />
          )}
          {all > rows.length && (
            <p className="shrink-0 text-xs text-ink-faint num">
              In tutto {formatNumber(all)} {many}
              {search ? ': aggiungi una parola.' : ': cercali per nome.'}
            </p>
          )}
        </>
      )}
    </div>
  )
}

const GRID =
  'grid min-h-0 auto-rows-max grid-cols-2 content-start overflow-x-clip overflow-y-auto rounded-lg border border-line overscroll-contain md:grid-cols-[repeat(auto-fill,minmax(min(100%,160px),1fr))]'
const TILE =
  'relative -mt-px -ml-px flex min-w-0 flex-col justify-center gap-0.5 border-t border-l border-line bg-raised px-4 text-left max-md:px-3'
const HIGH = 'min-h-23 py-2.5 md:min-h-31'
const LOW = 'min-h-17 py-1.5'

/** What a tap does follows from the article alone. */
const isSameTile = (a: TileProps, b: TileProps) =>
  a.row === b.row && a.id === b.id && a.isChosen === b.isChosen && a.count === b.count && a.goods === b.goods

interface TileProps {
  readonly id: string
  readonly goods: Goods
  readonly row: AnyRow
  readonly names: Names
  readonly isChosen: boolean
  readonly count: number
  readonly isLow: boolean
  readonly onAdd: () => void
}

/** One article: a tap takes it. The keyboard stays in the field, which says which one is chosen. What is read elsewhere does not draw it anew. */
const Tile = memo(function Tile({ id, goods, row, names, isChosen, count, isLow, onAdd }: TileProps) {
  const { articles, details = [], stock, price: key = '' } = goods
  const price = articles.fields[key]
  const facts = details.filter((one) => !isBlank(row[one])).map((one) => articles.fields[one]?.format(row[one], names) ?? '')
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      data-free-focus=""
      aria-selected={isChosen}
      className={classNames(TILE, isLow ? LOW : HIGH, 'outline-none hover:bg-hover', isChosen && 'bg-hover inset-ring-2 inset-ring-accent')}
      onClick={onAdd}
    >
      <span className="line-clamp-2 shrink-0 text-md font-[550]">{titleOf(articles, row, names)}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-faint">
        <span>
          <Joined parts={facts} />
        </span>
        {stock !== undefined && <Stock field={articles.fields[stock]} count={Number(row[stock] ?? 0)} />}
      </span>
      {price && !isBlank(row[key]) && (
        <span className={classNames(isLow ? 'text-sm text-ink-soft' : 'text-lg', 'num')}>{price.format(row[key])}</span>
      )}
      {count > 0 && (
        <span className="absolute top-1.5 right-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm font-[550] text-accent-ink num">
          <span className="sr-only">{', presi '}</span>
          {formatNumber(count)}
        </span>
      )}
    </button>
  )
}, isSameTile)

function Stock({ field, count }: { readonly field: Field | undefined; readonly count: number }) {
  const [one = '', many = ''] = field?.unit ?? []
  if (count <= 0) return <span className="text-warn">Finito</span>
  return (
    <span className="num">
      {formatNumber(count)} {plural(count, one, many)}
    </span>
  )
}

/** The shelves, one of them open. */
function Shelves({ goods: { articles, by: key }, shelf: { by, setBy } }: { readonly goods: Goods; readonly shelf: Shelf }) {
  const field = key === undefined ? undefined : articles.fields[key]
  const options: Readonly<Record<string, string>> = field && 'options' in field ? (field.options as Readonly<Record<string, string>>) : {}
  if (!field) return null
  const shown: readonly (readonly [string | undefined, string])[] = [[undefined, 'Tutti'], ...Object.entries(options)]
  return (
    <div role="group" aria-label={field.label} className="flex shrink-0 gap-1 overflow-x-auto border-b border-line pointer-coarse:gap-0">
      {shown.map(([value, label]) => (
        <button
          key={label}
          type="button"
          aria-pressed={by === value}
          className={classNames(
            '-mb-px min-h-control shrink-0 border-b-2 px-2.5 text-sm',
            by === value ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
          onClick={() => setBy(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
