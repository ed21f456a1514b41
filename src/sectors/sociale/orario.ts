import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioPer } from '../common/orario.ts'

/** The association, and a volunteer where one has other hours. */
export const orario = defineEntity(orarioPer('l’associazione', { volontario: 'Volontario' }))
