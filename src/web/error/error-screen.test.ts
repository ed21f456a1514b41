import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { describe as textOf } from './error-screen.tsx'

test.each([
  ['status and text of a response', new ErrorResponse(503, 'Service Unavailable', ''), '503 Service Unavailable'],
  ['the message of an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a thrown sentence', 'rotto', 'rotto'],
  ['nothing that says anything', undefined, 'Errore sconosciuto'],
  ['an error without words', new Error(''), 'Errore sconosciuto'],
])('%s', (_name, error, text) => {
  expect(textOf(error)).toBe(text)
})
