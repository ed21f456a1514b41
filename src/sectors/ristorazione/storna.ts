import { inMano, resoDi } from '../common/reso.ts'
import { conto, STORNO } from './conto.ts'

/** A bill that was paid and was wrong: all of it or some dishes, with the reason. */
export const storna = resoDi(conto, { ...STORNO, key: 'storna', where: inMano('incassato') })
