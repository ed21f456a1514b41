import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { clienti, sedi } from './sample/clienti.ts'
import { righeFatture } from './sample/fatture.ts'
import { righeInterventi } from './sample/interventi.ts'
import { materiali } from './sample/materiali.ts'
import { orari } from './sample/orario.ts'
import { fermi, squadre } from './sample/squadre.ts'

/** The demo's cleaning firm: five teams, the rows of the specification, the rounds of twelve sites for months behind and weeks ahead. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`pulizie ${today}`)
  const { interventi, fatture, incassi, note } = righeFatture(today, righeInterventi(chance, today, time))
  return {
    intervento: interventi,
    squadra: squadre,
    materiale: materiali,
    cliente: clienti,
    sede: sedi,
    fermo: fermi(today),
    fattura: fatture,
    incasso: incassi,
    nota_credito: note,
    orario_apertura: orari(today),
  }
}
