import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

/** What the last of some sentences proposes to write, or how it is answered where it proposes nothing. */
async function after(slug: SectorSlug, ...says: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  let found: Awaited<ReturnType<typeof assistant.ask>>['found'] | undefined
  for (const one of says) ({ found } = await assistant.ask(one))
  return found?.is === 'proposal' ? found.changes[0] : found
}

describe('a new record or a change', () => {
  it('a verb that may mean both makes one where all that it needs is said, and changes the one that is named', async () => {
    expect(await after('dentisti', 'metti la Bertoni giovedì alle 11 per un controllo in sala 1')).toMatchObject({
      type: 'create',
      values: { paziente: 'paziente_66', giorno: '2026-11-26', ora: '11:00' },
    })
    expect(await after('formazione', 'metti la lezione di martedì in Aula 1')).toMatchObject({ type: 'update', values: { aula: 'aula_1' } })
  })

  it('a noun alone orders nothing, and an adjective in a question neither', async () => {
    expect(await after('dentisti', 'preventivo Marangoni')).not.toHaveProperty('type')
    expect(await after('dentisti', 'quanti pazienti nuovi abbiamo avuto questo mese')).not.toMatchObject({ is: 'asks' })
  })
})

describe('what is named together', () => {
  it('belongs together, and a day tells which is meant of what has none of its own', async () => {
    expect(await after('sociale', 'metti Camilla Accorsi di turno martedì')).toMatchObject({
      entity: 'presenza',
      values: { incarico: 'incarico_25', segno: 'previsto' },
    })
    expect(await after('sociale', 'metti la Cherubini di turno alla raccolta di sabato 5')).toMatchObject({ entity: 'presenza' })
    expect(await after('sociale', 'metti di turno Enrico Bassi lunedì al doposcuola')).toMatchObject({ entity: 'presenza' })
  })
})

describe('what has no place left', () => {
  it('is proposed where it waits for one, with the sentence that says why', async () => {
    const { assistant } = await openAssistant('formazione')
    const { says, found } = await assistant.ask('iscrivi Gianni Rota, gianni.rota@posta.example, a Primo soccorso')
    expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'create', entity: 'studente', values: { stato: 'in_lista' } }] })
    expect(says).toContain('non ce ne sono più')
  })
})

describe('the text of a new record', () => {
  it('is made of no state, no number and no name of the thing itself: what lacks is asked', async () => {
    expect(await after('artigiani', 'devo segnare un lavoro dalla Scansani')).toMatchObject({ is: 'asks', field: 'descrizione' })
    expect(await after('sociale', 'registra una donazione di 200 euro di Viola Mazzali, arrivata con carta')).not.toHaveProperty(
      'values.causale',
    )
  })

  it('is what was said, and no text of another record that shares a word', async () => {
    expect(await after('business', 'prepara un’offerta per la Morandi, restyling del sito')).toMatchObject({
      values: { oggetto: 'restyling del sito' },
    })
    expect(await after('dentisti', 'blocca la sala 3 mercoledì dalle 9 alle 11 per il corso di Chiara')).toMatchObject({
      values: { motivo: 'corso di Chiara' },
    })
  })
})

describe('what is told along with a wish', () => {
  it('is the option that the verb itself names, or that only what is filled in has', async () => {
    expect(await after('dentisti', 'Agosti ha fatto il bonifico')).toMatchObject({ entity: 'incasso', values: { mezzo: 'bonifico' } })
    expect(await after('dentisti', 'Vecchi ha saldato in contanti')).toMatchObject({ entity: 'incasso', values: { mezzo: 'contanti' } })
  })

  it('tells why, and which record is meant, where the wish itself comes after it', async () => {
    expect(await after('dentisti', 'la Savoia mercoledì non ce la fa, mettila tra quelli da ricollocare')).toMatchObject({
      type: 'move',
      to: 'da_ricollocare',
    })
  })

  it('tells both parts of a name, and why an action cannot be done', async () => {
    const said = await lastReply('farmacie', 'aggiungi un cliente: Paolo Verdi, 340 1234567')
    expect(said.card).toMatchObject({
      lines: [
        { label: 'Nome', after: 'Paolo' },
        { label: 'Cognome', after: 'Verdi' },
        { label: 'Telefono', after: '340 123 4567' },
      ],
    })
    const refused = await lastReply('dentisti', 'fattura le cure di Olivieri')
    expect(refused.says).toBe('Fattura le cure eseguite: ora non si può fare con Olivieri Martina (da fatturare: 0,00\u00a0€).')
  })

  it('is one person where somebody comes alone', async () => {
    expect(await after('hospitality', 'segnami Bruno Ferrari nella 102 martedì, una notte, è da solo')).toMatchObject({
      values: { persone: 1 },
    })
  })

  it('is counted as the field counts it', async () => {
    expect(await after('formazione', 'crea un corso di Fotografia di 20 ore con Noa Ferri, prezzo 250 euro')).toMatchObject({
      values: { durata: 20 },
    })
  })
})

describe('a record that is meant', () => {
  it('is told by its day where the new one has none', async () => {
    expect(await after('formazione', 'segna assente Giacomo Braga alla lezione di domenica')).toMatchObject({
      type: 'create',
      values: { studente: 'studente_20', lezione: 'lezione_6', segno: 'assente' },
    })
  })

  it('is confirmed by a word that may be a mere yes', async () => {
    expect(await after('dentisti', 'Righi ha detto che va bene, confermalo')).toMatchObject({ type: 'move', to: 'confermato' })
  })
})

describe('an answer to what is asked', () => {
  it('fills in what it says: a day is no text', async () => {
    const says = ['fissa una lezione di grafica', 'giovedì alle 17'] as const
    expect(await after('formazione', ...says)).toMatchObject({ is: 'asks', field: 'argomento' })
    expect(await after('formazione', ...says, 'impaginazione')).toMatchObject({
      values: { data: '2026-11-26', argomento: 'impaginazione' },
    })
  })

  it('is corrected while another is asked', async () => {
    expect(await after('formazione', 'fissa una lezione di grafica', 'giovedì alle 17', 'no, alle 18', 'impaginazione')).toMatchObject({
      values: { ora: '18:00', argomento: 'impaginazione' },
    })
  })

  it('is an order where a mere yes has nothing to confirm', async () => {
    expect(await after('dentisti', 'quali appuntamenti ci sono martedì?', 'solo quelli da confermare', 'confermali')).toMatchObject({
      type: 'move',
      to: 'confermato',
    })
  })

  it('picks among what was told, and changes nothing', async () => {
    expect(await after('dentisti', 'fammi vedere i piani di cura', 'solo quelli presentati')).toMatchObject({ is: 'records' })
  })
})
