import { formatDate } from '../../kernel/italian/dates.ts'
import type { LettoTrimestre } from './imposta-trimestre.ts'

const HEADERS = [
  'Prenotazione',
  'Camera',
  'Persona',
  'Arrivo',
  'Partenza',
  'Notti',
  'Dovute',
  'Esenti o ridotte',
  'Motivo',
  'Oltre il massimo',
  'Senza tariffa',
  'Imposta',
] as const

/** Plain digits with a comma: a spreadsheet reads a number. */
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** The quarter as rows for a spreadsheet, one for each person of each stay; the last column sums up to the tax due. */
export function righeCsv({ righe, camere }: LettoTrimestre): readonly (readonly string[])[] {
  const rows = righe.flatMap(({ prenotazione, persone }) =>
    persone.map(({ chi, pernottamenti }) => {
      const having = (...outcomes: string[]) => String(pernottamenti.filter(({ esito }) => outcomes.includes(esito)).length)
      return [
        prenotazione.ospite,
        camere.get(prenotazione.camera) ?? '',
        chi,
        formatDate(prenotazione.arrivo),
        formatDate(prenotazione.partenza),
        String(pernottamenti.length),
        having('dovuta'),
        having('esente', 'ridotta'),
        [...new Set(pernottamenti.flatMap(({ motivo }) => motivo ?? []))].join(', '),
        having('oltre_tetto'),
        having('senza_tariffa'),
        euros(pernottamenti.reduce((sum, { centesimi }) => sum + centesimi, 0)),
      ]
    }),
  )
  return [HEADERS, ...rows]
}
