import * as k from '../../kernel/describe.ts'
import { inMano, resoDi } from '../common/reso.ts'
import { RESO, scontrinoDi, venditaAlBanco } from '../common/vendita.ts'
import { prodotto } from './prodotto.ts'

/** Sale of products at the desk. */
export const vendita = k.defineEntity(venditaAlBanco)
/** Products that a customer brings back: all of a sale or some pieces. */
export const reso = resoDi(vendita, { ...RESO, key: 'reso', where: inMano('incassata') })
export const scontrino = scontrinoDi(vendita, prodotto)
