import * as k from '../../../kernel/describe.ts'

export const inProgramma = k.eq('stato', 'programmato')
export const oggi = k.eq('data', k.today())

/** As `daFatturare` says it, in the words of a list. */
export const daFatturare = [k.oneOf('stato', ['completato', 'verificato']), k.gte('prezzo', 1)] as const
export const delMese = k.withinMonth('data')
