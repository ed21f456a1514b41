import * as k from '../../../kernel/describe.ts'
import { APERTE } from '../stati.ts'

export const daFare = { field: 'stato', op: 'in', value: APERTE } as const
export const pronta = { field: 'stato', op: 'eq', value: 'completato' } as const
export const qui = { field: 'giorno', op: 'lte', value: k.today() } as const
export const mandato = { field: 'stato', op: 'eq', value: 'inviato' } as const
export const vale = { field: 'valido_fino', op: 'lt', value: k.today() } as const
export const perData = [{ field: 'consegna', direction: 'asc' }] as const
