import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { fact, type Paper } from '../../kernel/paper/paper.ts'

/** Who was helped, by what a stranger may read (Reg. UE 2016/679, art. 9): the short name, and nothing of why. */
interface Beneficiario {
  readonly nome: string
  /** As it is called: «Famiglia». */
  readonly tipo: string
  /** What was agreed. */
  readonly servizi: string
  readonly data_inizio: string
  /** As it is called: «Attivo». */
  readonly stato: string
  readonly ricevuti: number
  /** Hours. */
  readonly ore?: number | undefined
  readonly esito?: string | undefined
}

/** Something that was given, or will be. */
interface Servizio {
  readonly data: string
  readonly ora: string
  /** As they are called: «Doposcuola», «Erogato». */
  readonly tipo: string
  readonly stato: string
  readonly dettaglio?: string | undefined
  readonly progetto?: string | undefined
  readonly volontario?: string | undefined
}

/** What somebody was given, day by day; of his private data nothing stands on it. `nomi` says what projects and volunteers are called. */
export function elencoServizi(
  { nome, tipo, servizi, data_inizio, stato, ricevuti, ore, esito }: Beneficiario,
  rows: readonly Servizio[],
  nomi: Readonly<Record<string, string>>,
  seguito: string | undefined,
): Paper {
  const name = (other: string | undefined) => (other === undefined ? '' : (nomi[other] ?? ''))
  return {
    title: 'Elenco dei servizi',
    subtitle: nome,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Tipo', value: tipo },
          { label: 'Servizi concordati', value: servizi },
          { label: 'Dal', value: formatDate(data_inizio) },
          { label: 'Stato', value: stato },
          ...fact('Seguito da', seguito),
          { label: 'Servizi ricevuti', value: formatNumber(ricevuti) },
          ...fact('Ore ricevute', ore === undefined ? undefined : formatNumber(ore, { decimals: 1 })),
          ...fact('Esito', esito),
        ],
      },
      {
        kind: 'table',
        title: 'Servizi',
        columns: [
          { label: 'Data' },
          { label: 'Ora' },
          { label: 'Servizio' },
          { label: 'Progetto' },
          { label: 'Volontario' },
          { label: 'Stato' },
        ],
        rows: rows.map((row) => [
          formatDate(row.data),
          row.ora,
          [row.tipo, row.dettaglio].filter(Boolean).join(': '),
          name(row.progetto),
          name(row.volontario),
          row.stato,
        ]),
      },
      { kind: 'signatures', signers: ['L’operatore', 'Il beneficiario'] },
    ],
  }
}
