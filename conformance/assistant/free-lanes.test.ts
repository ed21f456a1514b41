import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

describe('what is asked for that takes a place', () => {
  it('offers the rooms that are free for those nights, and says how many', async () => {
    const { assistant, store } = await openAssistant('hospitality', '2026-11-27')
    const { card, says, found } = await assistant.ask('prenota una camera per Mario Bianchi dal 10 al 12 dicembre')
    expect(found).toMatchObject({ is: 'asks', field: 'camera' })
    const offered = card?.kind === 'choice' ? card.options.map(({ key }) => key) : []
    const { rows: rooms } = await store.query({ entity: 'camera' })
    const { rows: stays } = await store.query({
      entity: 'prenotazione',
      where: [
        { field: 'stato', op: 'in', value: ['opzione', 'confermata', 'in_casa'] },
        { field: 'arrivo', op: 'lt', value: '2026-12-12' },
        { field: 'partenza', op: 'gt', value: '2026-12-10' },
      ],
    })
    const taken = new Set(stays.map(({ camera }) => camera))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThan(rooms.length)
    expect(offered.filter((id) => taken.has(id))).toEqual([])
    expect(says).toMatch(/^Camera: quale\? \d camer[ae] liber[ae]/)
  })

  it('says so where none is free', async () => {
    const { found, says } = await lastReply('hospitality', 'prenota una camera per Mario Bianchi dal 1 novembre al 30 novembre 2026')
    expect(found).toMatchObject({ is: 'impossible' })
    expect(says).toMatch(/^Nessuna camera libera in quei giorni/)
  })
})
