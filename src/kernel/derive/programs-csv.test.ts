import { describe, expect, it } from 'vitest'
import { decodeCsv, readCsv } from '../exchange/csv.ts'

const latin1 = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign === '’' ? 0x92 : sign.charCodeAt(0)))
const utf16 = (text: string, isBig: boolean, hasMark: boolean) => {
  const units = (hasMark ? '\ufeff' : '') + text
  return Uint8Array.from(
    [...units]
      .flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])
      .flatMap((_, at, all) => {
        const pair = [all[at - (at % 2)] ?? 0, all[at - (at % 2) + 1] ?? 0]
        return [(isBig ? pair.toReversed() : pair)[at % 2] ?? 0]
      }),
  )
}
const tableOf = (bytes: Uint8Array) => {
  const { headers, rows, separator, fault, totals } = readCsv(decodeCsv(bytes))
  return { headers, cells: rows.map(({ cells }) => cells), separator, fault, totals: totals?.map(({ line }) => line) }
}
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('CSV of several programs', () => {
  it('an accounting program: title, blank line, Latin-1', () => {
    const text =
      'Elenco clienti, aggiornato al 30/06/2026\r\n\r\nNome/Ragione Sociale;Tipo Cliente;Telefono\r\nRossi Nicolò;Privato;335 1234567\r\n'
    expect(tableOf(latin1(text))).toEqual({
      headers: ['Nome/Ragione Sociale', 'Tipo Cliente', 'Telefono'],
      cells: [['Rossi Nicolò', 'Privato', '335 1234567']],
      separator: ';',
      fault: undefined,
      totals: undefined,
    })
  })

  it('a ledger: account and period above, a total below, UTF-16', () => {
    const text =
      'Conto;0012\r\nDal;01/01/2026\r\nAl;30/06/2026\r\nData;Causale;Importo;Saldo\r\n02/01/2026;Vendita;1.250,00;1.250,00\r\n03/01/2026;Vendita;10,00;1.260,00\r\nTotale;;1.260,00;\r\n'
    for (const bytes of [utf16(text, false, true), utf16(text, true, true), utf16(text, false, false)]) {
      expect(tableOf(bytes)).toMatchObject({ headers: ['Data', 'Causale', 'Importo', 'Saldo'], separator: ';', totals: [7] })
      expect(tableOf(bytes).cells).toHaveLength(2)
    }
  })

  it('a title above a file with commas', () => {
    expect(
      tableOf(utf8('Elenco clienti\nNome,Telefono,Note\n"Rossi, Mario",335 1234567,"via Roma, 3"\nNeri,045 8001234,\n')),
    ).toMatchObject({ headers: ['Nome', 'Telefono', 'Note'], separator: ',', fault: undefined })
  })

  it('amounts with commas between semicolons', () => {
    const text = 'Prodotto;Prezzo;Costo\n' + Array.from({ length: 20 }, (_, at) => `Vite ${at};1,50;0,75`).join('\n')
    expect(tableOf(utf8(text))).toMatchObject({ headers: ['Prodotto', 'Prezzo', 'Costo'], separator: ';' })
  })

  it('headings in doubt, chosen by their line', () => {
    const { headings } = readCsv('Conto;0012\nNome;Telefono;Note\nAnna;335 1234567;\n')
    expect(headings?.line).toBe(1)
    expect(headings?.choose(2)).toMatchObject({ headers: ['Nome', 'Telefono', 'Note'], rows: [{ line: 3 }] })
    expect(readCsv('Nome;Telefono\nAnna;335 1234567\n').headings).toBeUndefined()
  })

  it('a customer who is called so is no total', () => {
    expect(tableOf(utf8('Nome;Telefono\nRossi;1\nTotale Impianti;2\n')).cells).toHaveLength(2)
  })
})
