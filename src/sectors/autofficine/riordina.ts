import { plural } from '../../kernel/italian/noun.ts'
import { defineReorder } from '../common/riordino.ts'
import { ricambio } from './ricambio.ts'

/** Orders what is below its minimum, supplier by supplier, and takes in what has come. */
export const riordina = defineReorder(ricambio, {
  name: 'nome',
  have: 'quantita',
  need: 'minimo',
  unit: 'unita',
  cost: 'prezzo',
  supplier: 'fornitore',
  where: [{ field: 'stato', op: 'eq', value: 'scorta_bassa' }],
  done: (count) => `Arrivo registrato: ${count} ${plural(count, 'ricambio', 'ricambi')}`,
})
