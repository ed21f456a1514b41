import { short, type FormHalf } from '../form-half.ts'
import { MoneyInput } from '../number-input.tsx'
import { euros } from '../typings.ts'

export const money: FormHalf = { Input: MoneyInput, typing: euros, isLong: short }
