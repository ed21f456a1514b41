import type { Read } from '../../door/read.ts'
import { compileConditions } from '../../evaluation/compile-conditions.ts'
import { isAnyOf, isOther, type Comparison, type Condition } from '../../expression/condition.ts'
import type { Around } from '../../evaluation/path.ts'
import { scopeOf } from '../../evaluation/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Work } from '../work.ts'

interface Asked<Q, A> {
  readonly question: Q
  readonly answer: (answer: A) => void
  readonly fail: (error: unknown) => void
}

/** Collects the questions of one turn and answers them together: a thousand effects that each ask once ask the store once. */
function collected<Q, A>(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
  let waiting: Asked<Q, A>[] = []
  const flush = async () => {
    const asked = waiting
    waiting = []
    try {
      const answers = await answerAll(asked.map(({ question }) => question))
      for (const [at, { answer }] of asked.entries()) answer(answers[at] as A)
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }
  return (question) =>
    new Promise<A>((answer, fail) => {
      // Whoever goes on from the same answer asks within the next turns of the same tick.
      if (waiting.length === 0) void afterTurns(3).then(flush)
      waiting.push({ question, answer, fail })
    })
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

interface Find {
  readonly entity: string
  readonly where: readonly Condition[]
}

const isOpen = (condition: Condition): condition is Comparison => !isAnyOf(condition) && condition.op === 'eq' && !isOther(condition.value)

/** Questions of one shape ask the same of the same entity, for other values: one question answers them all. */
const shapeOf = ({ entity, where }: Find): string =>
  JSON.stringify([entity, where.map((condition) => (isOpen(condition) ? { field: condition.field } : condition))])

/** Looks at other records through the work of a commit, in as few questions as there are kinds of them. */
export function batchedRead(entities: Entities, work: Work, around: Around): Read {
  const get = collectedGets((entity, ids) => work.getMany(entity, ids))
  const getKept = collectedGets((entity, ids) => work.getKept(entity, ids))
  const find = collected<Find, readonly AnyRow[]>(async (questions) => {
    const answers = new Map<Find, readonly AnyRow[]>()
    for (const alike of Map.groupBy(questions, (question) => shapeOf(question)).values()) {
      await answerAlike(entities, work, around, alike, answers)
    }
    return questions.map((question) => answers.get(question) ?? [])
  })
  return {
    get: (entity, id, enough) => (enough === 'kept' ? getKept : get)({ entity, id }),
    find: (entity, where) => find({ entity, where }),
  }
}

const collectedGets = (getMany: Work['getMany']) =>
  collected<{ entity: string; id: string }, AnyRow | undefined>(async (questions) => {
    const found = new Map<string, AnyRow>()
    for (const [entity, asked] of Map.groupBy(questions, (question) => question.entity)) {
      for (const row of await getMany(entity, [...new Set(asked.map(({ id }) => id))])) found.set(row.id, row)
    }
    return questions.map(({ id }) => found.get(id))
  })

async function answerAlike(
  entities: Entities,
  work: Work,
  around: Around,
  alike: readonly Find[],
  answers: Map<Find, readonly AnyRow[]>,
): Promise<void> {
  const [first] = alike
  if (!first) return
  const entity = entities.get(first.entity)
  if (alike.length === 1 || !entity) {
    for (const question of alike) answers.set(question, await work.find(question.entity, question.where))
    return
  }
  const together = first.where.map((condition, at): Condition => {
    if (!isOpen(condition)) return condition
    const values = [...new Set(alike.map(({ where }) => (where[at] as Comparison).value))]
    return values.length === 1 ? condition : { field: condition.field, op: 'in', value: values }
  })
  const rows = await work.find(first.entity, together)
  const scope = scopeOf(entity, entities)
  for (const question of alike) {
    const isMet = compileConditions(scope, question.where.filter(isOpen))
    answers.set(
      question,
      rows.filter((row) => isMet(row, around)),
    )
  }
}
