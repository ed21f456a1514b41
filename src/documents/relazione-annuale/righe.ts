import { formatDate } from '../../kernel/italian/dates.ts'
import type { ReportRow } from '../../kernel/report/report-blocks.ts'
import type { Parole, Registri } from './registri.ts'

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
  readonly row: ReportRow
}

/** What belongs to no project. */
export const SENZA = 'Attività dell’associazione'

const called = (names: Readonly<Record<string, string>>, id: string | undefined) => (id === undefined ? SENZA : (names[id] ?? SENZA))

/** Everything of a year that counts: what arrived, was paid, was worked, was given. */
export function righeDi({ doni, spese, presenze, turni, servizi }: Registri, parole: Parole): readonly Riga[] {
  const { schede, tipiDono, tipiServizio } = parole
  const shiftOf = new Map(turni.rows.map((row) => [row.id, row]))
  return [
    ...doni.rows.map((row): Riga => {
      const donatore = doni.names[row.donatore] ?? ''
      const detail = [formatDate(row.data), tipiDono[row.tipo] ?? '', ...(row.storna === undefined ? [] : ['storno'])].join(', ')
      return {
        key: row.id,
        genere: row.tipo,
        value: row.importo,
        progetto: called(doni.names, row.progetto),
        donatore,
        haAgevolazione: row.haAgevolazione,
        row: { entity: schede.dono, id: row.id, heading: donatore, detail },
      }
    }),
    ...spese.rows.map((row): Riga => ({
      key: row.id,
      genere: 'speso',
      value: row.importo,
      progetto: called(spese.names, row.progetto),
      row: { entity: schede.spesa, id: row.id, heading: row.descrizione, detail: formatDate(row.data) },
    })),
    ...presenze.rows.map((row): Riga => ({
      key: row.id,
      genere: 'ore',
      value: row.ore,
      progetto: called(turni.names, shiftOf.get(row.turno)?.progetto),
      row: { entity: schede.presenza, id: row.id, heading: presenze.names[row.incarico] ?? '', detail: formatDate(row.data) },
    })),
    ...servizi.rows.map((row): Riga => ({
      key: row.id,
      genere: 'erogati',
      value: 1,
      progetto: called(servizi.names, row.progetto),
      beneficiario: row.beneficiario,
      row: {
        entity: schede.servizio,
        id: row.id,
        heading: servizi.names[row.beneficiario] ?? '',
        detail: `${formatDate(row.data)}, ${tipiServizio[row.tipo] ?? ''}`,
      },
    })),
  ]
}
