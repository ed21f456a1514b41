import type { Place } from './places.ts'

const clean = (cell: string | undefined) => (cell ?? '').trim().replace(/^"(.*)"$/, '$1')

/** '26/07/2009 00:00:00' as '2009-07-26'. */
function day(cell: string): string | undefined {
  const [, dd, mm, yyyy] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(cell) ?? []
  return yyyy && `${yyyy}-${mm}-${dd}`
}

function rows(csv: string): string[][] {
  const lines = csv.split(/\r?\n/).filter((line) => line.trim())
  const separator = lines[0]?.includes(';') ? ';' : ','
  return lines.slice(1).map((line) => line.split(separator).map(clean))
}

/**
 * The comuni or states of the portal's own download (header 'Codice,Descrizione,Provincia,DataFineVal', comma; the web
 * service's `Tabella` separates with ';'). Rows without a code of nine digits are left out; an empty answer means that
 * the file is something else.
 */
export function readOfficialTable(csv: string): Place[] {
  return rows(csv)
    .filter(([code]) => /^\d{9}$/.test(code ?? ''))
    .map(([code = '', name = '', ...rest]) => {
      const kind = code.startsWith('4') ? 'comune' : 'stato'
      const provincia = kind === 'comune' ? (rest.find((cell) => /^[A-Z]{2}$/.test(cell)) ?? '') : ''
      return { kind, code, name, provincia, to: day(rest.at(-1) ?? ''), letters: '', also: [], sigle: [] }
    })
}

/** The kinds of document of the same download: five letters and the description. */
export function readOfficialDocumenti(csv: string): Map<string, string> {
  return new Map(rows(csv).flatMap(([code = '', name = '']) => (/^[A-Z]{5}$/.test(code) ? [[code, name]] : [])))
}
