import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donatore } from './donatore.ts'
import { donazione } from './donazione.ts'
import { incarico } from './incarico.ts'
import { operatore } from './operatore.ts'
import { orario } from './orario.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { servizio } from './servizio.ts'
import { spesa } from './spesa.ts'
import { turno } from './turno.ts'
import { voce } from './voce.ts'
import { volontario } from './volontario.ts'

export const entities = [
  progetto,
  beneficiario,
  volontario,
  donazione,
  servizio,
  turno,
  presenza,
  incarico,
  donatore,
  documento,
  spesa,
  voce,
  operatore,
  orario,
] as const
