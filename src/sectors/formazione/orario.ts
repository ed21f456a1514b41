import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The school, mornings for firms and evenings for who works, and a room or a teacher where one has other hours. */
export const orario = k.defineEntity(orarioPer('la scuola', { aula: 'Aula', docente: 'Docente' }))
