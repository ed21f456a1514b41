import { cliente } from './cliente.ts'
import { dispositivo } from './dispositivo.ts'
import { documento } from './documento.ts'
import { fattura, incasso, notaCredito } from './fattura.ts'
import { fornitore } from './fornitore.ts'
import { integrazione } from './integrazione.ts'
import { lotto } from './lotto.ts'
import { movimento } from './movimento.ts'
import { ordine } from './ordine.ts'
import { prodotto } from './prodotto.ts'
import { ricetta } from './ricetta.ts'
import { vendita } from './vendita.ts'
import { voce } from './voce.ts'

export const entities = [
  prodotto,
  lotto,
  movimento,
  ordine,
  voce,
  ricetta,
  vendita,
  fattura,
  incasso,
  notaCredito,
  fornitore,
  cliente,
  documento,
  dispositivo,
  integrazione,
] as const
