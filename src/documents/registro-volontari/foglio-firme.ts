import { formatLongDate } from '../../kernel/italian/dates.ts'
import { addMinutes } from '../../kernel/italian/times.ts'
import { fact, type Paper } from '../../kernel/paper/paper.ts'

interface Turno {
  readonly attivita: string
  readonly data: string
  readonly ora: string
  readonly minuti: number
  readonly luogo?: string | undefined
  /** How many volunteers it needs. */
  readonly servono: number
  readonly note?: string | undefined
}

/** The sheet that lies at the entrance: who is there signs coming and going, and those who come unexpected have lines of their own. */
export function foglioFirme(
  { attivita, data, ora, minuti, luogo, servono, note }: Turno,
  progetto: string,
  attesi: readonly string[],
): Paper {
  const free = Math.max(2, servono - attesi.length)
  const lines = [...attesi.toSorted((a, b) => a.localeCompare(b, 'it')), ...Array.from({ length: free }, () => '')]
  return {
    title: 'Foglio firme del turno',
    subtitle: progetto,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Attività', value: attivita },
          { label: 'Giorno', value: formatLongDate(data) },
          { label: 'Orario', value: `${ora}–${addMinutes(ora, minuti)}` },
          ...fact('Luogo', luogo),
        ],
      },
      ...(note === undefined ? [] : [{ kind: 'text', title: 'Istruzioni', text: note } as const]),
      {
        kind: 'table',
        columns: [{ label: 'Volontario' }, { label: 'Entrata' }, { label: 'Uscita' }, { label: 'Firma' }],
        rows: lines.map((name) => [name, '', '', '']),
      },
      { kind: 'signatures', signers: ['Il responsabile del turno'] },
    ],
  }
}
