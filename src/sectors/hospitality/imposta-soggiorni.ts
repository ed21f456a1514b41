import type { Ospite, Regole, Soggiorno } from '../../documents/imposta-soggiorno/regole.ts'
import { taxOfQuarter, type QuarterTax } from '../../documents/imposta-soggiorno/tax-of-quarter.ts'
import { taxOfStay, type Pernottamento } from '../../documents/imposta-soggiorno/tax-of-stay.ts'
import * as k from '../../kernel/describe.ts'
import type { FindComune } from './movimento-luoghi.ts'
import { chiE, type Ospitata, type Permanenza, type Prenotazione } from './movimento-permanenze.ts'

/** A comune by its police code; a text that names none is compared as it is written. */
const codice = (text: string, findComune: FindComune) => findComune(text)?.code ?? text.trim().toLowerCase()

/** The rules with the comune as a code, so that «mantova» and «Mantova (MN)» are one place. */
const conCodici = (regole: Regole, findComune: FindComune): Regole => ({
  ...regole,
  esenzioni: regole.esenzioni.map((esenzione) =>
    esenzione.quando.tipo === 'residente'
      ? { ...esenzione, quando: { tipo: 'residente', comune: codice(esenzione.quando.comune, findComune) } }
      : esenzione,
  ),
})

const ignotoId = (stay: Pick<Permanenza, 'id'>, n: number) => `${stay.id}.${n}`

function ospitiDi(stay: Permanenza<Ospitata>, findComune: FindComune, before: (ospite: string) => number): Ospite[] {
  const known = stay.schedine.map((row): Ospite => {
    const isItalian = (row.stato_residenza ?? 'ITALIA') === 'ITALIA'
    return {
      id: row.id,
      nascita: row.data_nascita ?? '',
      comuneResidenza: isItalian && row.comune_residenza ? codice(row.comune_residenza, findComune) : undefined,
      qualifiche: row.esenzione ? [row.esenzione] : [],
      nottiPrecedenti: row.ospite ? before(row.ospite) : 0,
    }
  })
  return [...known, ...Array.from({ length: stay.senza }, (_, n): Ospite => ({ id: ignotoId(stay, n + 1), nascita: '' }))]
}

/**
 * The stays as the tax counts them. Who has no schedina pays in full. A guest whose stay begins on the day on which another
 * of his ends has been here since then: the cap on nights in a row goes on.
 */
export function soggiorniImposta(stays: readonly Permanenza<Ospitata>[], findComune: FindComune): Soggiorno[] {
  /** Nights in a row by guest and day of departure. */
  const rows = new Map<string, number>()
  return stays
    .toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : a.arrivo > b.arrivo ? 1 : 0))
    .map((stay) => {
      const { id, arrivo, partenza } = stay
      const before = (ospite: string) => rows.get(`${ospite} ${arrivo}`) ?? 0
      const ospiti = ospitiDi(stay, findComune, before)
      for (const { ospite } of stay.schedine)
        if (ospite) rows.set(`${ospite} ${partenza}`, before(ospite) + k.daysBetween(arrivo, partenza))
      return { id, arrivo, partenza, ospiti }
    })
}

/** The tax of whole stays, whatever the quarter. */
const interaDi = (soggiorni: readonly Soggiorno[], rules: Regole) =>
  soggiorni.reduce((sum, stay) => sum + taxOfStay(stay, rules).centesimi, 0)

/** The tax of one booking, among the others that its guests may have slept under before. */
export function impostaPrenotazione(stays: readonly Permanenza<Ospitata>[], id: string, regole: Regole, findComune: FindComune): number {
  const own = new Set(stays.filter(({ prenotazione }) => prenotazione.id === id).map((stay) => stay.id))
  const soggiorni = soggiorniImposta(stays, findComune).filter((stay) => own.has(stay.id))
  return interaDi(soggiorni, conCodici(regole, findComune))
}

/** A person of a booking, with the nights that fall into the quarter. */
export interface PersonaTassata {
  readonly id: string
  readonly chi: string
  /** Absent for who has no schedina. */
  readonly schedina?: string
  readonly pernottamenti: readonly Pernottamento[]
}

