import { formatDate } from '../../kernel/italian/dates.ts'
import type { OfficialRow } from './read-official-table.ts'

/** A table as the portal lets it be downloaded. */
export const officialText = (rows: ReadonlyMap<string, OfficialRow>): string =>
  [
    'Codice,Descrizione,Provincia,DataFineVal',
    ...[...rows.values()].map(({ code, name, provincia, to }) =>
      [code, name.includes(',') ? `"${name}"` : name, provincia, to ? `${formatDate(to)} 00:00:00` : ''].join(','),
    ),
  ].join('\r\n')
