import { today } from '../../../kernel/expression/expression.ts'

export const perOra = [{ field: 'ora', direction: 'asc' }] as const
export const oggi = { field: 'giorno', op: 'eq', value: today() } as const
