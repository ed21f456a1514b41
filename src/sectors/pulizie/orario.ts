import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The firm, which cleans at night and on holidays too, and a team where one has other hours. */
export const orario = k.defineEntity(orarioPer('l’impresa', { squadra: 'Squadra' }))
