import { cliente } from './cliente.ts'
import { collaboratore } from './collaboratore.ts'
import { fase } from './fase.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { preventivo } from './preventivo.ts'
import { progetto } from './progetto.ts'
import { spesa } from './spesa.ts'

export const entities = [progetto, cliente, fase, spesa, preventivo, fattura, incasso, notaCredito, collaboratore] as const
