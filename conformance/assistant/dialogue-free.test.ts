import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

describe('what is free, asked once more', () => {
  it('stays a question of free rooms when the day, the nights or the beds change', async () => {
    const { assistant } = await openAssistant('hospitality')
    const told = async (says: string) => {
      const { found } = await assistant.ask(says)
      return found.is === 'number' && found.entity === 'camera' ? found.ids : found
    }
    expect(await told('quante camere libere sabato?')).toEqual(['camera_201', 'camera_202'])
    expect(await told('e domenica?')).toEqual(['camera_202'])
    expect(await told('e per tre notti?')).toEqual([])
    expect(await told('e il 9 dicembre per una notte?')).toEqual(['camera_101', 'camera_102', 'camera_202'])
    expect(await told('con almeno tre posti?')).toEqual(['camera_101', 'camera_102'])
  })

  it('puts what is booked next on the days that were asked for, into the room that is left', async () => {
    const { assistant } = await openAssistant('hospitality')
    await assistant.ask('camere libere domani')
    expect((await assistant.ask('prenotala a Paolo Bianchi')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'create', values: { camera: 'camera_202', arrivo: '2026-11-22', ospite: 'Paolo Bianchi' } }],
    })
  })

  it('asks for the room of so many, and of one room by its name', async () => {
    const { assistant } = await openAssistant('hospitality')
    expect((await assistant.ask('c’è posto per quattro a capodanno?')).found).toEqual({
      is: 'records',
      entity: 'camera',
      ids: ['camera_301'],
    })
    expect((await assistant.ask('la 301 è libera stasera?')).found).toEqual({ is: 'records', entity: 'camera', ids: [] })
  })

  it('stays a question of free hours when the day or the length changes', async () => {
    const { assistant } = await openAssistant('pulizie')
    for (const says of ['c’è posto lunedì per due ore?', 'e martedì?', 'e per tre ore?', 'di pomeriggio?', 'e con la Gialla?'])
      expect((await assistant.ask(says)).found.is).toBe('gaps')
  })
})

describe('how long, how many, how much', () => {
  it.each<readonly [slug: 'hospitality' | 'pulizie', says: string, entity: string, values: object]>([
    ['hospitality', 'Allunga di una notte il soggiorno di Lindqvist', 'prenotazione', { notti: 4 }],
    [
      'hospitality',
      'Registra una caparra di 200 euro sulla prenotazione di Laura Galli',
      'prenotazione',
      { versamenti: [{ importo: 20_000, mezzo: 'carta', giorno: '2026-11-21' }] },
    ],
    ['pulizie', 'aggiungi 20 litri di disinfettante', 'materiale', { quantita: 26 }],
    ['pulizie', 'abbiamo usato 5 litri di detergente vetri', 'materiale', { quantita: 13 }],
    ['pulizie', 'porta il disinfettante superfici a venti litri', 'materiale', { quantita: 20 }],
  ])('%s: «%s» changes what is there', async (slug, says, entity, values) => {
    const { assistant } = await openAssistant(slug)
    expect((await assistant.ask(says)).found).toMatchObject({ is: 'proposal', changes: [{ type: 'update', entity, values }] })
  })

  it('counts one who comes alone', async () => {
    const { assistant } = await openAssistant('hospitality')
    const { found } = await assistant.ask('segnami Bruno Ferrari nella 102 martedì, una notte, è da solo')
    expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'create', values: { persone: 1, notti: 1 } }] })
  })
})

describe('what goes on and what was', () => {
  it('is in the house tonight whenever it arrived', async () => {
    const { assistant } = await openAssistant('hospitality')
    const { found } = await assistant.ask('chi abbiamo in casa stasera')
    expect(found.is === 'records' && found.ids).toHaveLength(3)
  })

  it('lies behind in a follow-up where the question before did', async () => {
    const { assistant } = await openAssistant('pulizie')
    const before = await assistant.ask('Quanto abbiamo fatturato a ottobre?')
    const { found } = await assistant.ask('e a settembre?')
    expect(before.found.is).toBe('number')
    expect(found.is === 'number' && found.value).toBeGreaterThan(0)
  })
})

describe('which one is meant', () => {
  it('takes what recurs for the one of today, and shows it', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Sposta alle 18 la sanificazione del Girasole')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'update', id: 'intervento_8', values: { ora: '18:00' } }],
    })
  })

  it('tells who is in a room now, and makes no guest of a state', async () => {
    const { assistant } = await openAssistant('hospitality')
    const { found } = await assistant.ask('chi c’è nella 301?')
    expect(found).toMatchObject({ is: 'records', ids: ['prenotazione_2'] })
    expect(JSON.stringify((await assistant.ask('segna la 202 libera')).found)).not.toContain('ospite')
  })
})

describe('what of it', () => {
  it('leans on the one that is spoken of, and asks who sleeps here of any day', async () => {
    const { assistant } = await openAssistant('hospitality')
    await assistant.ask('chi arriva domani?')
    expect((await assistant.ask('in che camera va?')).found).toMatchObject({ is: 'value', value: 'camera_201' })
    const { found } = await assistant.ask('chi dorme da noi domani?')
    expect(found.is === 'records' && found.ids).toHaveLength(4)
  })
})

describe('that nothing is free', () => {
  it('is an answer, and no reason to tell what lies there', async () => {
    const { assistant } = await openAssistant('hospitality')
    const { found, says } = await assistant.ask('quali camere sono libere dal 5 al 7 dicembre?')
    expect(found).toMatchObject({ is: 'records', entity: 'camera', ids: [] })
    expect(says).toContain('Nessuna camera libera')
  })

  it('is not said of tables, of which some are taken', async () => {
    const { assistant } = await openAssistant('ristorazione')
    expect((await assistant.ask('quali tavoli sono liberi alle 20?')).found.is).not.toBe('gaps')
  })
})

describe('another question on the same day', () => {
  it('is about that day, in what it asks of itself', async () => {
    const { assistant, store } = await openAssistant('hospitality')
    await assistant.ask('chi arriva lunedì?')
    const { found } = await assistant.ask('e chi parte?')
    if (found.is !== 'records') throw new Error('no list')
    const rows = await store.getMany('prenotazione', [...found.ids])
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row['partenza']))).toEqual(new Set(['2026-11-23']))
  })

  it('is about the last of its name where it says so', async () => {
    const { assistant } = await openAssistant('ristorazione')
    await assistant.ask('quanto abbiamo incassato ieri sera?')
    expect((await assistant.ask('e sabato scorso?')).says).toContain('sabato 14 novembre')
  })
})

describe('what is not understood', () => {
  it('is not left out of a figure', async () => {
    const { assistant } = await openAssistant('dentisti')
    expect(await assistant.ask('quanti nuovi pazienti questo mese?')).toMatchObject({
      found: { is: 'refused' },
      says: expect.stringContaining('nuovi'),
    })
  })

  it('is no day where a state is how things stand now', async () => {
    const { assistant } = await openAssistant('hospitality')
    const now = await assistant.ask('cosa c’è da pulire?')
    expect((await assistant.ask('cosa c’è da pulire oggi?')).found).toEqual(now.found)
  })

  it('is looked for by those who are so many, whatever they are called', async () => {
    const said = async (says: string) => (await (await openAssistant('hospitality', '2026-11-27')).assistant.ask(says)).found
    const found = await said('ho posto per una famiglia di 2 da venerdì 11 a domenica 13 dicembre?')
    expect(found).toMatchObject({ is: 'records', entity: 'camera' })
    expect(found).toEqual(await said('ho posto per 2 persone da venerdì 11 a domenica 13 dicembre?'))
  })
})
