import { long, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'

/** A record moves along its lifecycle; nobody types where it stands. */
export const status: FormHalf = { Input: () => null, typing: exact, isLong: long }
