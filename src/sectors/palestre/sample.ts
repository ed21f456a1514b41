import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righePagamenti, righeRate, venduti } from './sample/abbonamenti.ts'
import { corsi, istruttori, righeLezioni, righePrenotazioni, sale } from './sample/corsi.ts'
import { righeIngressi } from './sample/ingressi.ts'
import { righeCertificati, righeIscritti } from './sample/iscritti.ts'
import { orari } from './sample/orario.ts'

/** The demo's gym: the members, subscriptions, classes and entries of the sample rows among those of half a year. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`palestre ${today}`)
  const iscritto = righeIscritti(chance, today)
  const sold = venduti(today, iscritto)
  const rata = righeRate(sold)
  const lezione = righeLezioni(today)
  const abbonamento = sold.map(({ row }) => row)
  return {
    iscritto,
    abbonamento,
    corso: corsi,
    ingresso: righeIngressi(chance, today, time, abbonamento),
    lezione,
    prenotazione: righePrenotazioni(today, lezione),
    rata,
    pagamento: righePagamenti(today, sold, rata),
    certificato: righeCertificati(iscritto),
    istruttore: istruttori,
    sala: sale,
    orario_apertura: orari(today),
  }
}
