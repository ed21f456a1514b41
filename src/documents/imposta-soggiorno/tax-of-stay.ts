import { addDays, addMonths, daysBetween, isDay } from '../../kernel/italian/dates.ts'
import type { Condizione, Esenzione, Ospite, Regole, Soggiorno } from './regole.ts'

/** One guest, one night: the row behind every figure. */
export interface Pernottamento {
  readonly ospite: string
  /** The day the night begins. */
  readonly notte: string
  readonly esito: 'dovuta' | 'ridotta' | 'esente' | 'oltre_tetto' | 'senza_tariffa'
  /** Of the exemption or reduction. */
  readonly motivo?: string
  readonly centesimi: number
}

export interface StayTax {
  readonly soggiorno: string
  readonly partenza: string
  readonly centesimi: number
  readonly pernottamenti: readonly Pernottamento[]
}

/** The tax of a person and a night on that day, in cents; undefined before the first rate. */
export function rateOn({ tariffe }: Regole, day: string): number | undefined {
  return tariffe.filter(({ dal }) => dal <= day).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0]?.centesimi
}

/** `years` old on that day; who was born on 29 February is so on 28 in other years (art. 2963 c.c.). */
const isAged = (nascita: string, years: number, day: string) => day >= addMonths(nascita, years * 12)

function meets(quando: Condizione, ospite: Ospite, notte: string): boolean {
  switch (quando.tipo) {
    case 'eta': {
      const { sottoAnni, daAnni } = quando
      if (!isDay(ospite.nascita) || (sottoAnni === undefined && daAnni === undefined)) return false
      const isYoung = sottoAnni === undefined || !isAged(ospite.nascita, sottoAnni, notte)
      return isYoung && (daAnni === undefined || isAged(ospite.nascita, daAnni, notte))
    }
    case 'residente':
      return quando.comune !== '' && ospite.comuneResidenza === quando.comune
    case 'qualifica':
      return ospite.qualifiche?.includes(quando.qualifica) ?? false
  }
}

/** For «one every 25»: the guests that the exemption still reaches, in the order of the list. */
function reached({ quando }: Esenzione, ospiti: readonly Ospite[]): readonly Ospite[] {
  if (quando.tipo !== 'qualifica' || !quando.unoOgni) return ospiti
  const marked = ospiti.filter((ospite) => ospite.qualifiche?.includes(quando.qualifica))
  return marked.slice(0, Math.floor((ospiti.length - marked.length) / quando.unoOgni))
}

/** The exemption that takes most away; of equal ones the first in the settings. */
function bestFor(esenzioni: readonly Esenzione[], ospite: Ospite, notte: string): Esenzione | undefined {
  return esenzioni.filter(({ quando }) => meets(quando, ospite, notte)).toSorted((a, b) => (b.percento ?? 100) - (a.percento ?? 100))[0]
}

/**
 * The tax of a booking, guest by guest and night by night (imposta di soggiorno, art. 4 D.Lgs. 23/2011): each night has the
 * rate and the age of its own day; exempt nights count for the cap on nights in a row; halves of a cent go up. A stay
 * without a night owes nothing. Throws RangeError when the dates are not days in order.
 */
export function taxOfStay({ id, arrivo, partenza, nottiPrecedenti = 0, ospiti }: Soggiorno, regole: Regole): StayTax {
  if (!isDay(arrivo) || !isDay(partenza) || partenza < arrivo)
    throw new RangeError(`taxOfStay: '${arrivo}'–'${partenza}' are not two days in order. Write YYYY-MM-DD.`)
  const reach = new Map(regole.esenzioni.map((esenzione) => [esenzione, new Set(reached(esenzione, ospiti))]))
  const nights = Array.from({ length: daysBetween(arrivo, partenza) }, (_, n) => addDays(arrivo, n))
  const pernottamenti = ospiti.flatMap((ospite) => {
    const esenzioni = regole.esenzioni.filter((esenzione) => reach.get(esenzione)?.has(ospite))
    return nights.map((notte, n): Pernottamento => {
      const rate = rateOn(regole, notte)
      const row = { ospite: ospite.id, notte }
      if (rate === undefined) return { ...row, esito: 'senza_tariffa', centesimi: 0 }
      if ((ospite.nottiPrecedenti ?? nottiPrecedenti) + n >= (regole.tettoNotti ?? Infinity))
        return { ...row, esito: 'oltre_tetto', centesimi: 0 }
      const esenzione = bestFor(esenzioni, ospite, notte)
      if (!esenzione) return { ...row, esito: 'dovuta', centesimi: rate }
      const percento = esenzione.percento ?? 100
      const centesimi = Math.round((rate * (100 - percento)) / 100)
      return { ...row, esito: percento >= 100 ? 'esente' : 'ridotta', motivo: esenzione.motivo, centesimi }
    })
  })
  return { soggiorno: id, partenza, centesimi: pernottamenti.reduce((sum, { centesimi }) => sum + centesimi, 0), pernottamenti }
}
