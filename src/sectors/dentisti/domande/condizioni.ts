import * as k from '../../../kernel/describe.ts'

export const viene = k.oneOf('stato', ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'])
export const aperto = k.oneOf('stato', ['in_attesa', 'confermato', 'in_sala', 'in_poltrona'])
export const daConfermare = k.eq('stato', 'in_attesa')
export const oggi = k.eq('giorno', k.today())
export const domani = k.eq('giorno', k.today(1))
export const attivo = k.eq('stato', 'attivo')
export const aperta = k.empty('risolto')
export const daFare = k.oneOf('stato', ['pianificata', 'in_corso'])
