import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { fact, type Firm, type Paper, type PaperBlock } from '../../kernel/paper/paper.ts'
import { agevolazioni, isAttesa, mezzi, tipiDono, type Agevolazione, type Mezzo, type TipoDono } from './agevolazione.ts'
import { blocchiEnte } from './ente.ts'
import type { Intestatario } from './ricevuta.ts'

/** A donation that arrived, or the reversal of one. */
interface Donata {
  readonly id: string
  readonly data: string
  readonly tipo: TipoDono
  readonly mezzo?: Mezzo | undefined
  /** The donation that it takes back. */
  readonly storna?: string | undefined
  readonly progetto?: string | undefined
  readonly agevolazione: Agevolazione
  /** Cents. */
  readonly importo: number
}

interface Registro {
  readonly donazioni: readonly Donata[]
  /** What projects are called, by their ids. */
  readonly nomi: Readonly<Record<string, string>>
  /** The numbers of issued receipts as they are written, by their donations. */
  readonly ricevute: ReadonlyMap<string, string>
}

const total = (of: readonly Donata[]) => formatMoney(of.reduce((sum, row) => sum + row.importo, 0))

function annata({ donazioni, nomi, ricevute }: Registro, year: number): readonly PaperBlock[] {
  const some = donazioni.filter(({ data }) => Number(data.slice(0, 4)) === year)
  if (some.length === 0) return []
  return [
    {
      kind: 'table',
      title: String(year),
      columns: [
        { label: 'Data' },
        { label: 'Tipo' },
        { label: 'Con' },
        { label: 'Progetto' },
        { label: 'Agevolazione' },
        { label: 'Ricevuta' },
        { label: 'Importo', numeric: true },
      ],
      rows: some.map((row) => [
        formatDate(row.data),
        tipiDono[row.tipo],
        row.storna === undefined ? (row.mezzo === undefined ? '' : mezzi[row.mezzo]) : 'Storno',
        row.progetto === undefined ? '' : (nomi[row.progetto] ?? ''),
        agevolazioni[row.agevolazione],
        ricevute.get(row.storna ?? row.id) ?? '',
        formatMoney(row.importo),
      ]),
      totals: ['Totale', '', '', '', '', '', total(some)],
    },
    {
      kind: 'facts',
      facts: [{ label: `Con agevolazione fiscale nel ${year}`, value: total(some.filter((row) => isAttesa(row.agevolazione))) }],
    },
  ]
}

/** All that somebody gave, this year and the year before, with what counts for his taxes; `firm` is the body that received it. */
export function riepilogoDonazioni(chi: Intestatario, registro: Registro, today: string, firm: Firm | undefined): Paper {
  const year = Number(today.slice(0, 4))
  const blocks = [...annata(registro, year), ...annata(registro, year - 1)]
  return {
    title: 'Riepilogo delle donazioni',
    ...(chi.nome !== undefined && { subtitle: chi.nome }),
    blocks: [
      { kind: 'facts', facts: [...fact('Codice fiscale', chi.codice_fiscale), ...fact('Indirizzo', chi.indirizzo)] },
      ...(blocks.length > 0 ? blocks : [{ kind: 'text', title: 'Donazioni', text: 'Nessuna donazione in questi due anni.' } as const]),
      ...blocchiEnte(firm),
    ],
  }
}
