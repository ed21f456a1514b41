import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** What a sentence comes to: the title and the lines of a proposal, else what is said. */
async function comesTo(slug: SectorSlug, said: string): Promise<string> {
  const { assistant } = await openAssistant(slug)
  const { card, says, found } = await assistant.ask(said)
  if (card?.kind !== 'proposal') return `${found.is}: ${says}`.replace(/\s.*«(.*)».*/, ' $1')
  return [card.title, ...card.lines.map(({ label, after }) => `${label}: ${after}`)].join(' | ').replaceAll(/\s/g, ' ')
}

describe('a wish is what its words say, all of them', () => {
  it.each<[string, SectorSlug, string, string]>([
    ['several are not one that is new', 'business', 'metti Ivan su tutte le fasi della rete dello Studio Pozzi', 'refused:'],
    ['«anche» is one more', 'artigiani', 'metti Zanotti anche giovedì alle tre', 'asks: Descrizione del problema?'],
    ['hours by nobody’s name are a row', 'business', 'segna 3 ore a Ivan sulla rete del Pozzi, sopralluogo', 'Nuova voce di spesa'],
    ['what is told moves nothing', 'hospitality', 'metti che Teresa fa la 201 domani alle dieci', 'Nuova pulizia'],
    [
      '«un acquisto» is a new one',
      'business',
      'metti un acquisto da 150 euro sul catalogo Colmegna: prove di stampa',
      'Nuova voce di spesa',
    ],
    [
      'who is given to what',
      'formazione',
      'assegna Noa Ferri al corso di Posta e calendario',
      'Corso · Posta e calendario condivisi | Docente: Noa Ferri',
    ],
    [
      'a number of a day is of no name',
      'formazione',
      'Rinvia al 10 dicembre la lezione di inglese del 5',
      'Lezione · Unità 12, lettura · 05/12/2026',
    ],
    ['a figure says nothing of an order', 'formazione', 'segna svolta la lezione di oggi di primo soccorso', 'Lezione · '],
    ['what is named is what a list is of', 'ristorazione', 'riordina il fiordilatte', 'Lista acquisti | Da ordinare: 1 riga'],
    [
      'a number is of the field beside it',
      'pulizie',
      'Crea la Squadra Arancio: quattro persone, responsabile Mirela Dobre',
      'Nuova squadra · Arancio | Componenti: 4 | Responsabile: Mirela Dobre',
    ],
    ['what is taken off is no record', 'pulizie', 'togli la squadra dal Cavour di oggi', 'refused: squadra'],
    [
      'nobody’s name has a number',
      'farmacie',
      'la Righi vuole la tessera, dalle la FD-1140',
      'Cliente · Righi Claudia | Carta fedeltà: FD-1140',
    ],
    [
      'a code is one word',
      'farmacie',
      'metti la crema mani nello scaffale E-09',
      'Prodotto · Crema mani calendula 75 ml | Ubicazione: E-09',
    ],
    ['a text says nothing of how many', 'pulizie', 'nota per il Cavour di oggi: lavare le scale', 'Intervento · '],
    [
      'a second allergy takes none away',
      'dentisti',
      'Segna che Serena Balducci è allergica anche al nichel',
      'Paziente · Balducci Serena | Allergie: lattice; nichel',
    ],
    [
      'so much and a name are a row',
      'business',
      'segna 5 ore a Dalila sulla certificazione processi, audit interno',
      'Nuova voce di spesa',
    ],
    ['so much alone changes nothing', 'business', '3 ore Ivan assistenza annuale', 'refused:'],
    [
      'what was bought changes no row',
      'business',
      'metti che ho comprato due dischi da novanta euro per l’assistenza annuale',
      'Nuova voce',
    ],
    ['a mended word is no land', 'hospitality', 'segna che la Benitez vuole il lettino', 'refused:'],
    [
      'who stays longer has another length',
      'hospitality',
      'la Vismara resta un giorno in più',
      'Prenotazione · Clara Vismara · 21/11/2026 | Notti: 3',
    ],
    ['one is taken away', 'hospitality', 'togli una persona alla Benitez', 'Prenotazione · Paula Benítez · 25/11/2026 | Persone: 2'],
    [
      'money that is paid needs no euro',
      'formazione',
      'Rosa Mazzali ha pagato 170 in contanti',
      'Nuovo versamento · Rosa Mazzali · 21/11/2026 · 170,00 €',
    ],
    [
      'what was delivered lies behind',
      'sociale',
      'segna rendicontato l’orto il 20 novembre',
      'Progetto · Orto condiviso | Rendiconto consegnato il: 20/11/2026',
    ],
    ['a field by its whole name', 'pulizie', 'il prezzo a intervento del Girasole diventa 72 euro', 'Sede · Girasole, aule e refettorio'],
    ['a team is no part of the day', 'pulizie', 'gli interventi di oggi della Notte passali alla Verde', 'Intervento · Officine Serio'],
    [
      'what is done takes place on no other day',
      'artigiani',
      'ha chiamato Ghidini, gli perde il lavandino, mettilo lunedì con Walter',
      'refused:',
    ],
    [
      'who is somebody now',
      'pulizie',
      'il responsabile della Gialla adesso è Omar Haddad',
      'Squadra · Squadra Gialla | Responsabile: Omar Haddad',
    ],
    ['what was opened is used up', 'pulizie', 'abbiamo aperto cinque rotoli di sacchi neri', 'Materiale · Sacchi neri 110 l | Quantità: 4'],
    ['a noun orders nothing', 'farmacie', 'incassi di fatture di novembre', 'records:'],
    ['what is registered is new', 'sociale', 'registra donazione anonima di 40 euro', 'refused:'],
    ['so much is no record besides', 'ristorazione', 'batti due caffè al tavolo 1', 'Nuovo ordine · 1 · Bevande'],
    ['a share is what it is of', 'ristorazione', 'fai uno sconto del 10 % al tavolo 1', 'Conto · Tavolo 1 | Sconto: 10'],
    ['what is there is pointed at', 'pulizie', 'il San Rocco di domani mettilo alle 21', 'Intervento · '],
  ])('%s (%s): «%s»', async (_, slug, said, begins) => {
    expect((await comesTo(slug, said)).slice(0, begins.length)).toBe(begins)
  })
})

describe('an order to buy', () => {
  it.each(['autofficine', 'pulizie', 'ristorazione', 'artigiani'] as const)(
    '/%s: opens the list, and a yes books nothing as arrived',
    async (slug) => {
      const { assistant, store, sector } = await openAssistant(slug, '2026-11-27')
      const stock = sector.actions.find(({ key }) => key === 'riordina')?.entity ?? ''
      const have = async () => (await store.query({ entity: stock, page: { limit: 500 } })).rows
      const before = await have()
      const reply = await assistant.ask('fai la spesa')
      expect(reply.card).toMatchObject({
        kind: 'proposal',
        confirm: 'Apri «Lista acquisti»',
        inForm: true,
        edit: { is: 'act', action: 'riordina' },
      })
      expect((await assistant.ask('sì')).says).toBe('Si apre con il pulsante della proposta: con un sì non registro niente.')
      expect(await have()).toEqual(before)
    },
  )
})
