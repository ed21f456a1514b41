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

describe('the lines of a new record', () => {
  it('are how many of what, with what the article says of itself', async () => {
    expect(await after('farmacie', 'ordina trenta scatole di amoxicillina da farmagrosso per martedì')).toMatchObject({
      entity: 'ordine',
      values: { fornitore: 'fornitore_2', eta: '2026-11-24', righe: [{ articolo: 'prodotto_3', quantita: 30, costo: 285 }] },
    })
    expect(await after('farmacie', 'vendi un collutorio e tre cerotti a Zani')).toMatchObject({
      entity: 'vendita',
      values: {
        cliente: 'cliente_10',
        righe: [
          { prodotto: 'prodotto_20', quantita: 1, prezzo: 890, iva: '22' },
          { prodotto: 'prodotto_22', quantita: 3, prezzo: 390 },
        ],
      },
    })
  })

  it('are said after it, corrected and joined', async () => {
    const ordine = ['crea un ordine a Medicalia', '12 termometri'] as const
    expect(await after('farmacie', ...ordine)).toMatchObject({ values: { righe: [{ articolo: 'prodotto_21', quantita: 12 }] } })
    expect(await after('farmacie', ...ordine, 'anzi 15')).toMatchObject({ values: { righe: [{ articolo: 'prodotto_21', quantita: 15 }] } })
    expect(await after('farmacie', ...ordine, 'e anche 5 misuratori')).toMatchObject({
      values: {
        righe: [
          { articolo: 'prodotto_21', quantita: 12 },
          { articolo: 'prodotto_7', quantita: 5 },
        ],
      },
    })
  })

  it('ask which one, where several are called so', async () => {
    const asked = ['ordina 10 paracetamolo da Salus'] as const
    expect(await after('farmacie', ...asked)).toMatchObject({ is: 'choose', entity: 'prodotto' })
    expect(await after('farmacie', ...asked, 'il primo')).toMatchObject({ values: { righe: [{ articolo: 'prodotto_1', quantita: 10 }] } })
  })
})

describe('the lines of a record that is there', () => {
  it('stay as they are on an order that has gone to the supplier', async () => {
    expect(await after('farmacie', "aggiungi 5 cerotti all'ordine 309")).toMatchObject({ is: 'impossible', entity: 'ordine' })
  })
})

describe('a note', () => {
  it('is all that is said after whose it is, beside what stands there', async () => {
    expect(await after('farmacie', 'segna nella nota di Adele Bonomi che è allergica alla penicillina')).toMatchObject({
      values: { note: 'Preferisce i generici; è allergica alla penicillina' },
    })
    expect(await after('autofficine', 'metti una nota sulla Golf di Gasparini vuole indietro i pezzi vecchi')).toMatchObject({
      values: { note: 'vuole indietro i pezzi vecchi' },
    })
  })
})

describe('an amount', () => {
  it('is a price by its two digits, and of the field right before it', async () => {
    const says = 'crea un nuovo prodotto Arnica gel 50 ml parafarmaco a 8,90 fornitore Erboristica del Lago'
    expect(await after('farmacie', says)).toMatchObject({ values: { nome: 'Arnica gel 50 ml', prezzo: 890 } })
  })
})

describe('a day', () => {
  it('that is still to come is none on which something was recorded', async () => {
    expect(await after('farmacie', "quando arriva l'ordine 314?", 'spostalo al 25')).toMatchObject({ values: { eta: '2026-11-25' } })
  })
})

describe('name and surname', () => {
  it('are said in this order, unless the words tell otherwise', async () => {
    expect(await after('farmacie', 'aggiungi un cliente', 'Lucia Ferri')).toMatchObject({ values: { nome: 'Lucia', cognome: 'Ferri' } })
    expect(await after('dentisti', 'nuovo paziente', 'Bolzoni Ettore')).toMatchObject({ values: { nome: 'Ettore', cognome: 'Bolzoni' } })
  })
})

describe('what is so now', () => {
  it('is said right behind what it is said of', async () => {
    expect(await after('farmacie', 'il lettore senza filo funziona di nuovo')).toMatchObject({ values: { esito: 'funziona' } })
    expect(await after('farmacie', 'il lettore senza filo funziona?')).not.toHaveProperty('values')
  })
})

describe('an article', () => {
  it('is none that only shares a word with what is to be done', async () => {
    expect(await after('autofficine', 'fai un preventivo per la Clio: cambio frizione')).not.toHaveProperty('values.righe')
  })
})
