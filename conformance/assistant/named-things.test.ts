import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'
const chipsOf = (card: unknown) => ((card as { chips?: readonly { label: string }[] }).chips ?? []).map(({ label }) => label)

describe('a meal and its hours', () => {
  it('take each other’s place: «e a pranzo?» keeps no evening', async () => {
    const { card } = await lastReply('ristorazione', 'quanti coperti abbiamo stasera?', 'e a pranzo?')
    expect(chipsOf(card)).toContain('Servizio: Pranzo')
    expect(chipsOf(card).filter((label) => label.startsWith('Ora'))).toEqual([])
    const back = await lastReply('ristorazione', 'quanti coperti abbiamo oggi a pranzo?', 'e stasera?')
    expect(chipsOf(back.card)).not.toContain('Servizio: Pranzo')
  })
})

describe('the most of something', () => {
  it('is that of what stands before it, of those who have one', async () => {
    const { store, assistant } = await openAssistant('formazione', FRIDAY)
    const { found } = await assistant.ask('chi ha il voto più alto?')
    const [id] = found.is === 'records' ? found.ids : []
    const { rows } = await store.query({ entity: 'studente', page: { limit: 500 } })
    const best = Math.max(...rows.map(({ voto }) => Number(voto ?? 0)))
    expect(rows.find((row) => row.id === id)?.['voto']).toBe(best)
  })

  it('is the size of what it is said of, and tells what is asked of it', async () => {
    const { store, assistant } = await openAssistant('business', FRIDAY)
    const { found, card } = await assistant.ask('a che punto è il progetto più grande?')
    const [id] = found.is === 'records' ? found.ids : []
    const { rows } = await store.query({ entity: 'progetto', page: { limit: 500 } })
    expect(rows.find((row) => row.id === id)?.['budget']).toBe(Math.max(...rows.map(({ budget }) => Number(budget ?? 0))))
    expect(JSON.stringify(card)).toContain('avanzamento')
  })
})

describe('a table', () => {
  it('that is named is asked for by no question', async () => {
    expect((await lastReply('ristorazione', 'il tavolo 5 cosa ha ordinato?')).found).toMatchObject({ is: 'value', entity: 'comanda' })
  })

  it('whose bill is wanted brings it, and no empty one is made', async () => {
    const { found, card } = await lastReply('ristorazione', 'fammi il conto del tavolo 4')
    expect(found).toMatchObject({ is: 'proposal', entity: 'prenotazione' })
    expect(JSON.stringify(card)).toContain('Conto')
  })

  it('has its bill divided by as many as are said, and no other’s', async () => {
    const divided = await lastReply('ristorazione', 'dividi il conto del tavolo 1 in tre')
    expect(divided.card).toMatchObject({ kind: 'proposal', lines: expect.arrayContaining([{ label: 'In quanti', after: '3' }]) })
    expect((await lastReply('ristorazione', 'dividi il conto del tavolo 2 in tre')).found.is).toBe('impossible')
  })
})

describe('an order', () => {
  it('of «una» makes another, though a field is called so too', async () => {
    expect((await lastReply('sociale', 'segna una spesa di 320 euro per cancelleria')).found).toMatchObject({ is: 'asks' })
  })

  it('is about what is called so, and not about what belongs to it', async () => {
    const { says } = await lastReply('sociale', 'metti il doposcuola attivo')
    expect(says).toMatch(/^Doposcuola di quartiere/)
  })

  it('of what has lines and names none is asked for them, and takes them as they are said', async () => {
    expect((await lastReply('farmacie', 'fai una vendita')).says).toBe('Prodotto: quale, e in che quantità?')
    const { card } = await lastReply('farmacie', 'fai una vendita', 'due paracetamolo 1000 e un omeprazolo')
    expect(card).toMatchObject({ kind: 'proposal', title: 'Nuova vendita · Senza numero' })
    expect(JSON.stringify(card)).toContain('2 x Paracetamolo 1000 mg 16 cpr; 1 x Omeprazolo 20 mg 14 cps')
  })
})

