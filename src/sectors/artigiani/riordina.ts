import type { Action } from '../../kernel/action.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { defineReorder } from '../common/riordino.ts'

/** Orders what is below its threshold: a purchase list by supplier to print, and the arrival of the goods. */
export const riordina: Action = defineReorder({
  entity: 'materiale',
  name: 'nome',
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  cost: 'costo',
  supplier: 'fornitore',
  done: (count) => `Carico registrato: ${count} ${plural(count, 'materiale', 'materiali')}`,
})
