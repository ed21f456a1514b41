import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The workshop, and a bay or a mechanic where one has other hours. */
export const orario = k.defineEntity(orarioPer('l’officina', { ponte: 'Ponte', meccanico: 'Meccanico' }))
