import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

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
