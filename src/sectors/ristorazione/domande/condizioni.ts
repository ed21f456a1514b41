import * as k from '../../../kernel/describe.ts'

export const perOra = [{ field: 'ora', direction: 'asc' }] as const
export const oggi = k.eq('giorno', k.today())
