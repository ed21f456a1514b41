import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

describe('a name that no record bears', () => {
  it.each<[SectorSlug, string, string]>([
    ['autofficine', 'telefono di Rossi', 'Non trovo nessun cliente Rossi. Lo aggiungo?'],
    ['autofficine', 'quando è pronta la Ferrari?', 'Non trovo nessun veicolo Ferrari. Lo aggiungo?'],
    ['autofficine', 'AB123CD a che punto è?', 'Non trovo nessun veicolo AB123CD. Lo aggiungo?'],
    ['dentisti', 'sposta l’appuntamento di Mario Rossi a domani', 'Non trovo nessun paziente Mario Rossi. Lo aggiungo?'],
    ['dentisti', 'nuovo appuntamento per Mario Rossi domani alle 10', 'Non trovo nessun paziente Mario Rossi. Lo aggiungo?'],
    ['hospitality', 'ospite Rossi', 'Non trovo nessun ospite Rossi. Lo aggiungo?'],
    ['hospitality', 'quando arriva Rossi?', 'Non trovo nessuna prenotazione di Rossi. La aggiungo?'],
    ['ristorazione', 'sposta la prenotazione dei Rossi alle 21', 'Non trovo nessuna prenotazione di Rossi. La aggiungo?'],
    ['sociale', 'registra una donazione di 50 euro di Tizio Sempronio', 'Non trovo nessun donatore Tizio Sempronio. Lo aggiungo?'],
    ['sociale', 'chiudi la presa in carico della famiglia Bruni', 'Non trovo nessun beneficiario Bruni. Lo aggiungo?'],
    ['business', 'progetti di Rossi', 'Non trovo nessun cliente Rossi. Lo aggiungo?'],
    ['farmacie', 'giacenza della Tachipirina?', 'Non trovo nessun prodotto Tachipirina. Lo aggiungo?'],
    ['farmacie', 'ordina 20 confezioni di Eliquis 1000', 'Non trovo nessun prodotto Eliquis. Lo aggiungo?'],
  ])('%s: «%s»', async (slug, says, expected) => {
    expect((await lastReply(slug, says)).says).toBe(expected)
  })

  it('is added by a yes, and forgotten by anything else', async () => {
    expect((await lastReply('autofficine', 'telefono di Rossi', 'sì')).card).toMatchObject({
      kind: 'proposal',
      title: 'Nuovo cliente · Rossi',
    })
    expect((await lastReply('autofficine', 'telefono di Rossi', 'quanti clienti ci sono?', 'sì')).found.is).not.toBe('proposal')
  })

  it('is no name of another gender, of which there are some', async () => {
    expect((await lastReply('formazione', 'telefono di Giulio')).found.is).toBe('choose')
    expect((await lastReply('formazione', 'telefono di Giulia')).says).toMatch(/^Non trovo ness\w+ \w+ Giulia\./)
  })
})

describe('a word that is a name or a verb', () => {
  it('is no option that is called by another of its endings', async () => {
    expect((await lastReply('autofficine', 'quante ore ha fatto Luca questo mese?')).says).toBe(
      'Non trovo nessun meccanico Luca. Lo aggiungo?',
    )
    expect((await lastReply('autofficine', 'cosa fa oggi Luca?')).says).toBe('Non trovo nessun meccanico Luca. Lo aggiungo?')
    expect((await lastReply('autofficine', 'quanto ci mette a fare un tagliando?')).card).toMatchObject({
      chips: expect.arrayContaining([{ key: '3', label: 'Categoria: Tagliando' }]),
    })
  })
})

describe('a strength without its name', () => {
  it('fills no line', async () => {
    const { found } = await lastReply('farmacie', 'ordina 20 confezioni di Tachipirina 1000 a Distribuzione Salus')
    expect(found.is).toBe('refused')
    expect((await lastReply('farmacie', 'ordina 20 confezioni di Paracetamolo 1000 a Distribuzione Salus')).found.is).toBe('proposal')
  })
})

describe('a word that found no place', () => {
  it.each<[SectorSlug, string]>([
    ['farmacie', 'quanta IVA al 10% ho incassato a novembre?'],
    ['artigiani', 'interventi non ancora fatturati'],
  ])('%s: «%s» tells no number and lists no text', async (slug, says) => {
    expect((await lastReply(slug, says)).found.is).toBe('refused')
  })
})

describe('an ordinal before a noun', () => {
  it('is no day of the month', async () => {
    expect(await lastReply('dentisti', 'il primo posto libero domani?')).toMatchObject({
      says: expect.stringMatching(/^Nessun posto per 45 minuti sabato 28 novembre: il primo è lunedì 30 novembre alle \d\d:\d\d, Sala \d/),
      card: { caption: 'Posti liberi lunedì 30 novembre', chips: [{ label: 'Lunedì 30 novembre' }] },
      found: { is: 'gaps', gaps: expect.arrayContaining([expect.objectContaining({ day: '2026-11-30' })]) },
    })
    expect((await lastReply('dentisti', 'il primo appuntamento di lunedì')).says).not.toContain('1 dicembre')
  })
})

describe('a weekday in the present tense', () => {
  it('is the next one', async () => {
    expect((await lastReply('formazione', 'chi insegna giovedì?')).says).toContain('giovedì 3 dicembre')
    expect((await lastReply('dentisti', 'chi viene giovedì?')).says).not.toContain('26 novembre')
    // Where the last one has lessons and the next one has none too.
    const { assistant } = await openAssistant('formazione', '2026-11-28')
    expect((await assistant.ask('chi insegna giovedì?')).says).toBe('Nessuna lezione di giovedì 3 dicembre.')
  })
})
