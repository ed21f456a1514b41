import { cliente } from './cliente.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { fermo } from './fermo.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { orario } from './orario.ts'
import { sede } from './sede.ts'
import { squadra } from './squadra.ts'

export const entities = [intervento, squadra, materiale, cliente, sede, fermo, fattura, incasso, notaCredito, orario] as const
