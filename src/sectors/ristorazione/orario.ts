import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioDi } from '../common/orario.ts'

/** The services of the restaurant. */
export const orario = defineEntity(orarioDi('il ristorante'))
