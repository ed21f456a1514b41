import { today } from '../../../kernel/expression/expression.ts'
import { APERTE } from '../stati.ts'

export const daFare = { field: 'stato', op: 'in', value: APERTE } as const
export const pronta = { field: 'stato', op: 'eq', value: 'completato' } as const
export const qui = { field: 'giorno', op: 'lte', value: today() } as const
export const mandato = { field: 'stato', op: 'eq', value: 'inviato' } as const
export const vale = { field: 'valido_fino', op: 'lt', value: today() } as const
export const perData = [{ field: 'consegna', direction: 'asc' }] as const
