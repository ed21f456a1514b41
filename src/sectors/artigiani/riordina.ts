import { plural } from '../../kernel/italian/noun.ts'
import { defineReorder } from '../common/riordino.ts'
import { materiale } from './materiale.ts'

/** Orders what is below its threshold: a purchase list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(materiale, {
  name: 'nome',
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  cost: 'costo',
  supplier: 'fornitore',
  where: [{ field: 'stato', op: 'eq', value: 'scorta_bassa' }],
  done: (count) => `Carico registrato: ${count} ${plural(count, 'materiale', 'materiali')}`,
})
