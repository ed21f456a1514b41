import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeClienti, righeVeicoli } from './sample/clienti.ts'
import { righeFatture } from './sample/fatture.ts'
import { righeRiparazioni } from './sample/lavori.ts'
import { fermi, meccanici, ponti } from './sample/officina.ts'
import { orari } from './sample/orario.ts'
import { righePreventivi } from './sample/preventivi.ts'
import { ricambi } from './sample/ricambi.ts'

/** The demo's workshop: four bays, the six repairs of the sample rows, five months behind and four weeks ahead. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`autofficine ${today}`)
  const cliente = righeClienti(chance)
  const veicolo = righeVeicoli(chance, today, cliente)
  const riparazione = righeRiparazioni(chance, today, time, veicolo)
  const { fatture, incassi, note } = righeFatture(today, riparazione)
  return {
    riparazione,
    veicolo,
    cliente,
    preventivo: righePreventivi(today, veicolo),
    fattura: fatture,
    incasso: incassi,
    nota_credito: note,
    ricambio: ricambi,
    meccanico: meccanici,
    ponte: ponti,
    fermo: fermi(today),
    orario_apertura: orari(today),
  }
}
