import { describe, expect, it } from 'vitest'
import { foglioAnno, foglioDonatori } from './foglio.ts'
import { paginaAnno } from './pagina.ts'
import type { DaChiudere, Registri } from './registri.ts'
import { righeDi, SENZA } from './righe.ts'

const PAROLE = {
  schede: { dono: 'dono', spesa: 'uscita', presenza: 'presenza', turno: 'turno', servizio: 'servizio' },
  tipiDono: { monetaria: 'Monetaria', beni: 'Beni' },
  tipiServizio: { colloquio: 'Colloquio' },
} as const
const names = { d1: 'Mirella Iotti', d2: 'Forno Prova', p1: 'Doposcuola', b1: 'Famiglia R.', i1: 'Rossana Melis' }
const dono = { id: 'a', data: '2026-03-01', tipo: 'monetaria', importo: 10_000, donatore: 'd1', haAgevolazione: true } as const
const registri: Registri = {
  doni: {
    rows: [
      { ...dono, progetto: 'p1' },
      { ...dono, id: 'b', donatore: 'd2', tipo: 'beni', importo: 5000 },
      { ...dono, id: 'c', importo: 700, haAgevolazione: false },
      { ...dono, id: 'd', importo: -10_000, storna: 'a', progetto: 'p1' },
    ],
    names,
  },
  spese: { rows: [{ id: 's', data: '2026-04-01', descrizione: 'Libri', importo: 2500, progetto: 'p1' }], names },
  presenze: { rows: [{ id: 'o', data: '2026-05-01', turno: 't', incarico: 'i1', ore: 1.5 }], names },
  turni: { rows: [{ id: 't', progetto: 'p1' }], names },
  servizi: {
    rows: [
      { id: 'x', data: '2026-06-01', tipo: 'colloquio', beneficiario: 'b1' },
      { id: 'y', data: '2026-06-08', tipo: 'colloquio', beneficiario: 'b1' },
    ],
    names,
  },
}
const rows = righeDi(registri, PAROLE)
const CHIUSO: DaChiudere = { senzaRicevuta: { rows: [], names }, aperti: [] }
/** Amounts are written with a space that does not break. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')

describe('The rows of a year', () => {
  it('belong to a project, hours by their shift, the rest to the association', () => {
    expect(rows.map(({ key, genere, value, progetto }) => [key, genere, value, progetto])).toEqual([
      ['a', 'monetaria', 10_000, 'Doposcuola'],
      ['b', 'beni', 5000, SENZA],
      ['c', 'monetaria', 700, SENZA],
      ['d', 'monetaria', -10_000, 'Doposcuola'],
      ['s', 'speso', 2500, 'Doposcuola'],
      ['o', 'ore', 1.5, 'Doposcuola'],
      ['x', 'erogati', 1, SENZA],
      ['y', 'erogati', 1, SENZA],
    ])
  })

  it('lead to their records by what those are called', () => {
    expect(rows.map(({ row }) => row)).toEqual(
      expect.arrayContaining([
        { entity: 'dono', id: 'd', heading: 'Mirella Iotti', detail: '01/03/2026, Monetaria, storno' },
        { entity: 'uscita', id: 's', heading: 'Libri', detail: '01/04/2026' },
        { entity: 'presenza', id: 'o', heading: 'Rossana Melis', detail: '01/05/2026' },
        { entity: 'servizio', id: 'x', heading: 'Famiglia R.', detail: '01/06/2026, Colloquio' },
      ]),
    )
  })
})

describe('The page of a year', () => {
  it('adds up project by project and donor by donor; a reversal is no gift, and a person is one', () => {
    const { blocks = [] } = paginaAnno(rows, CHIUSO, '2026', PAROLE)
    const [strip, byProject, byDonor] = blocks
    const notes = strip?.kind === 'figures' ? strip.figures.map(({ value, note }) => [value, note]) : []
    expect(notes.slice(0, 1)).toEqual([[700, '2 donazioni']])
    expect(notes.at(-1)).toEqual([2, 'a 1 beneficiario'])
    const total = (block: typeof strip) =>
      block?.kind === 'table' ? block.total?.map((cell) => typeof cell === 'object' && cell.value) : []
    expect(total(byProject)).toEqual([700, 5000, 0, 2500, 1.5, 2])
    expect(total(byDonor)).toEqual([700, 5000, 0, 5000, 5700])
    const projects = byProject?.kind === 'table' ? byProject.sections[0]?.rows.map(({ label }) => label) : []
    expect(projects).toEqual(['Doposcuola', SENZA])
  })

  it('lists what lacks, and says when there is nothing', () => {
    const open: DaChiudere = {
      senzaRicevuta: { rows: [dono], names },
      aperti: [{ id: 't', data: '2026-05-01', attivita: 'Aiuto compiti' }],
    }
    const said = plain(paginaAnno(rows, open, '2026', PAROLE).blocks?.[1])
    expect(said).toContain('100,00 € del 01/03/2026: manca la ricevuta.')
    expect(said).toContain('Il turno del 01/05/2026 non è segnato come svolto')
    expect(paginaAnno([], open, '2023', PAROLE).blocks).toMatchObject([{ kind: 'empty' }])
  })
})

it('goes out on paper and as a sheet with the same sums', () => {
  const paper = plain(foglioAnno(rows, '2026', { name: 'Prova ETS', address: '', vatNumber: '', phone: '', register: 'Iscritta al RUNTS' }))
  for (const words of ['Relazione 2026', 'Iscritta al RUNTS', 'Donazioni 57,00 €, spese 25,00 €.', '"Ore","value":"1,5"'])
    expect(paper).toContain(words)
  expect(foglioAnno(rows, '2026', undefined)).not.toHaveProperty('subtitle')
  expect(foglioDonatori(rows, '2026')).toEqual({
    sheet: {
      name: 'donatori-2026.csv',
      rows: [
        ['Donatore', 'Denaro', 'Beni', 'Servizi donati', 'Con agevolazione', 'In tutto'],
        ['Forno Prova', '0', '50', '0', '50', '50'],
        ['Mirella Iotti', '7', '0', '0', '0', '7'],
      ],
    },
  })
})
