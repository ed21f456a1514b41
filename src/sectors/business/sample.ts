import * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { PRIMA, righeFatture } from './sample/fatture.ts'
import { clienti, collaboratori } from './sample/persone.ts'
import { righePreventivi } from './sample/preventivi.ts'
import { righeProgetti } from './sample/progetti.ts'
import { righeStorico } from './sample/storico.ts'

/** The demo's firm: the six projects of the sample rows with their hours and expenses, and two years of work that is done. */
export const sample: k.Sample<typeof entities> = (today) => {
  const now = righeProgetti(today)
  const then = righeStorico(seededChance(`business ${today}`), k.addDays(today, -PRIMA), now.progetti.length)
  const { fatture, incassi, note } = righeFatture(today, then.emesse)
  return {
    progetto: [...now.progetti, ...then.progetti],
    cliente: clienti,
    fase: [...now.fasi, ...then.fasi].map((row, at) => ({ ...row, id: `fase_${at + 1}` }) as const),
    spesa: [...now.spese, ...then.spese].map((row, at) => ({ ...row, id: `spesa_${at + 1}` }) as const),
    preventivo: righePreventivi(today),
    fattura: fatture,
    incasso: incassi,
    nota_credito: note,
    collaboratore: collaboratori,
  }
}
