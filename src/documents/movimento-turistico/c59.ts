import { formatDate, formatMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Paper, PaperBlock } from '../../kernel/paper/paper.ts'
import type { Movement } from './count-movement.ts'

/** What the sheet says of the house. */
interface Struttura {
  readonly nome: string
  /** Given by the region. */
  readonly codice: string
  readonly comune: string
  readonly camere: number
  readonly letti: number
  readonly giorniApertura: number
}

/** Figures that somebody has written over those that were counted, and why. */
interface Corretto {
  readonly arrivi: number
  readonly presenze: number
  readonly righe: readonly {
    /** «Tutti», «FRA, Leisure». */
    readonly riguarda: string
    readonly contati: { readonly arrivi: number; readonly presenze: number }
    readonly scritti: { readonly arrivi: number; readonly presenze: number }
    readonly motivo: string
  }[]
}

const ITALIAN = /^IT-/
const UNKNOWN = ''
const number = (n: number) => formatNumber(n)
/** Part of the whole as '37,5 %'; a dash when there is no whole. */
const share = (part: number, whole: number) => (whole > 0 ? `${formatNumber((part / whole) * 100, { decimals: 1 })} %` : '–')

function byPlace(
  title: string,
  label: string,
  groups: Movement['gruppi'],
  keys: readonly string[],
  nameOf: (key: string) => string,
): PaperBlock {
  const rows = keys
    .map((key) => ({ name: nameOf(key), arrivi: groups.get(key)?.arrivi.value ?? 0, presenze: groups.get(key)?.presenze.value ?? 0 }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const sum = (of: 'arrivi' | 'presenze') => number(rows.reduce((total, row) => total + row[of], 0))
  return {
    kind: 'table',
    title,
    columns: [{ label }, { label: 'Arrivi', numeric: true }, { label: 'Presenze', numeric: true }],
    rows: rows.map(({ name, arrivi, presenze }) => [name, number(arrivi), number(presenze)]),
    totals: ['Totale', sum('arrivi'), sum('presenze')],
  }
}

/** «47, corretto a mano (contati 45)». */
const said = (counted: number, written = counted): string | number =>
  written === counted ? counted : `${number(written)}, corretto a mano (contati ${number(counted)})`

function corrections({ righe }: Corretto): PaperBlock {
  return {
    kind: 'table',
    title: 'Corretto a mano',
    columns: [{ label: 'Riguarda' }, { label: 'Arrivi', numeric: true }, { label: 'Presenze', numeric: true }, { label: 'Motivo' }],
    rows: righe.map(({ riguarda, contati, scritti, motivo }) => [
      riguarda,
      `${number(scritti.arrivi)} (contati ${number(contati.arrivi)})`,
      `${number(scritti.presenze)} (contati ${number(contati.presenze)})`,
      motivo,
    ]),
  }
}

function byDay({ giorni, arrivi, presenze, camere }: Movement): PaperBlock {
  const departures = giorni.reduce((sum, { partenze }) => sum + partenze.value, 0)
  const labels = ['Presenti la notte prima', 'Arrivi', 'Partenze', 'Presenti', 'Camere occupate']
  return {
    kind: 'table',
    title: 'Giorno per giorno',
    columns: [{ label: 'Giorno' }, ...labels.map((label) => ({ label, numeric: true }))],
    rows: giorni.map((day) => [
      formatDate(day.data),
      ...[day.presentiPrima, day.arrivi, day.partenze, day.presenti, day.camere].map(({ value }) => number(value)),
    ]),
    totals: ['Totale', '', number(arrivi.value), number(departures), number(presenze.value), number(camere.value)],
  }
}

/**
 * The monthly summary C/59 to print: residents in Italy by province, abroad by country, day by day, by reason. `nameOf` gives
 * the name of 'IT-BO' ('Bologna'), of a state's code, of 'IT-' or of '' (nothing known, which has a table of its own). Each region has its own sheet and its own day of the month
 * to hand it in: this is the content, not the form of any of them.
 */
export function c59Paper(movement: Movement, struttura: Struttura, nameOf: (key: string) => string, corretto?: Corretto): Paper {
  const { gruppi, turismo, arrivi, presenze, camere, mese } = movement
  const keys = [...gruppi.keys()]
  const fact = (label: string, value: string | number) => ({ label, value: typeof value === 'number' ? number(value) : value })
  const open = struttura.giorniApertura
  return {
    title: 'Movimento dei clienti, riepilogo mensile C/59',
    subtitle: `${struttura.nome}, ${formatMonth(mese)}`,
    blocks: [
      {
        kind: 'facts',
        title: 'Struttura',
        facts: [
          fact('Codice', struttura.codice),
          fact('Comune', struttura.comune),
          fact('Camere', struttura.camere),
          fact('Letti', struttura.letti),
          fact('Giorni di apertura', open),
        ],
      },
      {
        kind: 'facts',
        title: 'Mese',
        facts: [
          fact('Arrivi', said(arrivi.value, corretto?.arrivi)),
          fact('Presenze', said(presenze.value, corretto?.presenze)),
          fact('Camere occupate', camere.value),
          fact('Camere occupate su disponibili', share(camere.value, struttura.camere * open)),
          fact('Presenze su letti disponibili', share(corretto?.presenze ?? presenze.value, struttura.letti * open)),
        ],
      },
      ...(corretto ? [corrections(corretto)] : []),
      byPlace(
        'Residenti in Italia',
        'Provincia',
        gruppi,
        keys.filter((key) => ITALIAN.test(key)),
        nameOf,
      ),
      byPlace(
        "Residenti all'estero",
        'Paese',
        gruppi,
        keys.filter((key) => !ITALIAN.test(key) && key !== UNKNOWN),
        nameOf,
      ),
      ...(keys.includes(UNKNOWN) ? [byPlace('Residenza da completare', 'Ospiti', gruppi, [UNKNOWN], nameOf)] : []),
      byPlace('Motivo del viaggio', 'Motivo', turismo, [...turismo.keys()], (key) => key),
      byDay(movement),
      { kind: 'signatures', signers: ['Il responsabile della struttura'] },
    ],
  }
}
