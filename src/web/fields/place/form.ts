import { long, type FormHalf } from '../form-half.ts'
import { PlaceInput } from './input.tsx'
import { written } from '../typings.ts'

export const place: FormHalf = { Input: PlaceInput, typing: written, isLong: long }
