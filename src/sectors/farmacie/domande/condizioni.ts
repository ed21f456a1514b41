import * as k from '../../../kernel/describe.ts'
import { inViaggio } from '../../common/ordine-fornitore.ts'

export const rimasti = { field: 'rimasto', op: 'gte', value: 1 } as const
export const inArrivo = { field: 'stato', op: 'in', value: inViaggio } as const
export const incassata = { field: 'stato', op: 'eq', value: 'incassata' } as const
export const daRegistrare = { field: 'stato', op: 'eq', value: 'da_registrare' } as const
export const oggi = { field: 'giorno', op: 'eq', value: k.today() } as const
export const nelMese = k.withinMonth('giorno')
export const venduto = { field: 'causale', op: 'eq', value: 'vendita' } as const
