import { expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

it('says that nothing is beyond a limit, and offers what is near it', async () => {
  const { assistant } = await openAssistant('business', '2026-11-27')
  const none = await assistant.ask('quali progetti sono fuori budget?')
  expect(none).toMatchObject({ says: 'Nessun progetto.', suggestions: ['Quali progetti hanno quasi finito il budget?'] })
  const near = await assistant.ask(none.suggestions?.[0] ?? '')
  expect(near.says).toBe('Un progetto: Assistenza annuale ai computer · Cooperativa Il Sentiero.')
})

it('offers it to who asks in the words that are shown', async () => {
  expect(await lastReply('business', 'Quali progetti hanno sforato il budget?')).toMatchObject({
    suggestions: ['Quali progetti hanno quasi finito il budget?'],
  })
})

it('offers nothing else where something answers', async () => {
  expect((await lastReply('business', 'quali progetti hanno quasi finito il budget?')).suggestions).toBeUndefined()
})
