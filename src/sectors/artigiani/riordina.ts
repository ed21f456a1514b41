import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { materiale } from './materiale.ts'

/** Orders what is below its threshold: a purchase list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(materiale, riordinoScorte)
