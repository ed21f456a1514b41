import { describe, expect, test } from 'vitest'
import { missingIn, problemsByField } from './new-firm-problems.ts'

const whole = { name: 'Sartori', trade: 'artigiani', start: 'vuota' } as const

describe('before anything is sent', () => {
  test.each([
    ['nothing is missing', whole, undefined],
    ['the name', { ...whole, name: '  ' }, { name: 'Indica il nome dell’azienda.' }],
    ['the trade', { ...whole, trade: '' }, { trade: 'Scegli il mestiere dall’elenco.' }],
  ])('%s', (_what, wish, problems) => expect(missingIn(wish)).toEqual(problems))
})

describe('what the server says', () => {
  test('stands at its field', () => {
    expect(problemsByField([{ path: 'name', code: 'unique', message: 'Questo nome c’è già.' }])).toEqual({ name: 'Questo nome c’è già.' })
  })
  test('or about the whole, where it names no field or said nothing at all', () => {
    expect(problemsByField([{ path: '', code: 'capacity', message: 'Non ne puoi fare altre.' }])).toEqual({
      whole: 'Non ne puoi fare altre.',
    })
    expect(problemsByField()).toEqual({ whole: expect.stringContaining('Quello che hai scritto è ancora qui') })
  })
})
