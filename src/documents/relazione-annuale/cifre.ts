import type { Unit } from '../../kernel/metric/metric.ts'
import type { ReportFigure } from '../../kernel/report/report-blocks.ts'
import { SENZA, type Genere, type Riga } from './righe.ts'

/** What each kind of row is called over its column. */
export const INTESTAZIONI: Readonly<Record<Genere, string>> = {
  monetaria: 'Denaro',
  beni: 'Beni',
  servizi: 'Servizi donati',
  speso: 'Speso',
  ore: 'Ore',
  erogati: 'Servizi',
}
export const UNITA: Readonly<Record<Genere, Unit>> = {
  monetaria: 'money',
  beni: 'money',
  servizi: 'money',
  speso: 'money',
  ore: 'hours',
  erogati: 'count',
}

/** Cents, hours or services, by what the rows are. */
export const somma = (rows: readonly Riga[]): number => rows.reduce((sum, { value }) => sum + value, 0)
/** A sum that opens the rows it is made of. */
export const figura = (title: string, rows: readonly Riga[], unit: Unit): ReportFigure => ({
  value: somma(rows),
  unit,
  title,
  of: rows.map(({ key, value }) => ({ row: key, part: value })),
})
export const di = (rows: readonly Riga[], genere: Genere): readonly Riga[] => rows.filter((one) => one.genere === genere)
export const doni = (rows: readonly Riga[]): readonly Riga[] => rows.filter(({ donatore }) => donatore !== undefined)
/** How many people were helped; who was helped twice is one. */
export const persone = (rows: readonly Riga[]): number => new Set(rows.flatMap(({ beneficiario }) => beneficiario ?? [])).size
/** Rows by what they share, what belongs to no project last, the others by name. */
export const per = (rows: readonly Riga[], by: 'progetto' | 'donatore'): readonly [string, readonly Riga[]][] =>
  [...Map.groupBy(rows, (row) => row[by] ?? '')].toSorted(
    ([a], [b]) => Number(a === SENZA) - Number(b === SENZA) || a.localeCompare(b, 'it'),
  )

export const COLONNE_DONATORE = ['Denaro', 'Beni', 'Servizi donati', 'Con agevolazione', 'In tutto'] as const
export const celleDonatore = (name: string, some: readonly Riga[]): readonly ReportFigure[] => [
  ...(['monetaria', 'beni', 'servizi'] as const).map((one) => figura(`${INTESTAZIONI[one]}, ${name}`, di(some, one), 'money')),
  figura(
    `Con agevolazione, ${name}`,
    some.filter((row) => row.haAgevolazione === true),
    'money',
  ),
  figura(name, some, 'money'),
]
