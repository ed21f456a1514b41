import * as k from '../../../kernel/describe.ts'

export const viene = { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'] } as const
export const aperto = { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona'] } as const
export const daConfermare = { field: 'stato', op: 'eq', value: 'in_attesa' } as const
export const oggi = { field: 'giorno', op: 'eq', value: k.today() } as const
export const domani = { field: 'giorno', op: 'eq', value: k.today(1) } as const
export const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
export const aperta = { field: 'risolto', op: 'empty' } as const
export const daFare = { field: 'stato', op: 'in', value: ['pianificata', 'in_corso'] } as const
