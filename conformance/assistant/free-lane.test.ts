import { describe, expect, it } from 'vitest'
import { lastOf, lastReply, openAssistant } from './open.ts'

describe('whoever is free', () => {
  it('at the hour of the job that is given away is proposed, of several the one that is chosen', async () => {
    const { found, says } = await lastReply('pulizie', 'assegna la pasticceria alla squadra libera')
    expect(says).toBe('4 squadre libere venerdì 27 novembre alle 14:00: quale?')
    expect(found).toMatchObject({ is: 'choose', entity: 'squadra', ids: expect.not.arrayContaining(['squadra_4']) })
    expect((await lastReply('pulizie', 'assegna la pasticceria alla squadra libera', 'la prima')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'update', entity: 'intervento', id: 'intervento_9', values: { squadra: 'squadra_1' } }],
    })
  })

  it('is not said to be busy now, of which nobody asked', async () => {
    const { card } = await lastOf((await openAssistant('pulizie')).assistant, 'assegna la pasticceria alla squadra libera')
    expect(JSON.stringify(card)).toContain('Squadra Notte')
    expect(JSON.stringify(card)).not.toContain('Occupata')
  })

  it.each([
    ['pulizie', 'assegna la pasticceria a chi è libero', 'squadra'],
    ['artigiani', 'assegna l’intervento dalla Lombardi di oggi al tecnico libero', 'tecnico'],
    ['autofficine', 'metti la Clio di oggi al ponte libero', 'ponte'],
  ] as const)('/%s: «%s»', async (slug, says, lane) => {
    expect((await lastReply(slug, says)).found).toMatchObject({ is: 'choose', entity: lane })
    expect((await lastReply(slug, says, 'la prima')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'update', values: { [lane]: expect.stringMatching(lane) } }],
    })
  })
})

describe('a thing that nobody keeps', () => {
  it.each(['la macchina di cortesia è libera?', 'auto di cortesia disponibile domani?', 'c’è un’auto di cortesia?'])(
    '«%s» is not found, and no bay is told in its place',
    async (says) => {
      const reply = await lastReply('autofficine', says)
      expect(reply.found).toEqual({ is: 'refused' })
      expect(reply.says).toMatch(/^Qui non trovo «(?:macchina|auto) di cortesia»\./)
    },
  )

  it('is no politeness', async () => {
    expect((await lastReply('autofficine', 'per cortesia, che auto entrano oggi?')).found).toEqual(
      (await lastReply('autofficine', 'che auto entrano oggi?')).found,
    )
  })
})
