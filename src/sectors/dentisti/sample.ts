import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeAppuntamenti } from './sample/agenda.ts'
import { righePrestazioni, righeReperti } from './sample/cartelle.ts'
import { righeFatture } from './sample/fatture.ts'
import { listino } from './sample/listino.ts'
import { orari } from './sample/orario.ts'
import { righePazienti } from './sample/pazienti.ts'
import { cureDeiPiani, righeConsensi, righePiani } from './sample/piani.ts'
import { righeRichiami } from './sample/richiami.ts'
import { chiusure, operatori, sale } from './sample/studio.ts'

/** The demo's practice: three chairs, the six appointments of the sample rows, four months behind, billed and paid, and five weeks ahead. */
export const sample: k.Sample<typeof entities> = (today) => {
  const chance = seededChance(`dentisti ${today}`)
  const paziente = righePazienti(chance, today)
  const appuntamento = righeAppuntamenti(chance, today, paziente)
  const visited = righePrestazioni(chance, today, appuntamento)
  const piano = righePiani(today)
  const done = [...visited, ...cureDeiPiani(piano, visited.length + 1)]
  const { prestazione, fattura, incasso, nota_credito } = righeFatture(chance, today, done, paziente)
  return {
    appuntamento,
    paziente,
    prestazione,
    piano,
    reperto: righeReperti(today),
    richiamo: righeRichiami(today, appuntamento),
    consenso: righeConsensi(today),
    fattura,
    incasso,
    nota_credito,
    trattamento: listino,
    operatore: operatori,
    sala: sale,
    chiusura: chiusure(today),
    orario_apertura: orari(today),
  }
}
