import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { entities } from './entities.ts'
import { pianoPulizie } from './piano-pulizie.ts'
import { sample } from './sample.ts'

const TODAY = '2026-11-23'
const room = (number: string, stato = 'libera', ultima_pulizia?: string) => ({ id: `camera_${number}`, version: 1, stato, ultima_pulizia })
const stay = (number: string, arrivo: string, notti: number, stato = 'arrivato') => ({
  id: `prenotazione_${number}_${arrivo}`,
  version: 1,
  camera: `camera_${number}`,
  arrivo,
  notti,
  stato,
})
const planned = (number: string, giorno = TODAY, stato = 'programmata') => ({
  id: `pulizia_${number}`,
  version: 1,
  camera: `camera_${number}`,
  giorno,
  stato,
})
type Given = Partial<Parameters<typeof pianoPulizie>[0]>
const plan = (given: Given) =>
  pianoPulizie({ giorno: TODAY, today: TODAY, camere: [], prenotazioni: [], pulizie: [], ...given }).map((change) =>
    change.type === 'create' ? `${String(change.values['camera'])} ${String(change.values['tipo'])}` : change.type,
  )

describe('pianoPulizie', () => {
  it('plans a change of guest for departures, a tidying for who stays, nothing for who comes or for empty rooms', () => {
    const camere = [room('101', 'occupata'), room('102', 'occupata'), room('201'), room('202', 'occupata')]
    const prenotazioni = [
      stay('101', '2026-11-21', 2),
      stay('102', '2026-11-22', 4),
      stay('202', TODAY, 2),
      stay('201', TODAY, 2, 'confermata'),
    ]
    expect(plan({ camere, prenotazioni })).toEqual(['camera_101 partenza', 'camera_102 rassetto'])
  })

  it('leaves alone what is planned, skipped, done today, or closed', () => {
    const camere = [room('101', 'occupata'), room('102', 'occupata'), room('201', 'occupata', TODAY), room('202', 'manutenzione')]
    const prenotazioni = ['101', '102', '201', '202'].map((number) => stay(number, '2026-11-22', 3))
    expect(plan({ camere, prenotazioni, pulizie: [planned('101'), planned('102', TODAY, 'saltata')] })).toEqual([])
    expect(plan({ camere, prenotazioni, pulizie: [planned('101', '2026-11-22')] })).toEqual(['camera_101 rassetto', 'camera_102 rassetto'])
  })

  it('plans for a room that waits to be cleaned, even if it was already cleaned today, and for guests who overstay', () => {
    expect(plan({ camere: [room('202', 'pulizia', TODAY)] })).toEqual(['camera_202 partenza'])
    expect(plan({ camere: [room('101', 'occupata')], prenotazioni: [stay('101', '2026-11-19', 2)] })).toEqual(['camera_101 partenza'])
  })

  it('counts on a day to come who is expected, and forgets today’s states of the rooms', () => {
    const camere = [room('101', 'pulizia'), room('102', 'manutenzione'), room('201')]
    const prenotazioni = [
      stay('101', '2026-11-24', 1, 'opzione'),
      stay('102', '2026-11-24', 1, 'confermata'),
      stay('201', '2026-11-24', 2, 'confermata'),
    ]
    expect(plan({ giorno: '2026-11-25', camere, prenotazioni })).toEqual(['camera_102 partenza', 'camera_201 rassetto'])
  })

  it.each([
    ['2028-02-27', 2, '2028-02-29'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2027-03-27', 2, '2027-03-29'],
  ])('from %s for %i nights leaves on %s', (arrivo, notti, giorno) => {
    const day = { giorno, today: giorno, camere: [room('101', 'occupata')] }
    expect(plan({ ...day, prenotazioni: [stay('101', arrivo, notti)] })).toEqual(['camera_101 partenza'])
    expect(plan({ ...day, prenotazioni: [stay('101', arrivo, notti + 1)] })).toEqual(['camera_101 rassetto'])
  })

  it('is one commit that the store takes, and that leaves nothing to plan', async () => {
    const giorno = '2026-11-25'
    const store = new MemoryStore({ entities, sample: sample(TODAY), at: () => ({ today: TODAY }) })
    const read = async () => {
      const of = async (entity: string) => (await store.query({ entity, page: { offset: 0, limit: 1000 } })).rows
      return { giorno, today: TODAY, camere: await of('camera'), prenotazioni: await of('prenotazione'), pulizie: await of('pulizia') }
    }
    const emptied = (await read()).pulizie.filter((row) => row['giorno'] === giorno)
    await store.commit(
      emptied.map(({ id }) => ({ type: 'remove', entity: 'pulizia', id })),
      { via: 'form' },
    )
    // Clara Vismara, the Pellegrini and Rocco Santarelli leave, Jonas Lindqvist stays.
    const changes = pianoPulizie(await read())
    expect(changes.map((change) => 'values' in change && [change.values?.['camera'], change.values?.['tipo']])).toEqual([
      ['camera_101', 'partenza'],
      ['camera_102', 'partenza'],
      ['camera_201', 'partenza'],
      ['camera_301', 'rassetto'],
    ])
    expect(await store.commit(changes, { via: 'action' })).toMatchObject({ ok: true })
    expect(pianoPulizie(await read())).toEqual([])
  })
  it('is not doubled by a check-out: the tidying that was planned becomes the change of guest', async () => {
    const store = new MemoryStore({ entities, sample: sample(TODAY), at: () => ({ today: TODAY }) })
    const cleanings = async () => {
      const where = [
        { field: 'camera', op: 'eq', value: 'camera_102' },
        { field: 'giorno', op: 'eq', value: TODAY },
      ] as const
      return (await store.query({ entity: 'pulizia', where })).rows
    }
    expect(await cleanings()).toMatchObject([{ tipo: 'rassetto', stato: 'programmata' }])
    const out = { type: 'move', entity: 'prenotazione', id: 'prenotazione_3', to: 'partito', values: { pagamento: 'carta' } } as const
    expect(await store.commit([out], { via: 'form' })).toMatchObject({ ok: true })
    expect(await cleanings()).toMatchObject([{ tipo: 'partenza', stato: 'programmata' }])
  })
})
