import { useState, type ReactNode } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { Query } from '../../../kernel/door/store.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { daysText } from '../record/record-facts.ts'

const STEP = 50

interface LaterCardsProps {
  readonly entity: AnyEntity
  /** Question for the cards of a column that come after today, by their day. */
  readonly asked: Query
  /** Field of that day. */
  readonly day: string
  /** No card of the column stands before them. */
  readonly isAlone: boolean
  /** A card is on its way to them: it must not vanish from under the hand. */
  readonly comes: boolean
  readonly card: (row: AnyRow, names: Names) => ReactNode
}

/** The cards of a column that come later, under one line that says how many and from when: «Altre 27 più avanti, dal 30/11». */
export function LaterCards({ entity, asked, day, isAlone, comes, card }: LaterCardsProps) {
  const { at } = useSector()
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(STEP)
  if (comes && !isOpen) setIsOpen(true)
  const page = useRows({ ...asked, page: { offset: 0, limit: isOpen ? limit : 1 } })
  const { rows = [], total = 0 } = page.data ?? {}
  const first = rows[0]?.[day]
  if (total === 0 || typeof first !== 'string') return null
  const names: Names = (id) => page.data?.names[id]
  return (
    <>
      <li>
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-10 w-full items-center gap-2 rounded-md px-2 text-left text-sm text-ink-soft transition-colors hover:bg-hover pointer-coarse:min-h-tap"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-right" className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-90')} />
          <span className="num">
            {laterWords(entity, total, isAlone)}, {total === 1 ? 'il' : 'dal'} {daysText([first], at.today)}
          </span>
        </button>
      </li>
      {isOpen && rows.map((row) => card(row, names))}
      {isOpen && total > rows.length && (
        <li className="pt-1 text-center">
          <Button variant="ghost" size="sm" busy={page.isFetching} onClick={() => setLimit(limit + STEP)}>
            Mostra altri ({formatNumber(total - rows.length)})
          </Button>
        </li>
      )}
    </>
  )
}

function laterWords({ label: { gender } }: AnyEntity, count: number, isAlone: boolean): string {
  const figure = formatNumber(count)
  if (isAlone) return `${figure} più avanti`
  if (count === 1) return gender === 'f' ? 'Un’altra più avanti' : 'Un altro più avanti'
  return `${gender === 'f' ? 'Altre' : 'Altri'} ${figure} più avanti`
}
