import * as k from '../../kernel/describe.ts'
import { orarioDi } from '../common/orario.ts'

/** The services of the restaurant. */
export const orario = k.defineEntity(orarioDi('il ristorante'))
