import { allergene } from './allergene.ts'
import { cliente } from './cliente.ts'
import { comanda } from './comanda.ts'
import { conto } from './conto.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { orario } from './orario.ts'
import { piatto } from './piatto.ts'
import { prenotazione } from './prenotazione.ts'
import { prodotto } from './prodotto.ts'
import { sala, tavolo } from './tavolo.ts'

export const entities = [
  prenotazione,
  comanda,
  conto,
  piatto,
  prodotto,
  tavolo,
  sala,
  allergene,
  cliente,
  fattura,
  incasso,
  notaCredito,
  orario,
] as const
