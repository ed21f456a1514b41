import * as k from '../../../kernel/describe.ts'

export const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
export const oggi = { field: 'data', op: 'eq', value: k.today() } as const

/** As `daFatturare` says it, in the words of a list. */
export const daFatturare = [
  { field: 'stato', op: 'in', value: ['completato', 'verificato'] },
  { field: 'prezzo', op: 'gte', value: 1 },
] as const
export const delMese = k.withinMonth('data')
