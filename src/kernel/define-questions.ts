import type { Beyond, FieldsOf, MetricKey, Name, NumberKey, SortOf, Trade, Where } from './trade-names.ts'
import type { KeyOf } from './fields/shapes.ts'
import type { Question } from './question.ts'

type Says = Pick<Question, 'says' | 'near'>

/** A question of a trade: its entities, fields, states and figures by name. */
export type QuestionOf<T extends Trade> =
  | (Says & { readonly metric: MetricKey<T> })
  | {
      [N in Name<T>]: Says & {
        readonly entity: N
        readonly where: Where<T, N>
        readonly sort?: readonly SortOf<T, N>[]
        readonly sum?: NumberKey<FieldsOf<T, N>>
        readonly by?: KeyOf<FieldsOf<T, N>, 'reference'> | Beyond<T, FieldsOf<T, N>>
      }
    }[Name<T>]

/**
 * What people of a trade ask. They stand in a file of their own that is fetched with the first question, so that no page carries
 * them before. The compiler looks for every name in them; `checkQuestions` looks again.
 */
export const defineQuestions = <const T extends Trade>(_trade: T, questions: readonly QuestionOf<T>[]): readonly Question[] => questions

/** What parts one wording from the next in the language of a trade, so that a question is one line there. */
const APART = ' | '

/** Questions with their other wordings, which the language of the trade keeps by the one that is shown. */
export const inWords = (questions: readonly Question[], wordings: Readonly<Record<string, string>>): readonly Question[] =>
  questions.map((question) => {
    const more = wordings[question.says[0]]
    return more === undefined ? question : { ...question, says: [...question.says, ...more.split(APART)] }
  })
