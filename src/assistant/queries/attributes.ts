import { attributeQuestion, isOfEach } from './attribute.ts'
import type { Inquiry } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { impliedAttribute, impliesAttribute, phoneNumber, stockLeft, wholeFigure } from './implied-attribute.ts'
import { linkedRecords, namedAttributes } from './named-attribute.ts'
import { asksTwo } from '../frame/features.ts'
import type { Asking } from '../meaning/meaning.ts'

/** Candidates that ask what one record says in a field, or several together. */
export function* attributes(asked: Inquiry): Iterable<Candidate<Asking>> {
  // «chi passa oggi e a che ora?»: two things are asked, and one row of a list says both.
  if (asked.lacks || isOfEach(asked.frame) || asksTwo(asked.features)) return
  const question = attributeQuestion(asked)
  yield* namedAttributes(question)
  yield* linkedRecords(question)
  yield* phoneNumber(question)
  yield* stockLeft(question)
  if (!question.isOne || question.fields.length > 0) {
    yield* wholeFigure(question)
    if (question.isOne || !impliesAttribute(question)) return
  }
  yield* impliedAttribute(question)
}
