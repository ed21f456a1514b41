import * as k from '../../../kernel/describe.ts'

export const perOra = [k.asc('ora')] as const
export const oggi = k.eq('giorno', k.today())
