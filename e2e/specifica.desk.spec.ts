import { findWords } from './support/find-words.ts'
import { expect, test } from './support/page-test.ts'
import { gatherPlaces, specification } from './support/specifica.ts'

test('every line that is true says where a visitor sees it', () => {
  const silent = specification.filter(({ state, places, isToldInWords }) => state.startsWith('sì') && places.length === 0 && !isToldInWords)
  expect(silent.map(({ requirement }) => requirement)).toEqual([])
})

findWords(gatherPlaces(specification).filter(({ isPhone }) => !isPhone))
