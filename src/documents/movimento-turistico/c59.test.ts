import { describe, expect, it } from 'vitest'
import { c59Paper } from './c59.ts'
import { countMovement } from './count-movement.ts'
import type { Cliente, Soggiorno } from './soggiorno.ts'

const guest = (id: string, residenza: Cliente['residenza']): Cliente => ({
  id,
  tipo: '16',
  sesso: 'M',
  nascita: '1980-01-01',
  cittadinanza: '100000100',
  residenza,
})
const stays: Soggiorno[] = [
  {
    id: 'a',
    arrivo: '2026-11-28',
    partenza: '2026-12-02',
    camere: ['1'],
    turismo: 'Culturale',
    mezzo: 'Auto',
    canale: 'Diretta web',
    clienti: [guest('1', { stato: '100000100', luogo: '408037006', provincia: 'BO' }), guest('2', { stato: '100000216', luogo: 'DE300' })],
  },
]
const NAMES: Readonly<Record<string, string>> = { 'IT-BO': 'Bologna', '100000216': 'Germania' }

describe('c59Paper', () => {
  const struttura = { nome: 'Albergo Aurora', codice: 'G00001', comune: 'Bologna', camere: 5, letti: 10, giorniApertura: 30 }
  const paper = c59Paper(countMovement(stays, '2026-11'), struttura, (key) => NAMES[key] ?? key)

  it('says the month and its figures', () => {
    expect(paper).toMatchObject({ title: 'Movimento dei clienti, riepilogo mensile C/59', subtitle: 'Albergo Aurora, novembre 2026' })
    expect(paper.blocks[1]).toMatchObject({
      facts: [
        { label: 'Arrivi', value: '2' },
        { label: 'Presenze', value: '6' },
        { label: 'Camere occupate', value: '3' },
        { label: 'Camere occupate su disponibili', value: '2 %' },
        { label: 'Presenze su letti disponibili', value: '2 %' },
      ],
    })
  })

  it('keeps residents in Italy and abroad apart', () => {
    expect(paper.blocks[2]).toMatchObject({ title: 'Residenti in Italia', rows: [['Bologna', '1', '3']], totals: ['Totale', '1', '3'] })
    expect(paper.blocks[3]).toMatchObject({ title: "Residenti all'estero", rows: [['Germania', '1', '3']] })
    expect(paper.blocks[4]).toMatchObject({ rows: [['Culturale', '2', '6']] })
  })

  it('has a row a day and as many cells as columns', () => {
    const days = paper.blocks[5]
    expect(days).toMatchObject({ totals: ['Totale', '', '2', '0', '6', '3'] })
    expect(days?.kind === 'table' && days.rows.length).toBe(30)
    const widths = paper.blocks.map((block) =>
      block.kind === 'table' ? [...block.rows, block.totals ?? []].every((row) => row.length === block.columns.length) : true,
    )
    expect(widths).not.toContain(false)
  })

  it('keeps apart who has not said where he lives', () => {
    const unknown = [{ ...(stays[0] as Soggiorno), id: 'b', clienti: [guest('3', { stato: '', luogo: '' })] }]
    const mixed = c59Paper(countMovement([...stays, ...unknown], '2026-11'), struttura, (key) => NAMES[key] ?? (key || 'Da completare'))
    expect(mixed.blocks[3]).toMatchObject({ title: "Residenti all'estero", totals: ['Totale', '1', '3'] })
    expect(mixed.blocks[4]).toMatchObject({ title: 'Residenza da completare', rows: [['Da completare', '1', '3']] })
  })

  it('has a dash where there is nothing to divide by', () => {
    const closed = c59Paper(countMovement([], '2026-11'), { ...struttura, giorniApertura: 0 }, (key) => key)
    expect(closed.blocks[1]).toMatchObject({ facts: [{}, {}, {}, { value: '–' }, { value: '–' }] })
  })
})
