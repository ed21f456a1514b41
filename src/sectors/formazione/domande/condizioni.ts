import * as k from '../../../kernel/describe.ts'
import { IN_CALENDARIO, ISCRITTI } from '../stati.ts'

export const attivo = k.eq('stato', 'attivo')
export const aperto = k.oneOf('stato', ['attivo', 'programmato'])
export const programmata = k.eq('stato', 'programmata')
export const inCalendario = k.oneOf('stato', IN_CALENDARIO)
export const iscritto = k.oneOf('stato', ISCRITTI)
export const oggi = k.eq('data', k.today())
export const delMese = k.withinMonth('data')
