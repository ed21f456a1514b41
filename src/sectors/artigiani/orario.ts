import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The firm, and a technician where one has other hours. Whoever has an emergency is answered outside of them. */
export const orario = k.defineEntity(orarioPer('la ditta', { tecnico: 'Tecnico' }))
