import * as k from '../../../kernel/describe.ts'
import { APERTE } from '../stati.ts'

export const daFare = k.oneOf('stato', APERTE)
export const pronta = k.eq('stato', 'completato')
export const qui = k.lte('giorno', k.today())
export const mandato = k.eq('stato', 'inviato')
export const vale = k.lt('valido_fino', k.today())
export const perData = [k.asc('consegna')] as const
