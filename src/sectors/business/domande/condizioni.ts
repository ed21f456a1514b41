import * as k from '../../../kernel/describe.ts'

export const aperto = k.oneOf('stato', ['pianificazione', 'in_corso', 'sospeso'])
export const daFare = k.oneOf('stato', ['da_fare', 'in_corso'])
export const perScadenza = [k.asc('scadenza')] as const
export const nelMese = k.withinMonth('giorno')
