import { long, type FormHalf, type Typing } from '../form-half.ts'
import { UNREADABLE } from '../input-props.ts'
import { several } from '../typings.ts'
import { SignatureInput } from './input.tsx'

/** What is drawn and not yet confirmed is not to be lost by a hurried «Salva». */
const confirmed: Typing = { ...several, read: (typed, ...rest) => (typed === UNREADABLE ? '?' : several.read(typed, ...rest)) }

export const signature: FormHalf = { Input: SignatureInput, typing: confirmed, isLong: long }
