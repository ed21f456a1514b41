import * as k from '../../kernel/describe.ts'
import { isAttesa } from './agevolazione.ts'
import { donazione } from './donazione.ts'
import { presenza } from './presenza.ts'
import { servizio } from './servizio.ts'
import { spesa } from './spesa.ts'
import { turno } from './turno.ts'

/** What is told of a year, each with the project that it belongs to. */
export const generi = ['monetaria', 'beni', 'servizi', 'speso', 'ore', 'erogati'] as const
export type Genere = (typeof generi)[number]

/** One record of the year: a gift, an expense, the hours of somebody in a shift, a service. */
export interface Riga {
  readonly key: string
  readonly genere: Genere
  /** Cents, hours, or one. */
  readonly value: number
  readonly progetto: string
  readonly donatore?: string
  readonly haAgevolazione?: boolean
  readonly beneficiario?: string
  readonly row: k.ReportRow
}

/** What belongs to no project. */
export const SENZA = 'Attività dell’associazione'

/** Everything of a year that counts: what arrived, was paid, was worked, was given. */
export async function righeDi(store: Pick<k.Store, 'query'>, period: string): Promise<readonly Riga[]> {
  const { dal, al } = k.boundsOf(period)
  const during = [k.gte('data', dal), k.lte('data', al)] as const
  const byDay = [k.asc('data')] as const
  const [gifts, spent, marks, shifts, services] = await Promise.all([
    k.allRows(store, { entity: 'donazione', where: [...during, k.eq('stato', 'arrivata')], sort: byDay }),
    k.allRows(store, { entity: 'spesa', where: during, sort: byDay }),
    k.allRows(store, { entity: 'presenza', where: [...during, k.eq('segno', 'presente')], sort: byDay }),
    k.allRows(store, { entity: 'turno', where: during }),
    k.allRows(store, { entity: 'servizio', where: [...during, k.eq('stato', 'erogato')], sort: byDay }),
  ])
  const shiftOf = new Map(k.rowsOf(turno, shifts.rows).map((row) => [row.id, row]))
  const called = (names: Readonly<Record<string, string>>, id: string | undefined) => (id === undefined ? SENZA : (names[id] ?? SENZA))
  return [
    ...k.rowsOf(donazione, gifts.rows).map((row): Riga => {
      const donatore = gifts.names[row.donatore] ?? ''
      return {
        key: row.id,
        genere: row.tipo,
        value: row.importo,
        progetto: called(gifts.names, row.progetto),
        donatore,
        haAgevolazione: isAttesa(row.agevolazione),
        row: {
          entity: 'donazione',
          id: row.id,
          heading: donatore,
          detail: [k.formatDate(row.data), donazione.fields.tipo.format(row.tipo), ...(row.storna === undefined ? [] : ['storno'])].join(
            ', ',
          ),
        },
      }
    }),
    ...k.rowsOf(spesa, spent.rows).map((row): Riga => ({
      key: row.id,
      genere: 'speso',
      value: row.importo,
      progetto: called(spent.names, row.progetto),
      row: { entity: 'spesa', id: row.id, heading: row.descrizione, detail: k.formatDate(row.data) },
    })),
    ...k.rowsOf(presenza, marks.rows).flatMap((row): readonly Riga[] => {
      const shift = shiftOf.get(row.turno)
      return [
        {
          key: row.id,
          genere: 'ore',
          value: row.ore,
          progetto: called(shifts.names, shift?.progetto),
          row: { entity: 'presenza', id: row.id, heading: marks.names[row.incarico] ?? '', detail: k.formatDate(row.data) },
        },
      ]
    }),
    ...k.rowsOf(servizio, services.rows).map((row): Riga => {
      const beneficiario = services.names[row.beneficiario] ?? ''
      return {
        key: row.id,
        genere: 'erogati',
        value: 1,
        progetto: called(services.names, row.progetto),
        beneficiario: row.beneficiario,
        row: {
          entity: 'servizio',
          id: row.id,
          heading: beneficiario,
          detail: `${k.formatDate(row.data)}, ${servizio.fields.tipo.format(row.tipo)}`,
        },
      }
    }),
  ]
}
