import { createContext, use, useRef, useState } from 'react'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { Query } from '../../../kernel/door/store.ts'
import { useSector } from '../../data/sector-context.tsx'
import { notify } from '../../ui/toast.ts'

/** So many are changed in one go: more would make a notice wait, and nobody has looked at them. */
export const MOST = 1000

/** The records of a list that somebody has chosen, to do one thing with all of them. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string, index?: number) => void
  /** Everything from the record that was chosen last to this place. */
  readonly reach: (index: number) => void
  /** As many as the list holds. */
  readonly all: (count: number) => void
  readonly clear: () => void
}

export const SelectionContext = createContext<Selection | undefined>(undefined)

/** What is chosen in the list around; nothing where records are not chosen. */
export const useSelection = (): Selection | undefined => use(SelectionContext)

const NONE: ReadonlySet<string> = new Set()

/** What is chosen of a list; another search or filter begins anew, another order does not. */
export function useNewSelection(asked: Query): Selection {
  const { store } = useSector()
  const of = JSON.stringify([asked.where, asked.search])
  const [chosen, setChosen] = useState({ of, ids: NONE })
  const last = useRef(0)
  const ids = chosen.of === of ? chosen.ids : NONE
  const choose = (change: (before: ReadonlySet<string>) => Iterable<string>) =>
    setChosen((before) => ({ of, ids: new Set(change(before.of === of ? before.ids : NONE)) }))
  const take = async (offset: number, limit: number) => {
    const { rows } = await store.query({ ...asked, page: { offset, limit: Math.min(MOST, limit) } })
    choose((before) => [...before, ...rows.map(({ id }) => id)])
    if (limit > MOST) notify({ text: `Se ne scelgono ${formatNumber(MOST)} per volta: restringi con i filtri.` })
  }
  const failed = () => notify({ text: 'Non riesco a leggere questo elenco. Riprova fra poco.', tone: 'destructive' })
  return {
    ids,
    toggle: (id, index) => {
      if (index !== undefined) last.current = index
      choose((before) => (before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
    },
    reach: (index) => void take(Math.min(last.current, index), Math.abs(index - last.current) + 1).catch(failed),
    all: (count) => void take(0, count).catch(failed),
    clear: () => choose(() => NONE),
  }
}
