import { describe, expect, it } from 'vitest'
import { lastReply } from './open.ts'

describe('who shares the first place', () => {
  it('is named with the other who has it', async () => {
    const { says, found } = await lastReply('formazione', 'chi ha il voto più alto?')
    expect(found).toMatchObject({ is: 'records', entity: 'studente' })
    expect(found.is === 'records' && found.ids.length).toBeGreaterThan(1)
    expect(says).toMatch(/^\d+ studenti alla pari: /)
  })
})
