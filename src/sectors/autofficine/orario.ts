import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioPer } from '../common/orario.ts'

/** The workshop, and a bay or a mechanic where one has other hours. */
export const orario = defineEntity(orarioPer('l’officina', { ponte: 'Ponte', meccanico: 'Meccanico' }))
