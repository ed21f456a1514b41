import { findWords } from './support/find-words.ts'
import { gatherPlaces, specification } from './support/specifica.ts'

findWords(gatherPlaces(specification).filter(({ isPhone }) => isPhone))
