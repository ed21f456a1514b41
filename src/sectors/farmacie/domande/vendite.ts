import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { incassata, oggi, venduto } from './condizioni.ts'

const dispensato = k.oneOf('causale', ['vendita', 'ricetta'])
const scartato = k.eq('causale', 'scarto')

/** What the till took and how it was paid, how many boxes went and which most. */
export const vendite = k.defineQuestions(trade, [
  { says: 'Quanto abbiamo incassato in contanti?', entity: 'vendita', where: [incassata, oggi], sum: 'in_contanti' },
  { says: 'Quanto abbiamo incassato con la carta?', entity: 'vendita', where: [incassata, oggi], sum: 'con_carta' },
  { says: 'Quanto abbiamo incassato con Satispay?', entity: 'vendita', where: [incassata, oggi], sum: 'con_satispay' },
  { says: 'Quali vendite sono state pagate in contanti?', entity: 'vendita', where: [incassata, k.gt('in_contanti', 0)] },
  { says: 'Quali vendite sono state pagate con la carta?', entity: 'vendita', where: [incassata, k.gt('con_carta', 0)] },
  { says: 'Quali vendite sono state pagate con Satispay?', entity: 'vendita', where: [incassata, k.gt('con_satispay', 0)] },
  { says: 'Quante confezioni abbiamo venduto?', entity: 'movimento', where: [venduto], sum: 'usciti' },
  { says: 'Qual è il prodotto più venduto?', entity: 'movimento', where: [venduto], sum: 'usciti', by: 'prodotto' },
  { says: 'Qual è il prodotto meno venduto?', entity: 'movimento', where: [venduto], sum: 'usciti', by: 'prodotto' },
  { says: 'Quante confezioni abbiamo dispensato?', entity: 'movimento', where: [dispensato], sum: 'usciti' },
  { says: 'Quante confezioni abbiamo erogato con ricetta?', entity: 'movimento', where: [k.eq('causale', 'ricetta')], sum: 'usciti' },
  { says: 'Qual è il farmaco più prescritto?', entity: 'movimento', where: [k.eq('causale', 'ricetta')], sum: 'usciti', by: 'prodotto' },
  { says: 'Quanti pezzi abbiamo buttato?', entity: 'movimento', where: [scartato], sum: 'usciti' },
])
