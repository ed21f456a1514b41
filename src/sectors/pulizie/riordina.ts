import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { materiale } from './materiale.ts'

/** Orders what is below its threshold, supplier by supplier, and takes in what has come. */
export const riordina = defineReorder(materiale, riordinoScorte)
