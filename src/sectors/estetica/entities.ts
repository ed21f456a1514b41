import { appuntamento } from './appuntamento.ts'
import { cabina, chiusura, orario } from './cabina.ts'
import { cliente } from './cliente.ts'
import { operatrice } from './operatrice.ts'
import { pacchetto } from './pacchetto.ts'
import { prodotto } from './prodotto.ts'
import { consenso, scheda } from './scheda.ts'
import { trattamento } from './trattamento.ts'
import { vendita } from './vendita.ts'

const others = [operatrice, scheda, consenso, cabina, chiusura, orario] as const
export const entities = [appuntamento, cliente, trattamento, pacchetto, prodotto, vendita, ...others] as const
