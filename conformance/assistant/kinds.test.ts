import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

const reply = async (slug: SectorSlug, says: string) => (await openAssistant(slug)).assistant.ask(says)
const ask = async (slug: SectorSlug, says: string) => (await reply(slug, says)).found

describe('the answer is of the kind that the question word asks for', () => {
  it('an hour for «a che ora», and of whom nobody wrote down when they came the one that was arranged', async () => {
    expect(await ask('dentisti', 'a che ora c’è la partita?')).toEqual({ is: 'refused' })
    expect(await ask('ristorazione', 'a che ora arriva la famiglia Lorusso?')).toMatchObject({ is: 'value', field: 'ora' })
  })

  it('somebody for «chi»', async () => {
    expect(await ask('autofficine', 'chi dei nostri puzza di più?')).toEqual({ is: 'refused' })
    expect(await ask('sociale', 'Chi ti ha programmato, e perché?')).toEqual({ is: 'refused' })
    expect(await ask('hospitality', 'chi abbiamo in suite?')).not.toMatchObject({ entity: 'camera' })
  })

  it('hours for «quante ore», and those that are called so where they are counted', async () => {
    expect(await ask('business', 'Quante ore ha registrato Dalila Ferraro questo mese?')).not.toHaveProperty('ids')
    expect(await ask('autofficine', 'quante audi abbiamo in archivio?')).toMatchObject({ is: 'number', entity: 'veicolo', value: 4 })
  })

  it('the day on which it was paid, and by what', async () => {
    expect(await ask('pulizie', 'quando ha pagato Hotel Serena?')).toMatchObject({ entity: 'incasso', field: 'giorno' })
    expect(await ask('pulizie', 'come ha pagato Studio Pozzi')).toMatchObject({ entity: 'incasso', field: 'mezzo' })
  })

  it('nothing of what somebody earns, and nobody of all', async () => {
    expect(await ask('pulizie', 'quanto guadagna Lidia Popescu?')).toEqual({ is: 'refused' })
    expect(await ask('pulizie', 'dove devo andare adesso')).toEqual({ is: 'refused' })
  })

  it('all that somebody does on a day, and what was there last where nothing is yet', async () => {
    expect(await ask('pulizie', 'dove va la Verde lunedì?')).toMatchObject({ is: 'records', ids: { length: 2 } })
    expect(await ask('pulizie', 'che voto ha preso il Girasole')).toMatchObject({ is: 'value', value: 3 })
  })
})

describe('words that are no evidence alone', () => {
  it('a short word that was mended, and «ha» beside a word of a longer text', async () => {
    expect(await ask('business', 'ma vai a quel paese te e chi ti ha fatto')).toEqual({ is: 'refused' })
    expect(await ask('hospitality', 'Chi è il più bello dei nostri clienti?')).toEqual({ is: 'refused' })
    expect(await ask('pulizie', 'Quali interventi ha chiuso la Rossa questa settimana?')).not.toMatchObject({ ids: [] })
  })

  it('«meno» is no «menù», «corsi» are not «in corso», and «più» belongs to the name that has it', async () => {
    expect(await ask('ristorazione', 'quale dolce costa meno?')).toMatchObject({ is: 'records', ids: { length: 1 } })
    expect(await ask('pulizie', 'corsi in programma')).not.toMatchObject({ entity: 'intervento' })
    expect(await ask('pulizie', 'materiali di Igiene Più')).toMatchObject({ ids: { length: 7 } })
  })

  it('«sei» counts, and a number beside what it is of is no option', async () => {
    expect(await ask('ristorazione', 'prenotazioni con più di sei persone')).toMatchObject({ ids: { length: 19 } })
    expect((await reply('pulizie', 'interventi con voto 2')).card).toMatchObject({ chips: [{ label: 'Voto del controllo: 2' }, {}] })
  })
})

describe('what is asked, and nothing besides', () => {
  it('adds up nothing that was called off, and sets no two states against each other', async () => {
    expect(await ask('hospitality', 'Quanto fanno le ricevute di ottobre pagate con carta?')).toMatchObject({ value: 641300 })
    expect((await ask('autofficine', 'dunque quante macchine abbiamo finito negli ultimi sette giorni')).is).toBe('number')
  })

  it('is told apart by who does it, counted by the day, and added up over a month where somebody is named', async () => {
    expect(await ask('sociale', 'quante ore a testa hanno fatto quelli dello sportello casa?')).toMatchObject({ is: 'groups' })
    expect(await ask('artigiani', 'ore Samuele ottobre')).toMatchObject({ is: 'number' })
    expect(await ask('pulizie', 'ore Verde')).toMatchObject({ is: 'number' })
  })

  it('is a story where somebody changed something, be there a question of the trade that begins so', async () => {
    expect(await ask('dentisti', 'Chi ha annullato l’appuntamento di Maffei del 9 novembre?')).toMatchObject({ is: 'history' })
  })

  it('is no noun that a verb has the stem of', async () => {
    expect(await ask('autofficine', 'chi è entrato l’altro ieri?')).toMatchObject({ entity: 'riparazione' })
    expect(await ask('sociale', 'sono arrivati tutti?')).toEqual({ is: 'refused' })
  })

  it('is so many of what «da» says, and the least where it asks for that', async () => {
    expect(await ask('ristorazione', 'in veranda quanti tavoli da quattro ci sono')).toMatchObject({ is: 'number', entity: 'tavolo' })
    expect(await ask('sociale', 'qual è la voce dello sportello casa dove restano meno soldi')).toMatchObject({ ids: { length: 1 } })
  })
})
