import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioDi } from '../common/orario.ts'

/** Hours of the gym: whoever comes outside of them is told at the door. */
export const orario = defineEntity(orarioDi('la palestra'))
