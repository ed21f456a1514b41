import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

describe('a state that is reached through another one', () => {
  it('is proposed with every step on the way to it, and done by one yes', async () => {
    const { assistant, store } = await openAssistant('pulizie', '2026-11-27')
    expect((await assistant.ask('la scuola Girasole è finita')).says).toBe('Ore di lavoro: quanto?')
    expect((await assistant.ask('2 ore')).says).toBe(
      'Lista di controllo, da spuntare: «Detersione», «Disinfettante con il suo tempo», «Ambienti arieggiati», «Scheda firmata». Tutte fatte?',
    )
    const { card, found, says } = await assistant.ask('sì')
    expect(says).toBe('Ecco cosa cambio, in due passi:')
    expect(card).toMatchObject({ kind: 'proposal', confirm: 'Inizia e completa' })
    const changes = found.is === 'proposal' ? found.changes : []
    expect(changes).toMatchObject([
      { type: 'move', to: 'in_corso', values: { ore: 2 } },
      { type: 'move', to: 'completato' },
    ])
    expect((await assistant.ask('sì')).found.is).toBe('done')
    const [change] = changes
    const id = change && 'id' in change ? (change.id ?? '') : ''
    expect(await store.get('intervento', id)).toMatchObject({ stato: 'completato', ore: 2 })
    expect((await assistant.ask('annulla')).found.is).toBe('undone')
    expect(await store.get('intervento', id)).toMatchObject({ stato: 'programmato' })
  })

  it.each(['sì', 'tutte fatte', 'tutte'])('asks for a checklist at once, and takes «%s»', async (says) => {
    const { found } = await lastReply('pulizie', 'la scuola Girasole è finita', '2 ore', says)
    expect(found).toMatchObject({
      is: 'proposal',
      changes: [{ values: { controlli: Array.from({ length: 4 }, () => ({ done: true })) } }, {}],
    })
  })

  it.each([
    ['ristorazione', ['fammi il conto del tavolo 2'], ['accomodata', 'in_conto']],
    ['dentisti', ['Balducci ha finito'], ['in_sala', 'in_poltrona', 'completato']],
    ['artigiani', ['l’intervento dalla Lombardi di oggi è finito', '2 ore'], ['in_corso', 'completato']],
  ] as const)('/%s: «%s»', async (slug, says, steps) => {
    const { found } = await lastReply(slug, ...says)
    expect(found.is === 'proposal' && found.changes.map((change) => change.type === 'move' && change.to)).toEqual(steps)
  })

  it('is no matter of what still lies ahead, nor of a document that is numbered on the way', async () => {
    expect((await lastReply('pulizie', 'l’intervento di lunedì da Le Betulle è finito')).found.is).not.toBe('proposal')
    expect((await lastReply('business', 'segna pagata la bozza di Meccanica Orobica')).found.is).not.toBe('proposal')
  })
})
