import { long, type FormHalf } from '../form-half.ts'
import { ImageInput } from './input.tsx'
import { several } from '../typings.ts'

export const image: FormHalf = { Input: ImageInput, typing: several, isLong: long }
