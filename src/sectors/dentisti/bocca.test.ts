import { describe, expect, it } from 'vitest'
import { arcate, elemento } from './bocca.ts'
import { isDaLatte, nomeDente, superficiDa } from './denti.ts'

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
