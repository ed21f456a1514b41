import { plural } from '../../kernel/italian/noun.ts'
import type { Report, ReportBlock, ReportLine } from '../../kernel/report/report-blocks.ts'
import { celleDonatore, COLONNE_DONATORE, di, doni, figura, INTESTAZIONI, per, persone, UNITA } from './cifre.ts'
import type { DaChiudere, Parole } from './registri.ts'
import { generi, type Riga } from './righe.ts'
import { sentences } from './sentences.ts'

const count = (some: readonly Riga[], one: string, many: string) => `${some.length} ${plural(some.length, one, many)}`

function inBreve(rows: readonly Riga[]): ReportBlock {
  const money = di(rows, 'monetaria')
  return {
    kind: 'figures',
    figures: [
      {
        ...figura('Donazioni in denaro', money, 'money'),
        label: 'Denaro',
        // A reversal takes its amount back, and is no gift.
        note: count(
          money.filter(({ value }) => value > 0),
          'donazione',
          'donazioni',
        ),
      },
      { ...figura('Beni donati', di(rows, 'beni'), 'money'), label: 'Beni', note: 'al valore normale' },
      { ...figura('Servizi donati', di(rows, 'servizi'), 'money'), label: 'Servizi donati', note: 'al loro valore' },
      { ...figura('Speso', di(rows, 'speso'), 'money'), label: 'Speso', note: count(di(rows, 'speso'), 'spesa', 'spese') },
      { ...figura('Ore dei volontari', di(rows, 'ore'), 'hours'), label: 'Ore', note: 'dei volontari' },
      { ...figura('Servizi erogati', di(rows, 'erogati'), 'count'), label: 'Servizi', note: sentences.toPeople(persone(rows)) },
    ],
  }
}

const perProgetto = (rows: readonly Riga[], anno: string): ReportBlock => ({
  kind: 'table',
  title: 'Per progetto',
  caption: `Donazioni, spese, ore e servizi del ${anno}, per progetto`,
  columns: [{ label: 'Progetto' }, ...generi.map((one) => ({ label: INTESTAZIONI[one] }))],
  sections: [
    {
      rows: per(rows, 'progetto').map(([name, some]) => ({
        key: name,
        label: name,
        cells: generi.map((one) => figura(`${INTESTAZIONI[one]}, ${name}`, di(some, one), UNITA[one])),
      })),
    },
  ],
  total: generi.map((one) => figura(INTESTAZIONI[one], di(rows, one), UNITA[one])),
})

const perDonatore = (given: readonly Riga[], anno: string): ReportBlock => ({
  kind: 'table',
  title: 'Per donatore',
  caption: `Donazioni del ${anno}, per donatore`,
  columns: [{ label: 'Donatore' }, ...COLONNE_DONATORE.map((label) => ({ label }))],
  sections: [{ rows: per(given, 'donatore').map(([name, some]) => ({ key: name, label: name, cells: celleDonatore(name, some) })) }],
  total: celleDonatore('tutti', given),
})

/** What still lacks before the year can be told: receipts, shifts that nobody closed. */
const mancano = ({ senzaRicevuta, aperti }: DaChiudere, { schede }: Parole): readonly ReportLine[] => [
  ...senzaRicevuta.rows.map((row) => ({
    heading: senzaRicevuta.names[row.donatore] ?? '',
    text: sentences.noReceipt(row.importo, row.data),
    ways: [{ label: 'Apri', entity: schede.dono, id: row.id }],
  })),
  ...aperti.map((row) => ({
    heading: row.attivita,
    text: sentences.openShift(row.data),
    ways: [{ label: 'Apri', entity: schede.turno, id: row.id }],
  })),
]

/** What an association tells of its year: money in and out, gifts, hours and services, project by project and donor by donor. */
export function paginaAnno(rows: readonly Riga[], daChiudere: DaChiudere, anno: string, parole: Parole): Report {
  if (rows.length === 0) return { behind: new Map(), blocks: [{ kind: 'empty', text: sentences.nothing(anno) }] }
  const lines = mancano(daChiudere, parole)
  return {
    behind: new Map(rows.map(({ key, row }) => [key, row])),
    blocks: [
      inBreve(rows),
      ...(lines.length > 0 ? [{ kind: 'missing', title: 'Da chiudere', lines } as const] : []),
      perProgetto(rows, anno),
      perDonatore(doni(rows), anno),
      { kind: 'text', title: 'Come si conta', paragraphs: [sentences.whatCounts(), sentences.whatIsDeducted()] },
    ],
  }
}
