import { long, type FormHalf } from '../form-half.ts'
import { several } from '../typings.ts'
import { SignatureInput } from './input.tsx'

export const signature: FormHalf = { Input: SignatureInput, typing: several, isLong: long }
