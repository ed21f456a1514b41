import { defineEntity } from '../../kernel/define-entity.ts'
import { orarioPer } from '../common/orario.ts'

/** The firm, which cleans at night and on holidays too, and a team where one has other hours. */
export const orario = defineEntity(orarioPer('l’impresa', { squadra: 'Squadra' }))
