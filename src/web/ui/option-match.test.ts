import { expect, test } from 'vitest'
import { bestFirst, chosenBy, fitting, namedSo } from './option-match.ts'

const rows = [
  { label: 'Bielorussia' },
  { label: 'Federazione russa', also: ['Russia'] },
  { label: 'Guinea equatoriale' },
  { label: 'Guinea' },
  { label: 'Papua Nuova Guinea' },
  { label: 'Stati Uniti' },
  { label: 'Emirati Arabi Uniti' },
  { label: 'Repubblica Ceca' },
]
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('a text finds what holds it, the whole name and the beginnings first', () => {
  expect(labels(fitting(rows, 'guinea'))).toEqual(['Guinea', 'Guinea equatoriale', 'Papua Nuova Guinea'])
  expect(labels(fitting(rows, 'russia'))).toEqual(['Federazione russa', 'Bielorussia'])
  expect(fitting(rows, '  ')).toEqual(rows)
  expect(labels(bestFirst(rows, 'ceca')).at(0)).toBe('Repubblica Ceca')
})

test('Enter chooses the name, another name, a beginning or the only one with that word', () => {
  expect(chosenBy(rows, 'russia')?.label).toBe('Federazione russa')
  expect(chosenBy(rows, 'GUINÈA')?.label).toBe('Guinea')
  expect(chosenBy(rows, 'guin')?.label).toBe('Guinea equatoriale')
  expect(chosenBy(rows, 'ceca')?.label).toBe('Repubblica Ceca')
})

test('Enter never chooses what merely holds the text, nor one of two', () => {
  expect(chosenBy([{ label: 'Bielorussia' }], 'russia')).toBeUndefined()
  expect(chosenBy(rows, 'uniti')).toBeUndefined()
  expect(chosenBy(rows, '?')).toBeUndefined()
  expect(chosenBy(rows, 'atlantide')).toBeUndefined()
})

test('a name is known whatever its capitals, accents and signs', () => {
  expect(namedSo(rows, ' stati  uniti ')?.label).toBe('Stati Uniti')
  expect(namedSo(rows, 'guin')).toBeUndefined()
})
