import type { Beyond, FieldsOf, MetricKey, Name, NumberKey, SortOf, Trade, Where } from '../entity/trade-names.ts'
import type { KeyOf } from '../fields/shapes.ts'
import type { Question } from './question.ts'

/** The wording that is shown; the others stand in the language of the trade. */
type Says = Pick<Question, 'near'> & { readonly says: string }

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
export const defineQuestions = <const T extends Trade>(_trade: T, questions: readonly QuestionOf<T>[]): readonly Question[] =>
  questions.map((question) => ({ ...question, says: [question.says] }))
