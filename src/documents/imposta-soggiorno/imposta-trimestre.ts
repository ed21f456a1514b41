import { addMonths, daysBetween, monthOf, startOfMonth } from '../../kernel/italian/dates.ts'
import { lastPeriods, quarterOf, type Quarter } from '../../kernel/italian/periods.ts'
import type { FindComune } from '../common/find-comune.ts'
import { chiE, permanenzeDi, type Ospitata, type Permanenza } from '../common/permanenze.ts'
import { checkRegole } from './check-regole.ts'
import type { Prenotazione, Permanenze, Schedina, Struttura } from './registro.ts'
import { regoleDi } from './regole-di.ts'
import type { Ospite, Regole, Soggiorno } from './regole.ts'
import { taxOfQuarter, type QuarterTax } from './tax-of-quarter.ts'
import { taxOfStay, type Pernottamento } from './tax-of-stay.ts'

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

const ignotoId = (stay: { readonly id: string }, n: number) => `${stay.id}.${n}`

function ospitiDi(stay: Permanenze[number], findComune: FindComune, before: (ospite: string) => number): Ospite[] {
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
export function soggiorniImposta(stays: Permanenze, findComune: FindComune): Soggiorno[] {
  /** Nights in a row by guest and day of departure. */
  const rows = new Map<string, number>()
  return stays
    .toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : a.arrivo > b.arrivo ? 1 : 0))
    .map((stay) => {
      const { id, arrivo, partenza } = stay
      const before = (ospite: string) => rows.get(`${ospite} ${arrivo}`) ?? 0
      const ospiti = ospitiDi(stay, findComune, before)
      for (const { ospite } of stay.schedine) if (ospite) rows.set(`${ospite} ${partenza}`, before(ospite) + daysBetween(arrivo, partenza))
      return { id, arrivo, partenza, ospiti }
    })
}

/** The tax of whole stays, whatever the quarter. */
const interaDi = (soggiorni: readonly Soggiorno[], rules: Regole) =>
  soggiorni.reduce((sum, stay) => sum + taxOfStay(stay, rules).centesimi, 0)

/** What may touch a stay. */
interface Intorno {
  readonly prenotazioni: readonly Ospitata[]
  readonly schedine: readonly Schedina[]
}

/**
 * The tax of one booking whose guests have come, in cents, among the others that they may have slept under before: who the
 * schedine free does not pay, as in the declaration.
 */
export function impostaPrenotazione(
  booking: Ospitata,
  { prenotazioni, schedine }: Intorno,
  impostazioni: Parameters<typeof regoleDi>[0],
  findComune: FindComune,
): number {
  const stays = permanenzeDi({
    prenotazioni: [...prenotazioni.filter(({ id }) => id !== booking.id), booking],
    schedine: schedine.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
  const own = new Set(stays.filter(({ prenotazione }) => prenotazione.id === booking.id).map((stay) => stay.id))
  const soggiorni = soggiorniImposta(stays, findComune).filter((stay) => own.has(stay.id))
  return interaDi(soggiorni, conCodici(regoleDi(impostazioni), findComune))
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
export function trimestreDaDichiarare(today: string): Quarter {
  const isFirstMonth = (Number(today.slice(5, 7)) - 1) % 3 === 0
  return quarterOf(isFirstMonth ? addMonths(`${monthOf(today)}-01`, -1) : today)
}

/** The quarter of the tax by booking, with the people and nights behind each amount. */
export function impostaDi(stays: Permanenze<Prenotazione>, regole: Regole, trimestre: Quarter, findComune: FindComune): ImpostaTrimestre {
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

function personeDi(stay: Permanenza<Prenotazione, Schedina>, all: readonly Pernottamento[]): PersonaTassata[] {
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

export interface LettoTrimestre extends ImpostaTrimestre {
  readonly struttura: Struttura
  /** Names of the rooms by their id. */
  readonly camere: ReadonlyMap<string, string>
  /** The rules that the tax was worked out by. */
  readonly regoleComune: Regole
  /** What is wrong with the rules, and what is unusual in them. */
  readonly regole: ReturnType<typeof checkRegole>
}

/** The records of a quarter. */
interface Registro {
  readonly struttura: Struttura
  /** Of any state, as far as they can touch the quarter. */
  readonly prenotazioni: readonly Prenotazione[]
  readonly schedine: readonly Schedina[]
  readonly camere: readonly { readonly id: string; readonly nome: string }[]
}

/** The quarters that can be asked for, the latest first: this one and the eleven before. */
export const trimestriDisponibili = (today: string): readonly string[] => lastPeriods('quarter', today, 12)

/** The tax of a quarter out of the bookings, the schedine and the settings. Guests in the house count to their departure. */
export function impostaTrimestre({ struttura, camere, ...ospiti }: Registro, trimestre: Quarter, findComune: FindComune): LettoTrimestre {
  const regole = regoleDi(struttura)
  return {
    ...impostaDi(permanenzeDi(ospiti), regole, trimestre, findComune),
    struttura,
    camere: new Map(camere.map(({ id, nome }) => [id, nome])),
    regoleComune: regole,
    regole: checkRegole(regole),
  }
}

/** The quarters that some days touch, the last day among them. */
export function trimestriFra(from: string, to: string): ReadonlySet<Quarter> {
  const quarters = new Set<Quarter>()
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) quarters.add(quarterOf(day))
  return quarters
}

/** What a quarter has of the tax of some days, as the declaration counts it, the last day among them: due, and the part that has been cashed. */
export function impostaFraGiorni(read: LettoTrimestre, from: string, to: string): { readonly dovuta: number; readonly incassata: number } {
  let [dovuta, incassata] = [0, 0]
  const bookings = new Map(read.righe.map((riga) => [riga.prenotazione.id, riga]))
  for (const { soggiorno, pernottamenti } of read.totali.soggiorni) {
    const riga = bookings.get(soggiorno.split('+')[0] ?? '')
    const day = (notte: string) => (read.regoleComune.competenza === 'partenza' ? (riga?.prenotazione.partenza ?? notte) : notte)
    const cents = pernottamenti.filter(({ notte }) => from <= day(notte) && day(notte) <= to).reduce((sum, one) => sum + one.centesimi, 0)
    dovuta += cents
    if (riga?.isIncassata) incassata += cents
  }
  return { dovuta, incassata }
}
