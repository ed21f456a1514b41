import { describe, expect, it, test } from 'vitest'
import { fileSpese } from './file.ts'
import { mancano } from './mancanze.ts'
import { anniDaConsegnare, riepilogoSpese } from './riepilogo.ts'
import type { FatturaSanitaria, IncassoSanitario, RigheAnno } from './righe.ts'
import { divisa, speseDi } from './spese.ts'
import { diciture, pagamentiRicevuti } from './sulla-fattura.ts'
import { isTracciabile } from './tracciabile.ts'

/** Amounts are written with a space that does not break. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')
const SCHEDE = { paziente: 'persona', incasso: 'pagamento', nota: 'nota' } as const

const fattura: FatturaSanitaria = {
  id: 'f1',
  numero: '7/2026',
  data: '2026-03-02',
  cliente: 'p1',
  righe: [{ quantita: 1, prezzo: 14_000, iva: 'N4' }],
  bollo: 200,
  residuo: 0,
}
const incasso: IncassoSanitario = { id: 'i1', paziente: 'p1', fattura: 'f1', giorno: '2026-03-10', importo: 14_200, mezzo: 'carta' }
const anno = (rows: Partial<RigheAnno> = {}) =>
  speseDi({
    incassi: [incasso],
    fatture: [fattura],
    note: [],
    pazienti: [{ id: 'p1', nome: 'Amedeo', cognome: 'Rinaldi', codice_fiscale: 'RNDMDA67T02L219W' }],
    ...rows,
  })
const firm = { name: 'Studio Prova', address: '', vatNumber: '02345681197', phone: '' }
const sheet = (rows: Partial<RigheAnno> = {}) => {
  const made = fileSpese(anno(rows).spese, '2026', firm, SCHEDE)
  return 'sheet' in made ? made.sheet.rows.slice(1) : made
}

test('the file waits for the VAT number of who issued the invoices', () => {
  const { spese } = anno()
  for (const whose of [undefined, { ...firm, vatNumber: '' }])
    expect(fileSpese(spese, '2026', whose, SCHEDE)).toMatchObject({ obstacles: { title: 'Manca la partita IVA dello studio' } })
})

describe('Payments', () => {
  it('are traced but for cash', () => {
    expect((['carta', 'bonifico', 'assegno', 'contanti'] as const).map(isTracciabile)).toEqual([true, true, true, false])
  })

  it('shares a part payment over rates, nature and stamp, to the cent', () => {
    expect(
      divisa(5000, [
        ['N4', 10_000],
        ['22', 2440],
        ['bollo', 200],
      ]),
    ).toEqual([
      ['N4', 3956],
      ['22', 965],
      ['bollo', 79],
    ])
    expect(
      divisa(14_200, [
        ['N4', 14_000],
        ['bollo', 200],
      ]),
    ).toEqual([
      ['N4', 14_000],
      ['bollo', 200],
    ])
  })

  it('stand on the invoice with what can be traced; of none nothing is said', () => {
    const [table] = pagamentiRicevuti([incasso, { ...incasso, mezzo: 'contanti' }], (mezzo) => mezzo.toUpperCase())
    expect(table).toMatchObject({ rows: [['10/03/2026', 'CARTA', 'Sì', expect.any(String)], expect.arrayContaining(['CONTANTI', 'No'])] })
    expect(pagamentiRicevuti([], String)).toEqual([])
  })
})

describe('The expenses of a year', () => {
  it('are a row for each part of a payment, with what is asked of it, the stamp apart', () => {
    const head = ['02345681197', '02/03/2026', '7/2026', '1', 'F', '10/03/2026', 'RNDMDA67T02L219W', '0', 'SI']
    expect(sheet()).toEqual([
      [...head, 'SR', 'N4', '140,00'],
      [...head, 'Bollo addebitato', '', '2,00'],
    ])
  })

  it('of who opposed bear no code, and need none', () => {
    const opposed = { fatture: [{ ...fattura, opposizione: true }] }
    expect(anno(opposed).spese.map(({ codice, haOpposto }) => [codice, haOpposto])).toEqual([
      [undefined, true],
      [undefined, true],
    ])
    expect(sheet({ ...opposed, pazienti: [{ id: 'p1', nome: 'A', cognome: 'R' }] })).toHaveLength(2)
  })

  it('go into no file while a code lacks', () => {
    expect(sheet({ pazienti: [{ id: 'p1', nome: 'Amedeo', cognome: 'Rinaldi' }] })).toMatchObject({
      obstacles: { lines: [{ heading: 'Rinaldi Amedeo', ways: [{ entity: 'persona', id: 'p1' }] }] },
    })
  })

  it('leave out what was taken back within the year, and name what an earlier one told', () => {
    const back: IncassoSanitario = { ...incasso, id: 'i2', importo: -14_200, giorno: '2026-04-01', storna: 'i1' }
    expect(anno({ incassi: [incasso, back] })).toMatchObject({ spese: [], storni: [] })
    const later = anno({ incassi: [back] })
    expect(later).toMatchObject({ spese: [], storni: [{ id: 'i2', importo: 14_200 }] })
    expect(plain(mancano(later, SCHEDE))).toContain('Il 01/04/2026 sono stati stornati 142,00 €')
  })

  it('tell payments without an invoice, and credit notes on what was paid', () => {
    const ahead: IncassoSanitario = { ...incasso, fattura: undefined }
    const note = [{ id: 'n1', numero: 'NC/1/2026', fattura: 'f1', cliente: 'p1' }]
    const lines = mancano(anno({ incassi: [ahead], note, fatture: [{ ...fattura, residuo: -14_200 }] }), SCHEDE)
    expect(plain(lines)).toContain('142,00 € del 10/03/2026 non hanno una fattura')
    expect(plain(lines)).toContain('La nota di credito NC/1/2026 storna la fattura 7/2026, già incassata')
    expect(lines.map(({ ways }) => ways[0]?.entity)).toEqual(['pagamento', 'nota'])
    expect(mancano(anno({ note }), SCHEDE)).toEqual([])
  })

  it('add up month by month, and every figure leads to its payments', () => {
    const cash: IncassoSanitario = { ...incasso, id: 'i2', giorno: '2026-05-04', mezzo: 'contanti', importo: 5000 }
    const { blocks = [], ...rest } = riepilogoSpese(anno({ incassi: [incasso, cash] }), '2026', SCHEDE)
    const table = blocks.find((block) => block.kind === 'table')
    expect(table?.total?.map((cell) => (typeof cell === 'object' ? cell.value : cell))).toEqual([14_200, 5000, 0, 19_200])
    expect(table?.sections[0]?.rows.map(({ key }) => key)).toEqual(['2026-03', '2026-05'])
    expect('behind' in rest && rest.behind.get('i1.N4')).toMatchObject({ entity: 'pagamento', id: 'i1' })
    expect(riepilogoSpese(anno({ incassi: [] }), '2026', SCHEDE).blocks).toMatchObject([{ kind: 'empty' }])
  })

  it('opens on the year before in January, when that is handed in', () => {
    const first = (today: string) => anniDaConsegnare(today).first
    expect([first('2027-01-31'), first('2027-02-01'), first('2028-02-29')]).toEqual(['2026', '2027', '2028'])
  })
})

it('an invoice says why it bears no VAT, the stamp, and where its data go', () => {
  const said = plain(diciture(fattura))
  for (const words of ['art. 10, n. 18', 'Imposta di bollo di 2,00 €', 'art. 10-bis D.L. 119/2018', 'salvo opposizione'])
    expect(said).toContain(words)
  const other = plain(diciture({ righe: [{ quantita: 1, prezzo: 100, iva: '22' }], bollo: 0, opposizione: true }))
  expect(other).toContain('si oppone')
  expect(other).not.toMatch(/esente|bollo/)
})
