import { compareValues } from '../../kernel/fields/order.ts'
import { describe, expect, it } from 'vitest'
import { codeOfState, statoDi } from './stati.ts'

const cittadinanza = statoDi('Cittadinanza')
const NEW = '100001003 SUDLANDIA'

describe('a state of a newer table', () => {
  it('is a value with its own name and code', () => {
    expect(cittadinanza.schema.safeParse(NEW).success).toBe(true)
    expect(cittadinanza.format(NEW)).toBe('Sudlandia')
    expect(codeOfState(NEW)).toBe('100001003')
  })

  it('stands after those of the program, and is none of them', () => {
    expect(['ITALIA', NEW, 'ALBANIA'].toSorted((a, b) => compareValues(cittadinanza, a, b))).toEqual(['ITALIA', 'ALBANIA', NEW])
    const differences =
      '100001003|SUDLANDIA||\n100000216|GERMANIA||\n100000999|FINITA||2020-01-01\n420111999|MONTENUOVO SULCIS|SU|\n-100000201'
    expect(cittadinanza.later?.among(differences)).toEqual([NEW])
  })

  it.each(['SUDLANDIA', '412058091 ROMA', '100001003', 'Vattelapesca'])('%s is refused: it is no state', (text) => {
    expect(cittadinanza.schema.safeParse(cittadinanza.parse(text)).success).toBe(false)
  })
})
