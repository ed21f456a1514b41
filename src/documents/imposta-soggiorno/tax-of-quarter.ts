import { isDay } from '../../kernel/italian/dates.ts'
import { boundsOf, type Quarter } from '../../kernel/italian/periods.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Regole, Soggiorno } from './regole.ts'
import { sentences } from './sentences.ts'
import { taxOfStay, type Pernottamento } from './tax-of-stay.ts'

interface Count {
  readonly notti: number
  readonly centesimi: number
}

export interface QuarterTax {
  readonly trimestre: Quarter
  readonly dal: string
  readonly al: string
  readonly centesimi: number
  /** Nights of all guests, a guest and a night each; the four below sum up to it. */
  readonly pernottamenti: number
  readonly dovuti: Count
  /** Full and partial exemptions by their reason, in the order in which they are met. */
  readonly esenzioni: ReadonlyMap<string, Count>
  readonly oltreTetto: number
  readonly senzaTariffa: number
  /** The stays that make up the figures, with their part of the tax and the nights behind it. */
  readonly soggiorni: readonly (Count & { readonly soggiorno: string; readonly pernottamenti: readonly Pernottamento[] })[]
  /** Stays left out because their dates are wrong. */
  readonly problems: readonly Problem[]
}

const count = (rows: readonly Pernottamento[]): Count => ({
  notti: rows.length,
  centesimi: rows.reduce((sum, { centesimi }) => sum + centesimi, 0),
})

function byReason(rows: readonly Pernottamento[]): Map<string, Count> {
  const groups = new Map<string, Pernottamento[]>()
  for (const row of rows) if (row.motivo !== undefined) groups.set(row.motivo, [...(groups.get(row.motivo) ?? []), row])
  return new Map([...groups].map(([motivo, group]) => [motivo, count(group)]))
}

/**
 * What the quarter's declaration asks for: nights, taxed and not by reason, and the tax, by the quarter that the settings'
 * `competenza` gives to each night. Deadlines and forms of the comuni differ and are not here. The figures of all quarters
 * sum up to those of the stays.
 */
export function taxOfQuarter(soggiorni: readonly Soggiorno[], regole: Regole, trimestre: Quarter): QuarterTax {
  const { dal, al } = boundsOf(trimestre)
  const isRight = ({ arrivo, partenza }: Soggiorno) => isDay(arrivo) && isDay(partenza) && arrivo <= partenza
  const problems = soggiorni.flatMap((stay, at): Problem[] =>
    isRight(stay) ? [] : [{ path: `soggiorni.${at}.partenza`, code: 'invalid', message: sentences.wrongDates(at + 1) }],
  )
  const isInside = (day: string) => dal <= day && day <= al
  const parts = soggiorni
    .filter((stay) => isRight(stay) && stay.arrivo <= al && stay.partenza >= dal)
    .map((stay) => {
      const { pernottamenti, partenza } = taxOfStay(stay, regole)
      const rows = pernottamenti.filter(({ notte }) => isInside(regole.competenza === 'partenza' ? partenza : notte))
      return { soggiorno: stay.id, rows }
    })
    .filter(({ rows }) => rows.length > 0)
  const rows = parts.flatMap((part) => part.rows)
  const having = (esito: Pernottamento['esito']) => rows.filter((row) => row.esito === esito)
  return {
    trimestre,
    dal,
    al,
    centesimi: count(rows).centesimi,
    pernottamenti: rows.length,
    dovuti: count(having('dovuta')),
    esenzioni: byReason(rows),
    oltreTetto: having('oltre_tetto').length,
    senzaTariffa: having('senza_tariffa').length,
    soggiorni: parts.map((part) => ({ soggiorno: part.soggiorno, ...count(part.rows), pernottamenti: part.rows })),
    problems,
  }
}
