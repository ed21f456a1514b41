import { long, type FormHalf } from '../form-half.ts'
import { written } from '../typings.ts'
import { BarcodeInput } from './input.tsx'

export const barcode: FormHalf = { Input: BarcodeInput, typing: written, isLong: long }
