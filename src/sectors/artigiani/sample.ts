import type { Sample } from '../../kernel/define-sector.ts'
import type { entities } from './entities.ts'

export const sample: Sample<typeof entities> = () => ({ tecnico: [], cliente: [], intervento: [], materiale: [] })
