import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { prodotto } from './prodotto.ts'

/** Orders what the larder lacks: a list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(prodotto, riordinoScorte)
