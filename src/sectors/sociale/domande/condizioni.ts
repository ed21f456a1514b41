import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../../kernel/expression/within.ts'

export const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
export const oggi = { field: 'data', op: 'eq', value: today() } as const
export const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
export const dellaSettimana = withinWeek('data')
export const domani = { field: 'data', op: 'eq', value: today(1) } as const
export const delMese = withinMonth('data')
