import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

describe('a paper of a record that is asked for', () => {
  it.each([
    ['business', 'stampami la fattura 38', 'fattura', 'fattura'],
    ['business', 'mandami l’estratto conto di Meccanica Orobica', 'scheda_cliente', 'cliente'],
    ['hospitality', 'stampa il conto di Vismara', 'conto_soggiorno', 'prenotazione'],
    ['pulizie', 'stampami il giro della verde', 'giro', 'squadra'],
    ['ristorazione', 'stampami la comanda del tavolo 5', 'comanda', 'comanda'],
    ['sociale', 'stampa il registro ore di Gandolfi', 'registro_ore', 'volontario'],
    ['formazione', 'stampami il calendario del corso di Excel', 'programma', 'corso'],
  ] as const)('/%s: «%s» offers to print it', async (slug, says, print, entity) => {
    const { card, found } = await lastReply(slug, says)
    expect(card).toMatchObject({ kind: 'paper', print, record: { entity } })
    expect(found).toMatchObject({ is: 'records', entity, ids: [expect.any(String)] })
  })

  it.each([
    ['hospitality', 'stampami la ricevuta della suite', 'ricevuta'],
    ['formazione', 'stampami il foglio firme della lezione di oggi', 'lezione'],
    ['autofficine', 'stampa lo storico della Panda', 'veicolo'],
    ['farmacie', 'stampa l’etichetta del lotto di omeprazolo', 'lotto'],
  ] as const)('/%s: «%s» asks of which, and prints the one that is chosen', async (slug, says, entity) => {
    const { assistant } = await openAssistant(slug, '2026-11-27')
    const { card, found } = await assistant.ask(says)
    expect(found).toMatchObject({ is: 'choose', entity })
    const [first] = card?.kind === 'choice' ? card.options : []
    const chosen = await assistant.choose(card?.kind === 'choice' ? card.id : '', first?.key ?? '')
    expect(chosen.card).toMatchObject({ kind: 'paper', record: { entity, id: first?.key } })
  })

  it('is not there for every record', async () => {
    const { found, says } = await lastReply('business', 'stampami il sollecito della 38')
    expect(found).toEqual({ is: 'impossible', entity: 'fattura' })
    expect(says).toBe('Stampa sollecito: ora non si può fare con 38/2026 · Agriturismo La Roccola (stato: Incassata in parte).')
  })

  it.each([
    'sollecita la 40',
    'sollecita Lido Torre Gaia',
    'sollecito per Lido Torre Gaia',
    'prepara il sollecito della 40',
    'fai un sollecito a Lido Torre Gaia',
    'mi prepari il sollecito per Lido Torre Gaia?',
  ])('«%s» is the reminder of what is overdue', async (says) => {
    const { card, found } = await lastReply('business', says)
    expect(found).toEqual({ is: 'records', entity: 'fattura', ids: ['fattura_2'] })
    expect(card).toMatchObject({ kind: 'paper', print: 'sollecito', record: { id: 'fattura_2' } })
  })

  it('a reminder of nobody is chosen among what is overdue', async () => {
    const { found } = await lastReply('business', 'sollecito')
    expect(found).toMatchObject({ is: 'choose', entity: 'fattura' })
  })

  it.each([
    ['business', 'fammi la fattura di Meccanica Orobica', 'proposal'],
    ['business', 'stampa le fatture di ottobre', 'records'],
    ['business', 'mostrami il preventivo di Meccanica Orobica', 'records'],
  ] as const)('/%s: «%s» asks for something else', async (slug, says, is) => {
    const { card, found } = await lastReply(slug, says)
    expect(found.is).toBe(is)
    expect(card?.kind).not.toBe('paper')
  })
})

describe('a file that a screen makes', () => {
  it.each([
    ['hospitality', 'mandami il file per alloggiati web', 'alloggiati', 'own:portale'],
    ['hospitality', 'scarica il file ross1000', 'istat', 'movimento'],
    ['hospitality', 'stampami il C/59', 'istat', 'movimento'],
    ['dentisti', 'preparami il file per il commercialista', 'pazienti', 'own:spese'],
    ['business', 'stampa lo scadenzario', 'scadenzario', 'scadenzario'],
  ] as const)('/%s: «%s» leads there', async (slug, says, screen, shows) => {
    const { card, found } = await lastReply(slug, says)
    expect(found).toEqual({ is: 'screen', screen, shows })
    expect(card).toMatchObject({ kind: 'lead', screen, shows })
  })

  it('and a list that is taken out is the answer with its own ways out', async () => {
    expect((await lastReply('business', 'esporta i clienti')).found).toMatchObject({ is: 'records', entity: 'cliente' })
  })
})

describe('a record that was spoken of', () => {
  it.each([
    ['business', ['fattura 38', 'stampala'], 'fattura'],
    ['hospitality', ['quando arriva Lindqvist?', 'ok, stampala'], 'conto_soggiorno'],
    ['artigiani', ['che lavoro c’è a Cavour 18 oggi?', 'me lo stampi?'], 'scheda_lavoro'],
  ] as const)('/%s: %s offers its paper', async (slug, says, print) => {
    expect((await lastReply(slug, ...says)).card).toMatchObject({ kind: 'paper', print })
  })

  it('has none where there are several, or none of that kind', async () => {
    expect((await lastReply('business', 'quali fatture sono scadute?', 'stampala')).found.is).toBe('refused')
    expect((await lastReply('ristorazione', 'a che ora arriva Scalise?', 'stampala')).found.is).toBe('refused')
  })
})
