import { useState, type KeyboardEvent } from 'react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import { useOptimistic, withPending } from '../drag/use-optimistic.ts'
import { boxesOf, underBox, type Box } from '../../forms/places/arrange.ts'
import type { Plan } from './use-plan.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The places of a room while they are put where they stand: the one that is chosen, the one that the arrows carry, and what is said of it. */
export function useArrangement(plan: Plan) {
  const { place, names } = plan
  const { column, row: line } = plan.plan
  const commit = useCommit()
  const { pending, run } = useOptimistic()
  const [chosen, setChosen] = useState<string>()
  const [held, setHeld] = useState<{ readonly id: string; readonly box: Box }>()
  const [said, setSaid] = useState('')
  const rows = plan.places.map((row) => withPending(row, pending))
  const boxes = boxesOf(plan.plan, rows)
  const title = (row: AnyRow) => titleOf(place, row, names)

  /** Why a place cannot stand there. */
  const refusal = (id: string, box: Box): string | undefined => {
    const under = rows.find((row) => row.id === underBox(boxes, id, box))
    return under && `Lì c’è già ${title(under)}.`
  }
  const put = (row: AnyRow, box: Box) => {
    const before = boxes.get(row.id)
    if (before && row[column] === box.x && row[line] === box.y) return
    const reason = refusal(row.id, box)
    if (reason !== undefined) {
      setSaid(reason)
      return notify({ text: reason, tone: 'warning' })
    }
    const values = { [column]: box.x, [line]: box.y }
    void run(row, values, () =>
      commit([{ type: 'update', entity: place.name, id: row.id, values, expect: row.version }], {
        via: 'form',
        done: `${title(row)}: colonna ${box.x + 1}, riga ${box.y + 1}`,
        tellProblems: true,
      }),
    )
  }
  const remove = (row: AnyRow) => {
    setChosen(undefined)
    void commit([{ type: 'remove', entity: place.name, id: row.id, expect: row.version }], {
      via: 'form',
      done: `Tolto: ${title(row)}`,
      tellProblems: true,
    })
  }
  const keyDown = (event: KeyboardEvent, row: AnyRow) => {
    const box = boxes.get(row.id)
    if (!box || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter' || event.key.toLowerCase() === 'm') {
      event.preventDefault()
      if (held?.id === row.id) {
        put(row, held.box)
        setHeld(undefined)
      } else {
        setChosen(row.id)
        setHeld({ id: row.id, box })
        setSaid(`Hai preso ${title(row)}. Frecce per spostare, Invio per lasciare, Esc per annullare.`)
      }
    } else if (event.key === 'Escape' && held) {
      event.preventDefault()
      event.stopPropagation()
      setHeld(undefined)
      setSaid(`${title(row)} resta al suo posto.`)
    } else if (step && held?.id === row.id) {
      event.preventDefault()
      const next = stepped(held.box, ...step)
      setHeld({ id: row.id, box: next })
      setSaid(`Colonna ${next.x + 1}, riga ${next.y + 1}. ${refusal(row.id, next) ?? ''}`)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !held) {
      event.preventDefault()
      remove(row)
    }
  }
  return { rows, boxes, title, chosen, choose: setChosen, held, said, refusal, put, remove, keyDown }
}

export const stepped = ({ x, y, w, h }: Box, dx: number, dy: number): Box => ({ x: Math.max(0, x + dx), y: Math.max(0, y + dy), w, h })
