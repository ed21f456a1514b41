import * as k from '../../kernel/describe.ts'
import { numeriInOrdine } from '../common/numeri-in-ordine.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { allergeni } from './sample/allergeni.ts'
import { clienti, righeFatture } from './sample/fatture.ts'
import { dispensa, piatti } from './sample/menu.ts'
import { righeOggi } from './sample/oggi.ts'
import { orari } from './sample/orario.ts'
import { sale, tavoli } from './sample/sale.ts'
import { contatore, INDIETRO, righeGiornate } from './sample/servizi.ts'

/** The demo's restaurant: the sample rows, a month of services behind them and who has booked for the next one. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`ristorazione ${today}`)
  const numero = contatore(k.addDays(today, -INDIETRO))
  const days = righeGiornate(chance, today, numero)
  const oggi = righeOggi(chance, today, time, numero)
  return {
    prenotazione: [...oggi.prenotazione, ...days.prenotazione],
    comanda: [...oggi.comanda, ...days.comanda],
    conto: numeriInOrdine([...oggi.conto, ...days.conto]),
    piatto: piatti,
    prodotto: dispensa,
    tavolo: tavoli,
    sala: sale,
    allergene: allergeni,
    cliente: clienti,
    ...righeFatture(today),
    orario_apertura: orari(today),
  }
}
