import { long, type FormHalf } from '../form-half.ts'
import { several } from '../typings.ts'
import { TeamInput } from './input.tsx'

export const team: FormHalf = { Input: TeamInput, typing: several, isLong: long }
