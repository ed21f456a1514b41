import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeBeneficiari, righeServizi } from './sample/beneficiari.ts'
import { righeDocumenti, righeDonatori, righeDonazioni } from './sample/donazioni.ts'
import { orari } from './sample/orario.ts'
import { operatori, progetti, spese, voci } from './sample/progetti.ts'
import { righeRegistro, righeVolontari } from './sample/volontari.ts'

/** The demo's association: the rows of the sample among two years of donations, two months of shifts and services, five weeks ahead. */
export const sample: k.Sample<typeof entities> = (today) => {
  const chance = seededChance(`sociale ${today}`)
  const beneficiario = righeBeneficiari(chance, today)
  const volontario = righeVolontari(chance, today)
  const donazione = righeDonazioni(chance, today)
  return {
    progetto: progetti(today),
    voce: voci,
    spesa: spese(today),
    operatore: operatori,
    beneficiario,
    servizio: righeServizi(chance, today, beneficiario),
    volontario,
    ...righeRegistro(chance, today, volontario),
    donatore: righeDonatori(chance),
    donazione,
    documento: righeDocumenti(today, donazione),
    orario_apertura: orari(today),
  }
}
