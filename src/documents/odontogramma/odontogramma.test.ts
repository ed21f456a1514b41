import { describe, expect, it } from 'vitest'
import { arcate, elemento } from './bocca.ts'
import { checkSuperfici } from './check-superfici.ts'
import { isDaLatte, nomeDente, superficiDa } from './denti.ts'
import { foglioOdontogramma } from './foglio.ts'

describe('A tooth', () => {
  it('shows the worse of what lies on one surface, and leaves out what is resolved or annulled', () => {
    const seen = [
      { dente: '4.6', tipo: 'carie', superfici: 'O' },
      { dente: '4.6', tipo: 'otturazione', superfici: 'MO' },
      { dente: '4.6', tipo: 'frattura', superfici: 'V', risolto: '2026-11-01' },
      { dente: '3.6', tipo: 'mancante' },
    ] as const
    const treated = [
      { dente: '4.6', cura: 'Otturazione', superfici: 'OD', stato: 'pianificata' },
      { dente: '4.6', cura: 'Otturazione', superfici: 'L', stato: 'annullata' },
    ] as const
    const { superfici, isMancante, detto } = elemento('4.6', seen, treated)
    expect(Object.fromEntries(superfici)).toEqual({ D: 'previsto', M: 'presente', O: 'da_curare' })
    expect(isMancante).toBe(false)
    expect(detto).toBe('4.6, primo molare inf. dx: carie O, otturazione MO, otturazione OD prevista')
    expect(elemento('3.6', seen, treated).isMancante).toBe(true)
    expect(elemento('1.1', seen, treated).detto).toBe('1.1, incisivo centrale sup. dx: niente da segnalare')
  })

  it('has the name of its place, of milk too', () => {
    expect(nomeDente('2.8')).toBe('Terzo molare sup. sx')
    expect(nomeDente('8.4')).toBe('Primo molare da latte inf. dx')
    expect([isDaLatte('4.8'), isDaLatte('5.1')]).toEqual([false, true])
  })

  it.each([
    ['mod', ['M', 'O', 'D']],
    ['M, P', ['M', 'L']],
    ['IB', ['O', 'V']],
    ['MM', undefined],
    ['X', undefined],
    ['', []],
  ])('reads the surfaces of «%s»', (text, surfaces) => {
    expect(superficiDa(text)).toEqual(surfaces)
  })
})

it('lays the arches out as one looks at the mouth', () => {
  const [upper, lower] = arcate(false)
  expect([upper.at(0), upper.at(7), upper.at(8), upper.at(-1)]).toEqual(['1.8', '1.1', '2.1', '2.8'])
  expect([lower.at(0), lower.at(-1), lower.length]).toEqual(['4.8', '3.8', 16])
  expect(arcate(true).map((arch) => [arch.at(0), arch.at(-1), arch.length])).toEqual([
    ['5.5', '6.5', 10],
    ['8.5', '7.5', 10],
  ])
})

it('refuses letters that are no surface, and surfaces of no tooth', () => {
  expect(checkSuperfici({ dente: '4.6', superfici: 'MOD' })).toEqual([])
  expect(checkSuperfici({ dente: '4.6' })).toEqual([])
  expect(checkSuperfici({ superfici: 'M' })).toMatchObject([{ path: 'superfici', code: 'rule' }])
  expect(checkSuperfici({ dente: '4.6', superfici: 'XY' })[0]?.message).toContain('M, O, D, V, L')
})

describe('The mouth on paper', () => {
  const persona = { nome: 'Amedeo', cognome: 'Rinaldi', allergie: 'Penicillina' }
  const caries = { dente: '4.6', tipo: 'carie', superfici: 'O' } as const
  const cures = [
    { dente: '4.6', cura: 'Otturazione', stato: 'pianificata', data: '2026-12-01' },
    { dente: '4.6', cura: 'Visita', stato: 'eseguita', data: '2026-11-09' },
    { dente: '1.1', cura: 'Corona', stato: 'annullata', data: '2026-11-09' },
    { cura: 'Igiene', stato: 'in_corso', data: '2026-11-09' },
  ] as const
  const tablesOf = (...args: Parameters<typeof foglioOdontogramma>) =>
    foglioOdontogramma(...args).blocks.filter((block) => block.kind === 'table')

  it('has a letter for each finding, then tooth by tooth what was seen and done; what is annulled is not there', () => {
    const [, lower, teeth, general] = tablesOf(persona, [], [caries], cures, '2026-11-23')
    expect(lower?.rows[0]?.[lower.columns.findIndex(({ label }) => label === '4.6')]).toBe('Ca ○ +')
    expect(teeth?.rows).toEqual([['4.6', 'Primo molare inf. dx', 'Carie O', 'Otturazione, da fare; Visita, eseguita il 09/11/2026']])
    expect(general?.rows).toEqual([['Igiene, in corso']])
  })

  it('shows the arches that it is about, and what whoever treats must read first', () => {
    const titles = (seen: readonly { dente: '5.5' | '4.6'; tipo: 'carie' }[]) =>
      tablesOf(persona, [], seen, [], '2026-11-23').flatMap(({ title }) => (title?.startsWith('Arcata sup') ? title : []))
    expect(titles([])).toEqual(['Arcata superiore'])
    expect(titles([{ dente: '5.5', tipo: 'carie' }])).toEqual(['Arcata superiore, denti da latte'])
    expect(
      titles([
        { dente: '5.5', tipo: 'carie' },
        { dente: '4.6', tipo: 'carie' },
      ]),
    ).toHaveLength(2)
    expect(foglioOdontogramma(persona, [], [], [], '2026-11-23').blocks[0]).toEqual({
      kind: 'facts',
      facts: [{ label: 'Allergie', value: 'Penicillina' }],
    })
  })
})
