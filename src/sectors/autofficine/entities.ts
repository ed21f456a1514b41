import { cliente } from './cliente.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { meccanico } from './meccanico.ts'
import { orario } from './orario.ts'
import { fermo, ponte } from './ponte.ts'
import { preventivo } from './preventivo.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { veicolo } from './veicolo.ts'

export const entities = [
  riparazione,
  veicolo,
  cliente,
  preventivo,
  fattura,
  incasso,
  notaCredito,
  ricambio,
  meccanico,
  ponte,
  fermo,
  orario,
] as const
