import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'

describe('who has not come since', () => {
  it.each([
    'chi non viene a fare l’igiene da più di un anno?',
    'chi è che non viene a fare l’igiene da più di un anno?',
    'quali pazienti non fanno l’igiene da più di un anno?',
  ])('is whoever had no such visit, whatever else they came for: %s', async (says) => {
    const { assistant, store } = await openAssistant('dentisti', FRIDAY)
    const { found } = await assistant.ask(says)
    if (found.is !== 'records' || found.entity !== 'paziente') throw new Error(`no patients, but ${JSON.stringify(found).slice(0, 80)}`)
    const { rows } = await store.query({
      entity: 'appuntamento',
      where: [
        { field: 'listino.nome', op: 'eq', value: 'Igiene orale' },
        { field: 'giorno', op: 'gte', value: '2025-11-26' },
        { field: 'giorno', op: 'lte', value: FRIDAY },
        { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'] },
      ],
      page: { limit: 500 },
    })
    const came = new Set(rows.map(({ paziente }) => paziente))
    expect(found.ids.length).toBeGreaterThan(10)
    expect(found.ids.filter((id) => came.has(id))).toEqual([])
  })

  it('is no visit that was missed', async () => {
    const { assistant } = await openAssistant('dentisti', FRIDAY)
    expect((await assistant.ask('chi non viene da un anno?')).found).toMatchObject({ is: 'records', entity: 'paziente' })
  })
})

describe('who can come', () => {
  it('on a Saturday morning gave the weekend, or any time, and not the mornings of the week', async () => {
    const { assistant, store } = await openAssistant('sociale', FRIDAY)
    const { found } = await assistant.ask('chi è disponibile sabato mattina?')
    const rows = await store.getMany('volontario', found.is === 'records' ? [...found.ids] : [])
    const given = Object.groupBy(rows, (row) => String(row['disponibilita']))
    expect(Object.fromEntries(Object.entries(given).map(([when, who]) => [when, who?.length]))).toEqual({ weekend: 7, flessibile: 3 })
  })
})
