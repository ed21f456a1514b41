import type { Cell } from './cells.ts'

export interface Reading {
  readonly text: string
  readonly cost: number
  /** Characters that differ from the cheapest reading. */
  readonly changes: number
}

/** The cheapest reading of a row of cells. */
export const firstReading = (cells: readonly Cell[]): string => cells.map((cell) => cell[0]?.character ?? '<').join('')

const MOST = 3000

/**
 * The readings of a row of cells that differ from the first in at most `changes` characters and cost at most `budget`,
 * cheapest first, the first one included. Stops after 3,000: a row with that many doubts is not repaired but typed.
 */
export function readingsOf(cells: readonly Cell[], { changes, budget }: { changes: number; budget: number }): Reading[] {
  const base = cells.map((cell) => cell[0]?.cost ?? 0)
  const found: Reading[] = []
  const grow = (from: number, characters: readonly string[], cost: number, left: number): void => {
    if (found.length >= MOST) return
    found.push({ text: characters.join(''), cost, changes: changes - left })
    if (left === 0) return
    for (let place = from; place < cells.length; place++) {
      for (const { character, cost: own } of (cells[place] ?? []).slice(1)) {
        const total = cost + own - (base[place] ?? 0)
        if (total > budget) continue
        grow(place + 1, characters.with(place, character), total, left - 1)
      }
    }
  }
  grow(
    0,
    cells.map((cell) => cell[0]?.character ?? '<'),
    0,
    changes,
  )
  return found.toSorted((a, b) => a.cost - b.cost)
}
