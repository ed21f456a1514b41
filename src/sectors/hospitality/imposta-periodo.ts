import * as k from '../../kernel/describe.ts'
import { readImposta } from './imposta-soggiorni-trimestre.ts'

interface Dovuta {
  readonly dovuta: number
  readonly incassata: number
}

/** The tax of some days as the declaration counts it, the last day among them: due, and the part that has been cashed. */
export async function impostaFra(store: k.Store, from: string, to: string): Promise<Dovuta> {
  const quarters = new Set<k.Quarter>()
  for (let day = k.startOfMonth(from); day <= to; day = k.addMonths(day, 1)) quarters.add(k.quarterOf(day))
  let [dovuta, incassata] = [0, 0]
  for (const quarter of quarters) {
    const read = await readImposta(store, quarter)
    if (!read) continue
    const bookings = new Map(read.righe.map((riga) => [riga.prenotazione.id as string, riga]))
    for (const { soggiorno, pernottamenti } of read.totali.soggiorni) {
      const riga = bookings.get(soggiorno.split('+')[0] ?? '')
      const day = (notte: string) => (read.regoleComune.competenza === 'partenza' ? (riga?.prenotazione.partenza ?? notte) : notte)
      const cents = pernottamenti.filter(({ notte }) => from <= day(notte) && day(notte) <= to).reduce((sum, one) => sum + one.centesimi, 0)
      dovuta += cents
      if (riga?.isIncassata) incassata += cents
    }
  }
  return { dovuta, incassata }
}
