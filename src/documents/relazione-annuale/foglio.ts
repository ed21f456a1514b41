import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Firm, Paper } from '../../kernel/paper/paper.ts'
import type { ReportMade } from '../../kernel/report/report.ts'
import { celleDonatore, COLONNE_DONATORE, di, doni, INTESTAZIONI, per, persone, somma, UNITA } from './cifre.ts'
import { generi, type Genere, type Riga } from './righe.ts'
import { sentences } from './sentences.ts'

function write(some: readonly Riga[], one: Genere): string {
  const value = somma(di(some, one))
  return UNITA[one] === 'money' ? formatMoney(value) : formatNumber(value, { decimals: one === 'ore' ? 1 : 0 })
}

/** The year on paper, for the assembly, under the register that the association is entered in (D.Lgs. 117/2017, art. 12). */
export function foglioAnno(rows: readonly Riga[], anno: string, firm: Firm | undefined): Paper {
  return {
    title: `Relazione ${anno}`,
    ...(firm?.register !== undefined && { subtitle: firm.register }),
    blocks: [
      {
        kind: 'facts',
        title: 'L’anno in breve',
        facts: [
          ...generi.map((one) => ({ label: INTESTAZIONI[one], value: write(rows, one) })),
          { label: 'Beneficiari', value: formatNumber(persone(rows)) },
        ],
      },
      {
        kind: 'table',
        title: 'Per progetto',
        columns: [{ label: 'Progetto' }, ...generi.map((one) => ({ label: INTESTAZIONI[one], numeric: true }))],
        rows: per(rows, 'progetto').map(([name, some]) => [name, ...generi.map((one) => write(some, one))]),
        totals: ['Totale', ...generi.map((one) => write(rows, one))],
      },
      {
        kind: 'table',
        title: 'Per donatore',
        columns: [{ label: 'Donatore' }, ...COLONNE_DONATORE.map((label) => ({ label, numeric: true }))],
        rows: per(doni(rows), 'donatore').map(([name, some]) => [
          name,
          ...celleDonatore(name, some).map(({ value }) => formatMoney(value)),
        ]),
        totals: ['Totale', ...celleDonatore('tutti', doni(rows)).map(({ value }) => formatMoney(value))],
      },
      { kind: 'text', title: 'In tutto', text: sentences.inAll(somma(doni(rows)), somma(di(rows, 'speso'))) },
      { kind: 'signatures', signers: ['Il legale rappresentante'] },
    ],
  }
}

/** The donors of the year as a sheet; euros with at most two decimals. */
export function foglioDonatori(rows: readonly Riga[], anno: string): ReportMade {
  const euro = (cents: number) => formatNumber(cents / 100, { decimals: 2 })
  return {
    sheet: {
      name: `donatori-${anno}.csv`,
      rows: [
        ['Donatore', ...COLONNE_DONATORE],
        ...per(doni(rows), 'donatore').map(([name, some]) => [name, ...celleDonatore(name, some).map(({ value }) => euro(value))]),
      ],
    },
  }
}
