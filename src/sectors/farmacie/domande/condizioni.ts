import * as k from '../../../kernel/describe.ts'
import { inViaggio } from '../../common/ordine-fornitore.ts'

export const rimasti = k.gte('rimasto', 1)
export const inArrivo = k.oneOf('stato', inViaggio)
export const incassata = k.eq('stato', 'incassata')
export const daRegistrare = k.eq('stato', 'da_registrare')
export const oggi = k.eq('giorno', k.today())
export const nelMese = k.withinMonth('giorno')
export const venduto = k.eq('causale', 'vendita')
