import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeAttestati, righeVersamenti } from './sample/carte.ts'
import { righeGiudizi } from './sample/giudizi.ts'
import { righeLezioni, righePresenze } from './sample/lezioni.ts'
import { orari } from './sample/orario.ts'
import { aule, chiusure, docenti, edizioni } from './sample/scuola.ts'
import { righeStudenti } from './sample/studenti.ts'

/** The demo's school: the five courses of the sample rows and seven more, four months behind and six weeks ahead. */
export const sample: k.Sample<typeof entities> = (today) => {
  const chance = seededChance(`formazione ${today}`)
  const studente = righeStudenti(chance, today)
  const lezione = righeLezioni(today)
  const presenza = righePresenze(chance, lezione, studente)
  return {
    studente,
    corso: edizioni.map(({ corso }) => corso),
    docente: docenti,
    lezione,
    presenza,
    attestato: righeAttestati(today, studente, presenza, lezione),
    versamento: righeVersamenti(chance, today, studente),
    giudizio: righeGiudizi(today),
    aula: aule,
    chiusura: chiusure(today),
    orario_apertura: orari(today),
  }
}
