import { attestato } from './attestato.ts'
import { aula, chiusura } from './aula.ts'
import { corso } from './corso.ts'
import { docente } from './docente.ts'
import { giudizio } from './giudizio.ts'
import { lezione } from './lezione.ts'
import { orario } from './orario.ts'
import { presenza } from './presenza.ts'
import { studente } from './studente.ts'
import { versamento } from './versamento.ts'

export const entities = [studente, corso, docente, lezione, presenza, attestato, versamento, giudizio, aula, chiusura, orario] as const
