import * as k from '../../../kernel/describe.ts'
import { chiDeve, fattureChieste } from '../../common/fattura/domande.ts'
import { trade } from '../trade.ts'
import { oggi } from './condizioni.ts'

const nelMese = k.withinMonth('giorno')

/** What was paid, what is owed, and what the day and the month come to. */
export const cassa = k.defineQuestions(trade, [
  { says: 'Quanto hanno lasciato i tavoli di oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'totale' },
  { says: 'Quali conti sono da pagare?', entity: 'conto', where: [k.oneOf('stato', ['aperto', 'sospeso'])] },
  { says: 'Che conti abbiamo incassato oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')] },
  ...fattureChieste,
  chiDeve,
  { says: 'Che fatture ci hanno pagato questo mese?', entity: 'incasso', where: nelMese },
  { says: 'Quanti coperti abbiamo oggi?', metric: 'coperti_oggi' },
  { says: 'Quanto abbiamo incassato oggi?', metric: 'incasso_oggi' },
  { says: 'Quanto abbiamo incassato questo mese?', metric: 'incasso_mese' },
  { says: 'Quanto ci mette la cucina?', metric: 'tempo_medio' },
  { says: 'Quanto spende in media un cliente?', metric: 'spesa_coperto' },
  { says: 'Quanto ci costano i piatti?', metric: 'food_cost' },
  { says: 'Quanti ordini ci sono in cucina?', metric: 'in_cucina' },
  { says: 'Quanti non si sono presentati?', metric: 'non_venute' },
  { says: 'Quanto abbiamo incassato in contanti oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'in_contanti' },
  { says: 'Quanto abbiamo incassato con la carta oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'con_carta' },
  { says: 'Quanto abbiamo incassato con Satispay oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'con_satispay' },
  { says: 'Che sconti abbiamo fatto oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'tolto' },
  { says: 'Quali conti hanno uno sconto?', entity: 'conto', where: [k.gt('tolto', 0)] },
  { says: 'Quanto IVA c’è negli incassi di oggi?', entity: 'conto', where: [oggi, k.eq('stato', 'incassato')], sum: 'imposta' },
  { says: 'Che conti sono stati annullati?', entity: 'conto', where: [k.eq('stato', 'annullato')] },
  { says: 'Qual è il piatto più venduto?', metric: 'piu_venduto' },
  { says: 'Quanto incassiamo in media al giorno?', metric: 'incasso_medio' },
  { says: 'Chi ha pagato in contanti oggi?', entity: 'conto', where: [oggi, k.gt('in_contanti', 0)] },
  { says: 'Chi ha pagato con la carta oggi?', entity: 'conto', where: [oggi, k.gt('con_carta', 0)] },
  { says: 'Chi ha pagato con Satispay oggi?', entity: 'conto', where: [oggi, k.gt('con_satispay', 0)] },
])
