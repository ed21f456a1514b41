import { describe, expect, it } from 'vitest'
import { foglioFirme } from './foglio-firme.ts'
import { oreDal, registroOreDi } from './registro-ore.ts'

describe('The register of hours', () => {
  const chi = {
    nome: 'Rossana Melis',
    disponibilita: 'Sera',
    ore_settimana: '8',
    iscritto_dal: '2024-02-29',
    assicurato_fino: '2027-01-31',
  }
  const turni = [{ id: 't1', ora: '15:00', attivita: 'Aiuto compiti', progetto: 'p1' }]
  const presenze = [
    { data: '2026-11-03', turno: 't1', ore: 2 },
    { data: '2026-11-10', turno: 'gone', ore: 1.5 },
  ]

  it('tells twelve months, this one the last', () => {
    expect(['2026-11-23', '2028-02-29', '2027-01-31'].map(oreDal)).toEqual(['2025-12-01', '2027-03-01', '2026-02-01'])
  })

  it('adds up shift by shift, and says that the work is free', () => {
    const paper = registroOreDi(chi, presenze, turni, { p1: 'Doposcuola' }, '2026-11-23')
    const table = paper.blocks.find((block) => block.kind === 'table')
    expect(table?.title).toBe('Dal 01/12/2025 al 23/11/2026')
    expect(table?.rows).toEqual([
      ['03/11/2026', '15:00', 'Aiuto compiti', 'Doposcuola', '2'],
      ['10/11/2026', '', '', '', '1,5'],
    ])
    expect(table?.totals?.at(-1)).toBe('3,5')
    const said = JSON.stringify(paper)
    for (const words of ['"Nel registro dal","value":"29/02/2024"', 'art. 17 D.Lgs. 117/2017']) expect(said).toContain(words)
    expect(said).not.toContain('Codice fiscale')
  })
})

describe('The sheet to sign of a shift', () => {
  const turno = { attivita: 'Aiuto compiti', data: '2026-11-23', ora: '15:00', minuti: 90, servono: 5 }
  const linesOf = (attesi: readonly string[]) => {
    const table = foglioFirme(turno, 'Doposcuola', attesi).blocks.find((block) => block.kind === 'table')
    return table?.rows.map(([name]) => name)
  }

  it('has a line for each who is expected, by name, and at least two for others', () => {
    expect(linesOf(['Zoe', 'Ada'])).toEqual(['Ada', 'Zoe', '', '', ''])
    expect(linesOf(['a', 'b', 'c', 'd', 'e'])).toHaveLength(7)
  })

  it('says where and how only if that is known', () => {
    expect(JSON.stringify(foglioFirme(turno, 'Doposcuola', []))).toContain('15:00–16:30')
    expect(JSON.stringify(foglioFirme(turno, 'Doposcuola', []))).not.toMatch(/Luogo|Istruzioni/)
    const said = JSON.stringify(foglioFirme({ ...turno, luogo: 'Oratorio', note: 'Chiavi al bar' }, '', []))
    for (const words of ['Oratorio', 'Chiavi al bar']) expect(said).toContain(words)
  })
})
