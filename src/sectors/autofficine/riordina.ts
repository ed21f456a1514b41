import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { ricambio } from './ricambio.ts'

/** Orders what is below its minimum, supplier by supplier, and takes in what has come. */
export const riordina = defineReorder(ricambio, { ...riordinoScorte, need: 'minimo', cost: 'prezzo' })