/** A booking and its tax. All amounts are cents. */
export interface RigaImposta {
  readonly prenotazione: Prenotazione
  readonly persone: readonly PersonaTassata[]
  /** Nights of all its people in the quarter. */
  readonly notti: number
  /** Tax of these nights. */
  readonly centesimi: number
  /** Tax of the whole stay, whatever the quarter. */
  readonly intera: number
  /** What the booking carries on its bill. */
  readonly sulConto: number
  /** On the bill less worked out: below zero, too little was asked. */
  readonly differenza: number
  /** The guests have left and the bill is paid. */
  readonly isIncassata: boolean
  readonly senzaSchedina: number
}

export interface ImpostaTrimestre {
  readonly totali: QuarterTax
  /** They sum up to the totals. */
  readonly righe: readonly RigaImposta[]
  readonly incassata: number
  readonly daRiscuotere: number
}

/** The quarter to declare next: in the month after its end the one that is over, otherwise the one that runs. */
export function trimestreDaDichiarare(today: string): k.Quarter {
  const isFirstMonth = (Number(today.slice(5, 7)) - 1) % 3 === 0
  return k.quarterOf(isFirstMonth ? k.addMonths(`${k.monthOf(today)}-01`, -1) : today)
}

/** The quarter of the tax by booking, with the people and nights behind each amount. */
export function impostaDi(stays: readonly Permanenza[], regole: Regole, trimestre: k.Quarter, findComune: FindComune): ImpostaTrimestre {
  const soggiorni = soggiorniImposta(stays, findComune)
  const rules = conCodici(regole, findComune)
  const totali = taxOfQuarter(soggiorni, rules, trimestre)
  const whole = new Map(soggiorni.map((stay) => [stay.id, stay]))
  const parts = new Map(totali.soggiorni.map((part) => [part.soggiorno, part]))
  const byBooking = Map.groupBy(
    stays.filter(({ id }) => parts.has(id)),
    ({ prenotazione }) => prenotazione.id,
  )
  const righe = [...byBooking.keys()].flatMap((id): RigaImposta[] => {
    const of = stays.filter(({ prenotazione }) => prenotazione.id === id)
    const booking = of[0]?.prenotazione
    if (!booking) return []
    const all = of.flatMap((stay) => parts.get(stay.id)?.pernottamenti ?? [])
    const intera = interaDi(
      of.flatMap((stay) => whole.get(stay.id) ?? []),
      rules,
    )
    const sulConto = booking.imposta ?? 0
    return [
      {
        prenotazione: booking,
        persone: of.flatMap((stay) => personeDi(stay, all)),
        notti: all.length,
        centesimi: all.reduce((sum, { centesimi }) => sum + centesimi, 0),
        intera,
        sulConto,
        differenza: sulConto - intera,
        isIncassata: booking.stato === 'partito' && booking.pagamento !== undefined && booking.pagamento !== 'sospeso',
        senzaSchedina: of.reduce((sum, { senza }) => sum + senza, 0),
      },
    ]
  })
  const sum = (rows: readonly RigaImposta[]) => rows.reduce((total, { centesimi }) => total + centesimi, 0)
  const incassata = sum(righe.filter((row) => row.isIncassata))
  return { totali, righe, incassata, daRiscuotere: totali.centesimi - incassata }
}

function personeDi(stay: Permanenza, all: readonly Pernottamento[]): PersonaTassata[] {
  const of = (id: string) => all.filter(({ ospite }) => ospite === id)
  return [
    ...stay.schedine.map((row) => ({ id: row.id, chi: chiE(row, stay.prenotazione), schedina: row.id, pernottamenti: of(row.id) })),
    ...Array.from({ length: stay.senza }, (_, n) => ({
      id: ignotoId(stay, n + 1),
      chi: `Persona ${stay.schedine.length + n + 1}, senza schedina`,
      pernottamenti: of(ignotoId(stay, n + 1)),
    })),
  ].filter(({ pernottamenti }) => pernottamenti.length > 0)
}
