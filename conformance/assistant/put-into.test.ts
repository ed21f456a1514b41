import { describe, expect, it } from 'vitest'
import { lastReply } from './open.ts'

describe('a room that is put into something for some days', () => {
  it.each([
    'metti in manutenzione la camera 202 fino a domenica',
    'metti la 202 in manutenzione fino a domenica',
    'chiudi la 202 fino a domenica',
  ])('«%s» gets a record of those nights', async (says) => {
    expect((await lastReply('hospitality', says)).found).toMatchObject({
      is: 'proposal',
      changes: [
        { type: 'create', entity: 'chiusura', values: { camera: 'camera_202', dal: '2026-11-27', notti: 2, motivo: 'Manutenzione' } },
      ],
    })
  })

  it.each(['metti la 202 fuori servizio fino a domenica', 'metti la camera 202 fuori servizio da oggi a domenica'])(
    '«%s» parts what the trade says in several words',
    async (says) => {
      expect((await lastReply('hospitality', says)).found).toMatchObject({
        changes: [{ type: 'create', entity: 'chiusura', values: { camera: 'camera_202', dal: '2026-11-27', notti: 2 } }],
      })
    },
  )

  it('is told who has it where it is taken', async () => {
    const { found, says } = await lastReply('hospitality', 'metti in manutenzione la camera 201 fino a lunedì')
    expect(found).toEqual({ is: 'impossible', entity: 'chiusura' })
    expect(says).toContain('Rocco Santarelli')
  })

  it('stays a mere state where no day is said', async () => {
    expect((await lastReply('hospitality', 'metti in manutenzione la camera 201')).found).toMatchObject({
      changes: [{ type: 'move', entity: 'camera', to: 'manutenzione' }],
    })
  })

  it.each([
    ['autofficine', 'metti il ponte 2 in manutenzione lunedì', 'fermo', 'alle 9'],
    ['dentisti', 'metti la sala 2 in manutenzione lunedì', 'chiusura', 'alle 20'],
    ['formazione', 'metti l’aula 2 in manutenzione mercoledì', 'chiusura', 'alle 20'],
  ] as const)('/%s: «%s» says why as well', async (slug, says, entity, hour) => {
    expect((await lastReply(slug, says)).found).toMatchObject({ is: 'asks', entity, field: 'ora' })
    expect((await lastReply(slug, says, hour)).found).toMatchObject({ entity, changes: [{ values: { motivo: 'Manutenzione' } }] })
  })
})
