import * as k from '../../kernel/describe.ts'
import { orarioDi } from '../common/orario.ts'

/** Hours of the gym: whoever comes outside of them is told at the door. */
export const orario = k.defineEntity(orarioDi('la palestra'))
