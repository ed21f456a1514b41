import { plural } from '../../kernel/italian/noun.ts'
import { defineReorder } from '../common/riordino.ts'
import { prodotto } from './prodotto.ts'

/** Orders what the larder lacks: a list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(prodotto, {
  name: 'nome',
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  cost: 'costo',
  supplier: 'fornitore',
  where: [{ field: 'stato', op: 'eq', value: 'scorta_bassa' }],
  done: (count) => `Carico registrato: ${count} ${plural(count, 'prodotto', 'prodotti')}`,
})
