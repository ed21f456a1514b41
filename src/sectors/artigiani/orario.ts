import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioPer } from '../common/orario.ts'

/** The firm, and a technician where one has other hours. Whoever has an emergency is answered outside of them. */
export const orario = defineEntity(orarioPer('la ditta', { tecnico: 'Tecnico' }))