describe('a name and a number of a new record', () => {
  it('stand where they were said: who it is, and what for', async () => {
    const { card } = await lastReply('sociale', 'nuovo beneficiario famiglia Bruni, 4 persone, pacco alimentare')
    expect(card).toMatchObject({
      title: expect.stringMatching(/Bruni$/),
      lines: expect.arrayContaining([{ label: 'Servizi', after: 'pacco alimentare' }]),
    })
  })

  it('that are wrong are said to be, moved nowhere else, and the rest is kept', async () => {
    const wrong = await lastReply('business', 'nuovo cliente Ferramenta Bianchi srl, partita iva 01234567890')
    expect(wrong.says).toMatch(/^La partita IVA non è valida: .* Partita IVA\?$/)
    const { card } = await lastReply('business', 'nuovo cliente Ferramenta Bianchi srl, partita iva 01234567890', 'partita iva 01234567897')
    expect(card).toMatchObject({ title: 'Nuovo cliente · Ferramenta Bianchi srl', lines: [{ label: 'Partita IVA', after: '01234567897' }] })
  })
})

describe('a value that suits all', () => {
  it('is found with any other: who is flexible comes on Sundays too', async () => {
    const { store, assistant } = await openAssistant('sociale', FRIDAY)
    await assistant.ask('chi è disponibile sabato mattina?')
    const { found } = await assistant.ask('e la domenica?')
    const where = [
      { field: 'stato', op: 'eq', value: 'attivo' },
      { field: 'disponibilita', op: 'in', value: ['weekend', 'flessibile'] },
    ] as const
    const { total } = await store.query({ entity: 'volontario', where, page: { limit: 1 }, total: true })
    expect(found.is === 'records' && found.ids.length).toBe(total)
  })
})

describe('the day as a whole', () => {
  it.each<SectorSlug>(['farmacie', 'business', 'dentisti', 'autofficine'])(
    '%s: is asked for and told, of every kind that presses',
    async (slug) => {
      const { assistant } = await openAssistant(slug, FRIDAY)
      const { says, suggestions = [] } = await assistant.ask('cosa devo fare oggi?')
      const brief = await assistant.brief()
      expect(says).toMatch(/^Oggi è venerdì 27 novembre\. /)
      expect(suggestions).toEqual(brief?.lines.map(({ ask }) => ask))
      for (const { text } of brief?.lines ?? []) expect(says).toContain(text)
    },
  )

  it('is what the trade itself answers to those words, where it does', async () => {
    expect((await lastReply('sociale', 'cosa c’è da fare oggi')).found).toMatchObject({ is: 'records', entity: 'servizio' })
  })
})

describe('somebody with a name in two fields', () => {
  it.each([
    ['dentisti', 'pazienti attivi', ['cognome', 'nome']],
    ['estetica', 'clienti da richiamare', ['nome', 'cognome']],
  ] as const)('%s: a row is called by both', async (slug, says, both) => {
    const { card } = await lastReply(slug, says)
    const { called, columns } = card as { readonly called?: number; readonly columns: readonly { readonly key: string }[] }
    expect(columns.slice(0, called).map(({ key }) => key)).toEqual(both)
  })

  it('is told apart from who has one field for it', async () => {
    expect((await lastReply('pulizie', 'elenco clienti')).card).not.toHaveProperty('called')
  })
})

describe('a greeting', () => {
  it.each([
    ['grazie, a domani', 'Di niente.'],
    ['buonasera come va', 'Ciao. Dimmi cosa ti serve.'],
  ])('«%s» is answered', async (said, says) => {
    expect((await lastReply('business', said)).says).toBe(says)
  })
})

it('says the name of what a record leads to through another', async () => {
  const { assistant } = await openAssistant('estetica')
  const reply = await assistant.ask('in quale cabina si fa la pulizia viso di Rosalba?')
  expect(reply).toMatchObject({ found: { is: 'value' }, card: { text: 'Cabina 1' } })
})
