import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'
const ORDER = 'ordina 20 confezioni di Paracetamolo 1000'

describe('a draft that lacks something', () => {
  it('is left aside by a question, offered again, and taken up as it was by a yes', async () => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    expect((await assistant.ask(ORDER)).found).toMatchObject({ is: 'asks', field: 'fornitore' })
    const besides = await assistant.ask('quali lotti sono scaduti?')
    expect(besides.found.is).toBe('records')
    expect(besides.resume?.says).toBe('Riprendo l’ordine a fornitore?')
    expect(besides.spoken).toContain('Riprendo l’ordine a fornitore?')
    expect((await assistant.ask('sì')).found).toMatchObject({ is: 'asks', field: 'fornitore' })
    expect((await assistant.ask('Distribuzione Salus')).found).toMatchObject({ is: 'proposal', entity: 'ordine' })
  })

  it('is taken up by its name whatever was said since', async () => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    const { resume } = await assistant.ask('quali lotti sono scaduti?')
    expect((await assistant.ask('quanto ho incassato oggi?')).resume).toBeUndefined()
    expect((await assistant.ask(resume?.ask ?? '')).found).toMatchObject({ is: 'asks', field: 'fornitore' })
  })

  it('is let go by a no, and offered no more', async () => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    await assistant.ask('quali lotti sono scaduti?')
    expect((await assistant.ask('no')).found.is).toBe('dropped')
    expect((await assistant.suggestions())[0]).not.toContain('Riprendi')
  })

  it('stands first among what is worth asking while it is left aside, and goes after ten minutes', async () => {
    const { assistant, clock } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    await assistant.ask('quali lotti sono scaduti?')
    expect((await assistant.suggestions())[0]).toBe('Riprendi l’ordine a fornitore')
    clock.now += 11 * 60_000
    expect((await assistant.suggestions())[0]).not.toContain('Riprendi')
  })

  it('is no place for what names no value of it', async () => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    expect((await assistant.ask('il DDT di oggi è arrivato, carica la merce')).found).not.toMatchObject({
      is: 'proposal',
      changes: [{ type: 'create' }],
    })
  })

  it('waits while another matter is confirmed, and is offered after it', async () => {
    const { assistant } = await openAssistant('dentisti', FRIDAY)
    expect((await assistant.ask('nuovo appuntamento lunedì alle 10')).found.is).toBe('asks')
    const other = await assistant.ask('è arrivato Rinaudo')
    expect(other.found.is).toBe('proposal')
    expect(other.resume).toBeUndefined()
    const done = await assistant.ask('sì')
    expect(done.found.is).toBe('done')
    expect(done.resume?.says).toBe('Riprendo l’appuntamento?')
  })

  it('takes a bare answer to what it asked for right after it is offered', async () => {
    const { assistant } = await openAssistant('sociale', FRIDAY)
    expect((await assistant.ask('nuova spesa di 320 euro per materiale')).found).toMatchObject({ is: 'asks', field: 'progetto' })
    expect((await assistant.ask('chi parla arabo?')).resume?.says).toBe('Riprendo la spesa?')
    const next = (await assistant.ask('Doposcuola di quartiere')).found
    expect(next).toMatchObject({ is: 'asks', entity: 'spesa' })
    expect(next).not.toMatchObject({ field: 'progetto' })
  })

  it.each(['cosa fa il Doposcuola di quartiere?', 'chi segue il Doposcuola di quartiere?', 'e il Doposcuola di quartiere?'])(
    'takes no question for its answer: %s',
    async (question) => {
      const { assistant } = await openAssistant('sociale', FRIDAY)
      await assistant.ask('nuova spesa di 320 euro per materiale')
      await assistant.ask('chi parla arabo?')
      expect((await assistant.ask(question)).found).not.toMatchObject({ is: 'proposal' })
    },
  )

  it('leaves a bare name a record where it was not just offered, or asks for another kind', async () => {
    const { assistant } = await openAssistant('sociale', FRIDAY)
    const record = { is: 'records', entity: 'progetto', ids: ['progetto_1'] }
    await assistant.ask('nuova spesa di 320 euro per materiale')
    await assistant.ask('chi parla arabo?')
    expect((await assistant.ask('Alberto Franzini')).found).toMatchObject({ is: 'records', entity: 'volontario' })
    expect((await assistant.ask('Doposcuola di quartiere')).found).toEqual(record)
  })

  it('takes for a text what nothing else explains, whatever was asked since, and no sentence', async () => {
    const { assistant } = await openAssistant('formazione', FRIDAY)
    expect((await assistant.ask('nuova lezione domani alle 10 di inglese')).found).toMatchObject({ is: 'asks', field: 'argomento' })
    await assistant.ask('che aule sono libere domani?')
    await assistant.ask('quanti allievi ho?')
    expect((await assistant.ask('non mi piace la pizza')).found.is).toBe('refused')
    expect((await assistant.ask('Ripasso')).found).not.toMatchObject({ is: 'refused' })
  })

  it.each(['cosa c’è da fare oggi?', 'ciao, che sai fare?', 'ciao'])('is offered again after %s', async (says) => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    const besides = await assistant.ask(says)
    expect(besides.found.is).toBe('chat')
    expect(besides.resume?.says).toBe('Riprendo l’ordine a fornitore?')
    expect((await assistant.ask('sì')).found).toMatchObject({ is: 'asks', field: 'fornitore' })
    expect((await assistant.ask('Distribuzione Salus')).found).toMatchObject({ is: 'proposal', entity: 'ordine' })
  })

  it('is offered again after a greeting that follows a question', async () => {
    const { assistant } = await openAssistant('farmacie', FRIDAY)
    await assistant.ask(ORDER)
    await assistant.ask('quali lotti sono scaduti?')
    await assistant.ask('quanto ho incassato oggi?')
    expect((await assistant.ask('cosa c’è da fare oggi?')).resume?.says).toBe('Riprendo l’ordine a fornitore?')
    expect((await assistant.ask('no')).found.is).toBe('dropped')
  })
})
