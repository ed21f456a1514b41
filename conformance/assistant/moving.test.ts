import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

const changed = (is: 'update' | 'move' | 'create', more: object) => ({ is: 'proposal', changes: [{ type: is, ...more }] })

describe('what is moved, and where to', () => {
  it.each<readonly [slug: 'pulizie' | 'dentisti', says: string, change: object]>([
    [
      'pulizie',
      'Il Serena lo facciamo martedì invece di lunedì',
      changed('update', { id: 'intervento_5', values: { data: '2026-11-24' } }),
    ],
    [
      'dentisti',
      'sposta la signora Zoboli da martedì a mercoledì alle undici',
      changed('update', { values: { giorno: '2026-11-25', ora: '11:00' } }),
    ],
    [
      'pulizie',
      'sposta le vetrate del Serena a mercoledì alle dieci',
      changed('update', { id: 'intervento_5', values: { data: '2026-11-25', ora: '10:00' } }),
    ],
    ['pulizie', 'Metti la Rossa alla Brembo martedì', changed('update', { id: 'intervento_11', values: { squadra: 'squadra_2' } })],
    ['pulizie', 'Manda la Verde al Cavour oggi', changed('update', { id: 'intervento_3', values: { squadra: 'squadra_3' } })],
    [
      'pulizie',
      'Aggiungi una nota all’intervento di oggi al Cavour: portare l’aspirapolvere grande',
      changed('update', { id: 'intervento_3', values: { note: 'portare l’aspirapolvere grande' } }),
    ],
  ])('%s: «%s»', async (slug, says, change) => {
    const { assistant } = await openAssistant(slug)
    expect((await assistant.ask(says)).found).toMatchObject(change)
  })

  it('asks when to, and takes an hour for an answer', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Sposta l’intervento di oggi al Girasole')).found).toMatchObject({ is: 'asks', field: 'data' })
    expect((await assistant.ask('alle 18')).found).toMatchObject(changed('update', { id: 'intervento_8', values: { ora: '18:00' } }))
  })

  it('takes the invoice that is spoken of, and that of a month', async () => {
    const { assistant } = await openAssistant('pulizie')
    await assistant.ask('Quali fatture sono scadute?')
    await assistant.ask('Qual è la più alta?')
    expect((await assistant.ask('Registra l’incasso con bonifico')).found).toMatchObject(
      changed('create', { values: { mezzo: 'bonifico' } }),
    )
    const other = await openAssistant('pulizie')
    expect((await other.assistant.ask('Registra l’incasso della fattura di settembre della Bonaldi con bonifico')).found).toMatchObject(
      changed('create', { entity: 'incasso', values: { fattura: 'fattura_11', giorno: '2026-11-21' } }),
    )
  })
})

describe('what is stated', () => {
  it('brings into a state what is under way, rather than back what was further', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('L’intervento alle Officine Serio è finito')).found).toMatchObject({ is: 'asks', field: 'ore' })
    const other = await openAssistant('pulizie')
    // Of today, and not begun: both steps, with what they lack.
    expect((await other.assistant.ask('Valli fatto')).found).toMatchObject({ is: 'asks', entity: 'intervento', field: 'ore' })
  })

  it('takes nothing for what it is not', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Manda un messaggio al Condominio Aurora')).found.is).toBe('refused')
    expect((await assistant.ask('Passa i lavori di oggi della Squadra Gialla alle altre squadre')).found.is).not.toBe('proposal')
  })
})

describe('a name and an address that are written out', () => {
  it.each<readonly [slug: 'pulizie' | 'dentisti', says: string, values: object]>([
    [
      'pulizie',
      'Crea un nuovo cliente: Ristorante Da Gino, telefono 035 456789, via Borfuro 3, Bergamo',
      { nome: 'Ristorante Da Gino', tipo: 'ricettivo', indirizzo: 'via Borfuro 3, Bergamo' },
    ],
    ['dentisti', 'Nuovo paziente: Elena Ferri', { nome: 'Elena', cognome: 'Ferri' }],
  ])('%s: «%s»', async (slug, says, values) => {
    const { assistant } = await openAssistant(slug)
    expect((await assistant.ask(says)).found).toMatchObject(changed('create', { values }))
  })
})

