import { impostaFraGiorni, trimestriFra } from '../../documents/imposta-soggiorno/imposta-trimestre.ts'
import type * as k from '../../kernel/describe.ts'
import { readImposta } from './imposta-soggiorni-trimestre.ts'

/** The tax of some days as the declaration counts it, the last day among them: due, and the part that has been cashed. */
export async function impostaFra(store: k.Store, from: string, to: string): Promise<ReturnType<typeof impostaFraGiorni>> {
  let [dovuta, incassata] = [0, 0]
  for (const quarter of trimestriFra(from, to)) {
    const read = await readImposta(store, quarter)
    if (!read) continue
    const part = impostaFraGiorni(read, from, to)
    dovuta += part.dovuta
    incassata += part.incassata
  }
  return { dovuta, incassata }
}
