import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { Refused, toldOf } from './refused.ts'

/** The error that a database throws which may not grow. */
function fullDatabase(): unknown {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec('pragma max_page_count = 1; create table carta (testo text)')
    return undefined
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

it('what somebody can do something about is told in one sentence, and the rest whole', () => {
  expect(toldOf(new Refused('La porta 3000 è già occupata.'))).toBe('La porta 3000 è già occupata.')
  for (const error of [fullDatabase(), Object.assign(new Error('write'), { code: 'ENOSPC' })])
    expect(toldOf(error)).toMatch(/^Il disco è pieno: libera spazio/)
  const other = new Error('something else')
  expect(toldOf(other)).toBe(other)
})
