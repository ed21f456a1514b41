import { inMano, resoDi } from '../common/reso.ts'
import { RESO, vendita } from './vendita.ts'

/** What a customer brings back to the counter: all of a sale, one line or some pieces. */
export const reso = resoDi(vendita, { ...RESO, key: 'reso', where: inMano('incassata') })
