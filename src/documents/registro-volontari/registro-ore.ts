import { addMonths, formatDate, startOfMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { fact, type Paper } from '../../kernel/paper/paper.ts'

/** Months of hours on the sheet of a volunteer, this one the last. */
const MESI = 12

/** A volunteer, by what the register holds of him (D.Lgs. 117/2017, art. 17; D.M. 6/10/2021); the insurance is art. 18. */
interface Volontario {
  readonly nome: string
  readonly codice_fiscale?: string | undefined
  readonly iscritto_dal?: string | undefined
  readonly assicurato_fino?: string | undefined
  /** As it is called: «Sera». */
  readonly disponibilita: string
  /** As it is written: «8». */
  readonly ore_settimana: string
}

/** That he was at a shift. */
interface Presenza {
  readonly data: string
  readonly turno: string
  readonly ore: number
}

interface Turno {
  readonly id: string
  readonly ora: string
  readonly attivita: string
  readonly progetto: string
}

/** The first day of which hours are told. */
export const oreDal = (today: string): string => addMonths(startOfMonth(today), 1 - MESI)

const ore = (count: number) => formatNumber(count, { decimals: 1 })

/** The hours that a volunteer gave, shift by shift, of the last twelve months; `nomi` says what projects are called. */
export function registroOreDi(
  row: Volontario,
  presenze: readonly Presenza[],
  turni: readonly Turno[],
  nomi: Readonly<Record<string, string>>,
  today: string,
): Paper {
  const shiftOf = new Map(turni.map((one) => [one.id, one]))
  return {
    title: 'Registro delle ore',
    subtitle: row.nome,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...fact('Codice fiscale', row.codice_fiscale),
          ...fact('Nel registro dal', row.iscritto_dal && formatDate(row.iscritto_dal)),
          ...fact('Assicurato fino al', row.assicurato_fino && formatDate(row.assicurato_fino)),
          { label: 'Disponibilità', value: row.disponibilita },
          { label: 'Ore a settimana', value: row.ore_settimana },
        ],
      },
      {
        kind: 'table',
        title: `Dal ${formatDate(oreDal(today))} al ${formatDate(today)}`,
        columns: [{ label: 'Data' }, { label: 'Ora' }, { label: 'Attività' }, { label: 'Progetto' }, { label: 'Ore', numeric: true }],
        rows: presenze.map((one) => {
          const shift = shiftOf.get(one.turno)
          return [
            formatDate(one.data),
            shift?.ora ?? '',
            shift?.attivita ?? '',
            shift === undefined ? '' : (nomi[shift.progetto] ?? ''),
            ore(one.ore),
          ]
        }),
        totals: ['Totale', '', '', '', ore(presenze.reduce((sum, one) => sum + one.ore, 0))],
      },
      {
        kind: 'text',
        title: 'Volontariato',
        text: 'L’attività è gratuita: si rimborsano solo le spese documentate (art. 17 D.Lgs. 117/2017).',
      },
      { kind: 'signatures', signers: ['Il volontario', 'Il responsabile'] },
    ],
  }
}
