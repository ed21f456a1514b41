import { checkShape } from '../../problem/check-shape.ts'
import { tokenize } from '../../italian/words.ts'
import { isAboutRecords, type Question } from '../../question/question.ts'
import type { Sector } from '../sector.ts'
import { sectorNames } from './sector-names.ts'

/** Checks that questions name what their sector has, and that no wording means two of them. Throws a `DefinitionError`. */
export function checkQuestions(sector: Sector, questions: readonly Question[]): void {
  const check = sectorNames(sector, new Map(sector.entities.map((entity) => [entity.name, entity])))
  const said = new Set<string>()
  for (const [at, question] of questions.entries()) {
    const path = `questions.${at}`
    checkShape(`${sector.card.slug}.${path}`, question, { says: 'list' })
    if (question.says.length === 0) throw check.fault(`${path}.says`, 'has no words.', 'Write how it is asked.')
    for (const words of question.says) {
      const folded = tokenize(words).join(' ')
      if (said.has(folded)) throw check.fault(`${path}.says`, `'${words}' is asked twice.`, 'Leave it to one of the two.')
      said.add(folded)
    }
    if (question.near !== undefined && !questions.some(({ says }) => says[0] === question.near))
      throw check.fault(`${path}.near`, `No question is shown as '${question.near}'.`, 'Write the first wording of another question.')
    if (!isAboutRecords(question)) {
      check.metric(`${path}.metric`, question.metric)
      continue
    }
    check.conditions(`${path}.where`, question.entity, question.where)
    for (const { field } of question.sort ?? []) check.path(`${path}.sort`, question.entity, field)
    if (question.sum !== undefined) check.kind(`${path}.sum`, question.entity, question.sum, 'number')
    if (question.by !== undefined) check.path(`${path}.by`, question.entity, question.by)
  }
}
