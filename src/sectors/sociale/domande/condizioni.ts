import * as k from '../../../kernel/describe.ts'

export const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
export const oggi = { field: 'data', op: 'eq', value: k.today() } as const
export const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
export const dellaSettimana = k.withinWeek('data')
export const domani = { field: 'data', op: 'eq', value: k.today(1) } as const
export const delMese = k.withinMonth('data')
