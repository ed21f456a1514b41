import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The association, and a volunteer where one has other hours. */
export const orario = k.defineEntity(orarioPer('l’associazione', { volontario: 'Volontario' }))
