import * as k from '../../../kernel/describe.ts'

export const attivo = k.eq('stato', 'attivo')
export const oggi = k.eq('data', k.today())
export const inProgramma = k.eq('stato', 'programmato')
export const dellaSettimana = k.withinWeek('data')
export const domani = k.eq('data', k.today(1))
export const delMese = k.withinMonth('data')
