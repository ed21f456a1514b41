import type { Change } from '../../src/kernel/door/change.ts'
import { newId } from '../../src/kernel/door/new-id.ts'
import type { Dice } from '../scan/random.ts'
import { DAY, type Garage } from './garage.ts'

/** Changes that a writer sends under one id until they are answered. */
export interface Wish {
  readonly id: string
  readonly changes: readonly Change[]
}

/** Wishes of one writer, one after another: an answered wish leaves his own customers as he knows them. */
export interface Wishing {
  readonly next: () => Wish
  /** Takes in that a wish was answered. */
  readonly done: (wish: Wish) => void
}

/** The customers that a writer may have of his own, so that he changes them again and again. */
const MOST_OWN = 12

export function wishingOf(dice: Dice, { cliente, veicolo, ricambio }: Garage): Wishing {
  const versions = new Map<string, number>()
  const create = (): Change => ({
    type: 'create',
    entity: 'cliente',
    id: newId('cliente'),
    values: { nome: `Cliente ${dice.digits(6)}`, telefono: `333${dice.digits(7)}` },
  })
  const own = () => {
    const id = dice.pick([...versions.keys()])
    return { entity: 'cliente', id, expect: versions.get(id) ?? 0 } as const
  }
  const estimate = (): readonly Change[] => {
    const id = newId('preventivo')
    const righe = [{ descrizione: 'Pastiglie', quantita: dice.number(1, 9), prezzo: 4500, iva: '22' }]
    const values = { data: DAY, veicolo, cliente, problema: 'Freni', valido_fino: '2026-12-22', righe }
    return [
      { type: 'create', entity: 'preventivo', id, values },
      { type: 'move', entity: 'preventivo', id, to: 'inviato' },
    ]
  }
  const makers: readonly (() => readonly Change[])[] = [
    () => [create()],
    () => [create(), create(), create()],
    () => [{ type: 'update', ...own(), values: { nome: `Cliente ${dice.digits(6)}` } }],
    () => [{ type: 'adjust', entity: 'ricambio', id: ricambio, by: { quantita: 1 } }],
    estimate,
    // The stock and a document in one: both or neither.
    () => [...estimate(), { type: 'adjust', entity: 'ricambio', id: ricambio, by: { quantita: 1 } }],
    () => [{ type: 'remove', ...own() }],
  ]
  return {
    next: () => {
      const at = versions.size === 0 ? 1 : versions.size > MOST_OWN ? makers.length - 1 : dice.number(0, makers.length - 1)
      return { id: crypto.randomUUID(), changes: makers[at]?.() ?? [] }
    },
    done: ({ changes }) => {
      for (const change of changes) {
        if (change.entity !== 'cliente' || change.id === undefined) continue
        if (change.type === 'remove') versions.delete(change.id)
        else versions.set(change.id, (versions.get(change.id) ?? 0) + 1)
      }
    },
  }
}
