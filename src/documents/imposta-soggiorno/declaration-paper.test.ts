import { describe, expect, it } from 'vitest'
import { declarationPaper, outcomesOf } from './declaration-paper.ts'
import type { Regole, Soggiorno } from './regole.ts'
import { taxOfQuarter } from './tax-of-quarter.ts'

const regole: Regole = {
  tariffe: [{ dal: '2026-01-01', centesimi: 250 }],
  tettoNotti: 3,
  esenzioni: [
    { motivo: 'Minori di 12 anni', quando: { tipo: 'eta', sottoAnni: 12 } },
    { motivo: 'Da 70 anni', quando: { tipo: 'eta', daAnni: 70 }, percento: 50 },
  ],
  competenza: 'pernottamento',
}
const stays: Soggiorno[] = [
  {
    id: 's',
    arrivo: '2026-12-29',
    partenza: '2027-01-02',
    ospiti: [
      { id: 'a', nascita: '1980-01-01' },
      { id: 'b', nascita: '2020-01-01' },
      { id: 'c', nascita: '1950-01-01' },
    ],
  },
]
const tax = taxOfQuarter(stays, regole, '2026-T4')
const struttura = { nome: 'Locanda', comune: 'Mantova', indirizzo: '', cin: '' }
const righe = [{ ospite: 'Famiglia Riva', arrivo: '2026-12-29', partenza: '2027-01-02', notti: 9, centesimi: tax.centesimi }]

describe('declarationPaper', () => {
  const paper = declarationPaper(tax, regole, struttura, righe)

  it('says house, quarter, rate and cap', () => {
    expect(paper.subtitle).toBe('Locanda, quarto trimestre 2026')
    expect(paper.blocks[1]).toMatchObject({
      facts: [{ value: '11,25\u00a0€' }, { value: '9' }, { value: '2,50\u00a0€ a persona e notte' }, { value: '3 di fila' }],
    })
    const open = declarationPaper(tax, { ...regole, tariffe: [], tettoNotti: undefined }, struttura, [])
    expect(open.blocks[1]).toMatchObject({ facts: [{}, {}, { value: '' }, { value: 'Senza limite' }] })
  })

  it('lists the outcomes, which sum up to the totals', () => {
    expect(paper.blocks[2]).toMatchObject({
      rows: [
        ['Soggette a imposta', '3', '7,50\u00a0€'],
        ['Esenti: Minori di 12 anni', '3', '0,00\u00a0€'],
        ['Ridotte: Da 70 anni', '3', '3,75\u00a0€'],
        ['Oltre il numero massimo di notti', '0', '0,00\u00a0€'],
        ['Senza tariffa in vigore', '0', '0,00\u00a0€'],
      ],
      totals: ['Totale', '9', '11,25\u00a0€'],
    })
    const next = taxOfQuarter(stays, regole, '2027-T1')
    for (const quarter of [tax, next]) {
      expect(outcomesOf(quarter).reduce((sum, { notti }) => sum + notti, 0)).toBe(quarter.pernottamenti)
      expect(outcomesOf(quarter).reduce((sum, { centesimi }) => sum + centesimi, 0)).toBe(quarter.centesimi)
    }
    expect(next.oltreTetto).toBe(3)
  })

  it('lists the stays', () => {
    expect(paper.blocks[3]).toMatchObject({ rows: [['Famiglia Riva', '29/12/2026', '02/01/2027', '9', '11,25\u00a0€']] })
  })
})
