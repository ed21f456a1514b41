import { describe, expect, it } from 'vitest'
import { formOf, valueAt, valuesAt } from './labels.ts'
import { pageOf } from './page.ts'
import { wordsOf, wordsOfText, type Word } from './word.ts'

const at = (text: string, left: number, top: number, height = 20): Word => ({ text, left, top, height, width: text.length * 12 })
const anything = (text: string) => text

describe('pageOf', () => {
  it('puts words on lines by where they stand, whatever order they were read in, and parts columns by their gap', () => {
    const page = pageOf([at('ROSSI', 10, 100), at('MARIO', 400, 102), at('COGNOME', 10, 60), at('DI', 85, 101), at('NOME', 400, 58)])
    expect(page.text).toBe('COGNOME  NOME\nROSSI DI  MARIO')
  })

  it('parts a label from its translation', () => {
    expect(pageOf(wordsOfText('SESSO/SEX F 12/05')).rows[0]?.[0]?.words.map(({ text }) => text)).toEqual(['SESSO', 'SEX', 'F', '12/05'])
  })

  it('reads a table of tesseract, without its specks', () => {
    const line = (level: number, confidence: number, text: string) => `${level}\t1\t1\t1\t1\t1\t5\t6\t70\t8\t${confidence}\t${text}`
    expect(wordsOf([line(4, -1, ''), line(5, 93, 'ROSSI'), line(5, 2, ','), line(5, 90, ' ')].join('\n'))).toEqual([
      { text: 'ROSSI', left: 5, top: 6, width: 70, height: 8 },
    ])
  })

  it('reads no more of a page than papers have', () => {
    expect(
      pageOf(wordsOfText('a '.repeat(5000)))
        .rows.flat()
        .reduce((sum, { words }) => sum + words.length, 0),
    ).toBe(1500)
  })
})

describe('values of labels', () => {
  const labels = { surname: ['cognome'], name: ['nome'], cause: ['causale', 'progetto'], '': ['surname'] }
  const read = (text: string, key: string) => valueAt(formOf(pageOf(wordsOfText(text)), labels), key, anything)

  it.each([
    ['Cognome: ROSSI', 'ROSSI'],
    ['Cognome / Surname ROSSI', 'ROSSI'],
    ['Cognome ROSSI Nome MARIO', 'ROSSI'],
    ['Cognome    Nome\nROSSI      MARIO', 'ROSSI'],
    ['Cogncme: ROSSI', 'ROSSI'],
    ['ROSSI\nCognome', 'ROSSI'],
    ['Cognome Nome', undefined],
    ['niente', undefined],
  ])('%j', (text, value) => expect(read(text, 'surname')).toBe(value))

  it('does not take the second label of a thing for its end', () => {
    expect(read('Causale Progetto Casa Aperta', 'cause')).toBe('Progetto Casa Aperta')
  })

  it('takes larger print below a label before small print after it', () => {
    const page = pageOf([at('NOME', 10, 10, 14), at('NAM', 62, 10, 14), at('ANNA', 10, 40, 24)])
    expect(valueAt(formOf(page, labels), 'name', anything)).toBe('ANNA')
  })

  it('gives the value of each label of a kind', () => {
    expect(valuesAt(formOf(pageOf(wordsOfText('Nome: Anna\nNome: Ada')), labels), 'name', anything)).toEqual(['Anna', 'Ada'])
  })
})
