import * as k from '../../../kernel/describe.ts'
import { IN_CALENDARIO, ISCRITTI } from '../stati.ts'

export const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
export const aperto = { field: 'stato', op: 'in', value: ['attivo', 'programmato'] } as const
export const programmata = { field: 'stato', op: 'eq', value: 'programmata' } as const
export const inCalendario = { field: 'stato', op: 'in', value: IN_CALENDARIO } as const
export const iscritto = { field: 'stato', op: 'in', value: ISCRITTI } as const
export const oggi = { field: 'data', op: 'eq', value: k.today() } as const
export const delMese = k.withinMonth('data')