describe('what is asked of a record, and of several', () => {
  it('tells when an invoice of a month falls due', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Quando scade la fattura di ottobre del Condominio Cavour?')).found).toMatchObject({
      is: 'value',
      id: 'fattura_14',
      field: 'scadenza',
    })
  })

  it('lists the work of a team, and does not count it', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Cosa fa oggi la Squadra Gialla?')).found).toEqual({
      is: 'records',
      entity: 'intervento',
      ids: ['intervento_9'],
    })
  })

  it('says which team has least to do', async () => {
    const { assistant } = await openAssistant('pulizie')
    expect((await assistant.ask('Quale squadra ha meno lavoro la prossima settimana?')).found).toMatchObject({
      is: 'groups',
      groups: { squadra_4: 3 },
    })
  })

  it('takes a noun that ends as a participle for no deed', async () => {
    const { assistant } = await openAssistant('pulizie')
    await assistant.ask('Elenca i clienti condominio')
    expect((await assistant.ask('Quali hanno interventi lunedì?')).found).toMatchObject({
      is: 'records',
      ids: expect.not.arrayContaining(['intervento_321']),
    })
  })

  it('says of the one that was told what is asked of the first', async () => {
    const { assistant } = await openAssistant('pulizie')
    await assistant.ask('Che interventi non hanno squadra questa settimana?')
    expect((await assistant.ask('Il primo a che ora è?')).found).toMatchObject({ is: 'value', id: 'intervento_3', value: '15:00' })
  })
})

describe('what comes in and what is called off', () => {
  it.each<readonly [says: string, change: object]>([
    [
      'segna che la Melandri è arrivata alle sedici e dieci',
      changed('move', { id: 'appuntamento_5', to: 'in_sala', values: { arrivo: '16:10' } }),
    ],
    ['Togli il Bottura di giovedì', changed('move', { to: 'annullato' })],
    ['Il consenso di Ranieri è firmato', changed('move', { id: 'consenso_3', to: 'firmato' })],
  ])('dentisti: «%s»', async (says, change) => {
    const { assistant } = await openAssistant('dentisti')
    expect((await assistant.ask(says)).found).toMatchObject(change)
  })

  it('calls off what takes place at an hour, and takes nothing away', async () => {
    const { assistant } = await openAssistant('estetica')
    expect((await assistant.ask('togli la Pezzini di martedì')).found).toMatchObject(changed('move', { to: 'cancellato' }))
  })

  it('brings nobody into the chair who came weeks ago', async () => {
    const { assistant } = await openAssistant('dentisti')
    expect((await assistant.ask('Rinaudo è in poltrona')).found).toMatchObject({
      is: 'proposal',
      changes: [
        { id: 'appuntamento_2', to: 'in_sala' },
        { id: 'appuntamento_2', to: 'in_poltrona' },
      ],
    })
  })

  it('makes no payment of what is owed, and no refusal of whom one has reached', async () => {
    const { assistant } = await openAssistant('dentisti')
    expect((await assistant.ask('Saldo Alberti')).found).toMatchObject({ is: 'value', field: 'saldo' })
    expect((await assistant.ask('Ho sentito la Savoia, confermata')).found.is).not.toBe('proposal')
  })
})

describe('since when', () => {
  it('lists who has not come for so long', async () => {
    const { assistant } = await openAssistant('dentisti')
    expect((await assistant.ask('Chi non si fa vedere da più di sei mesi?')).found).toMatchObject({
      is: 'records',
      entity: 'paziente',
      ids: ['paziente_5', 'paziente_3'],
    })
  })
})

describe('what cannot be', () => {
  it('takes the place of what was proposed, so that a correction goes on from it and a yes confirms nothing', async () => {
    const { assistant } = await openAssistant('pulizie')
    await assistant.ask('Metti una pulizia negozio al Valli venerdì alle 15')
    expect((await assistant.ask('con la Verde')).found.is).toBe('impossible')
    expect((await assistant.ask('sì')).found.is).toBe('chat')
    const other = await openAssistant('pulizie')
    await other.assistant.ask('Metti una pulizia negozio al Valli venerdì alle 15')
    await other.assistant.ask('con la Verde')
    expect((await other.assistant.ask('anzi alle 10')).found).toMatchObject(
      changed('create', { values: { squadra: 'squadra_3', ora: '10:00' } }),
    )
  })
})
