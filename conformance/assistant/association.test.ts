import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What the assistant of an association answers. */
async function answer(says: string): Promise<string> {
  const { assistant } = await openAssistant('sociale')
  const reply = await assistant.ask(says)
  const card = reply.card?.kind === 'proposal' ? reply.card : undefined
  return [reply.says, ...(card ? [card.title] : [])].join(' ').replaceAll(/\s/g, ' ')
}

describe('money of an association', () => {
  it('goes for something more than for the rest', async () => {
    expect(await answer('in cosa spendiamo di più?')).toMatch(/^Importo per voce di budget: Garanzie per gli affitti/)
  })

  it('runs out, and is told of a project by head', async () => {
    expect(await answer('quali progetti stanno per finire i soldi?')).toBe('2 progetti.')
    expect(await answer('quanto ci costa ogni beneficiario del doposcuola?')).toContain('costo per beneficiario 247,06 €')
  })
})

describe('an account to be rendered', () => {
  it('is due on a day of its own', async () => {
    expect(await answer('quali rendiconti scadono entro l’anno?')).toMatch(/: Orto condiviso\.$/)
  })
})

describe('receipts', () => {
  it('that are still to be written are not those that were', async () => {
    expect(await answer('quante ricevute dobbiamo ancora fare?')).toMatch(/^Ricevute da emettere: 7/)
    expect(await answer('quante ricevute dobbiamo fare a Forno Zanotti?')).toContain('ricevute da emettere 1')
  })
})

describe('people', () => {
  it('who are followed are those who are followed now', async () => {
    expect(await answer('quante famiglie seguiamo?')).toBe('54 beneficiari.')
    expect(await answer('chi aiutiamo?')).toBe('108 beneficiari.')
  })

  it('who work for a project have a duty in it', async () => {
    expect(await answer('chi lavora allo sportello casa?')).toBe('5 incarichi.')
    expect(await answer('quanti volontari ci sono al doposcuola?')).toContain('volontari 10')
  })

  it('are called by their name, and not by the telephone of who visits them', async () => {
    expect(await answer('come si chiama la sig.ra A. B.?')).toContain('nome e cognome')
  })

  it('who have begun are moved, and who is a candidate is not made again', async () => {
    expect(await answer('il sig. A. F. ha cominciato')).toContain('Beneficiario · Sig. A. F.')
    expect(await answer('iscrivi Andrea Magnani')).not.toContain('Email')
  })
})
