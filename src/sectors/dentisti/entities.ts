import { appuntamento } from './appuntamento.ts'
import { consenso } from './consenso.ts'
import { fattura, notaCredito } from './fattura.ts'
import { incasso } from './incasso.ts'
import { operatore } from './operatore.ts'
import { orario } from './orario.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'
import { prestazione } from './prestazione.ts'
import { reperto } from './reperto.ts'
import { richiamo } from './richiamo.ts'
import { chiusura, sala } from './sala.ts'
import { trattamento } from './trattamento.ts'

export const entities = [
  appuntamento,
  paziente,
  prestazione,
  piano,
  reperto,
  richiamo,
  consenso,
  fattura,
  incasso,
  notaCredito,
  trattamento,
  operatore,
  sala,
  chiusura,
  orario,
] as const
