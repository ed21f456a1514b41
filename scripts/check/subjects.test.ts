import { expect, it } from 'vitest'
import { subjectFault } from './subjects.ts'

it.each([
  ['refactor(assistant): move the not-understood reply to its own file', undefined],
  ['fix(assistant): read "ottobre" said in November as last October', undefined],
  ['what is said of what was not understood is a file of its own', 'no `type(scope): verb object`'],
  ['feat: add a trade', 'no `type(scope): verb object`'],
  ['docs(readme): say it.', 'no `type(scope): verb object`'],
  ['fix(web): close the dialog; open it again', 'a semicolon: two changes are two commits'],
  ['fix(web): say when the server does not answer to a question before saving', '73 characters, at most 72'],
])('%s: %s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault)
})
