import * as k from '../../kernel/describe.ts'
import { orarioPer } from '../common/orario.ts'

/** The practice, and a room or somebody of it where one has other hours. */
export const orario = k.defineEntity(orarioPer('lo studio', { sala: 'Sala', operatore: 'Operatore' }))
