import * as k from '../../../kernel/describe.ts'

export const aperto = { field: 'stato', op: 'in', value: ['pianificazione', 'in_corso', 'sospeso'] } as const
export const daFare = { field: 'stato', op: 'in', value: ['da_fare', 'in_corso'] } as const
export const perScadenza = [{ field: 'scadenza', direction: 'asc' }] as const
export const nelMese = k.withinMonth('giorno')
