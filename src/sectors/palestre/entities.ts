import { abbonamento } from './abbonamento.ts'
import { certificato } from './certificato.ts'
import { corso } from './corso.ts'
import { ingresso } from './ingresso.ts'
import { iscritto } from './iscritto.ts'
import { istruttore } from './istruttore.ts'
import { lezione } from './lezione.ts'
import { orario } from './orario.ts'
import { pagamento } from './pagamento.ts'
import { prenotazione } from './prenotazione.ts'
import { rata } from './rata.ts'
import { sala } from './sala.ts'

export const entities = [
  iscritto,
  abbonamento,
  corso,
  ingresso,
  lezione,
  prenotazione,
  rata,
  pagamento,
  certificato,
  istruttore,
  sala,
  orario,
] as const
