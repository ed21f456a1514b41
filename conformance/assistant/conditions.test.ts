import { describe, expect, it } from 'vitest'
import type { Found } from '../../src/assistant/reply.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

const opened = async (slug: SectorSlug, today?: string) => (await openAssistant(slug, today)).assistant

/** The conditions that a trade's assistant hears in a question, as it writes them on the chips; a Saturday unless another day is said. */
async function heard(slug: SectorSlug, asks: string, today?: string): Promise<readonly string[]> {
  const { card } = await (await opened(slug, today)).ask(asks)
  return card && 'chips' in card ? card.chips.map(({ label }) => label) : []
}

/** What a trade's assistant would write at the end of a dialogue. */
async function proposed(slug: SectorSlug, ...says: readonly string[]) {
  const assistant = await opened(slug)
  let found: Found = { is: 'refused' }
  for (const text of says) found = (await assistant.ask(text)).found
  return found.is === 'proposal' ? found.changes.map((change) => ('values' in change ? change.values : undefined)) : found
}

describe('days that may lie ahead or behind', () => {
  it.each([
    ['hospitality', 'quali prenotazioni di dicembre hanno già lasciato una caparra?', 'Arrivo: dicembre 2026'],
    ['artigiani', 'quanti interventi abbiamo fatto venerdì?', 'Data: venerdì 20 novembre'],
    ['artigiani', 'quali lavori sono programmati venerdì?', 'Data: venerdì 27 novembre'],
    ['autofficine', 'quali auto sono promesse per martedì?', 'Data consegna: martedì 24 novembre'],
    ['autofficine', 'che auto consegnavamo martedì?', 'Data consegna: martedì 17 novembre'],
    ['business', 'quali progetti scadono entro venerdì?', 'Data fine: dal 21/11/2026 al 27/11/2026'],
    ['business', 'fasi ancora da finire entro venerdì', 'Entro: fino al 27/11/2026'],
    ['hospitality', 'arrivi da qui a fine anno', 'Arrivo: dal 21/11/2026 al 31/12/2026'],
  ] as const)('/%s: «%s» is about «%s»', async (slug, asks, chip) => {
    expect(await heard(slug, asks)).toContain(chip)
  })
})

describe('what is left out', () => {
  it.each([
    ['dentisti', 'chi viene oggi, tranne i pazienti del dottor Ferrante?', 'Operatore: non Dott. Ferrante'],
    ['business', 'elenca i clienti, tranne quelli del turismo e del commercio', 'Settore: non Commercio'],
    ['pulizie', 'quali interventi non sono stati eseguiti a ottobre?', 'Stato: Non eseguito'],
    ['dentisti', 'appuntamenti di lunedì non confermati', 'Stato: In attesa'],
  ] as const)('/%s: «%s» asks for «%s»', async (slug, asks, chip) => {
    expect(await heard(slug, asks)).toContain(chip)
  })
})

describe('a stay', () => {
  it.each([
    ['a Natale chi c’è?', 'Durante: venerdì 25 dicembre'],
    ['chi arriva a Natale?', 'Arrivo: venerdì 25 dicembre'],
  ])('«%s» asks for «%s»', async (asks, chip) => {
    expect(await heard('hospitality', asks)).toContain(chip)
  })
})

describe('two values of one field', () => {
  it('are either of them', async () => {
    expect(await heard('artigiani', 'interventi di lunedì e martedì')).toContain('Data: lunedì 23 novembre, martedì 24 novembre')
  })
})

describe('an hour said by half', () => {
  it.each([
    ['ristorazione', 'sposta Marchini alle otto e un quarto', { ora: '20:15' }],
    ['autofficine', 'anticipa di mezz’ora la Yaris di oggi pomeriggio', { ora: '15:30' }],
  ] as const)('/%s: «%s» lies in the hours at which the records begin', async (slug, asks, values) => {
    expect(await proposed(slug, asks)).toMatchObject([values])
  })

  it('is asked for where a part of the day was said', async () => {
    expect(await proposed('ristorazione', 'prenota per Bonetti venerdì sera, sono in cinque')).toMatchObject({ is: 'asks', field: 'ora' })
  })
})

describe('a day in a proposal', () => {
  it('stays in the month of the one that it corrects', async () => {
    const says = ['sposta la consegna del catalogo primavera al 20 dicembre', 'no, facciamo il 22'] as const
    expect(await proposed('business', ...says)).toMatchObject([{ scadenza: '2026-12-22' }])
  })

  it('is that of what ends where it was led to by «entro»', async () => {
    const says = 'Aggiungi alla certificazione dei processi la fase «Riesame della direzione», entro il 15 gennaio'
    expect(await proposed('business', says)).toMatchObject([{ scadenza: '2027-01-15' }])
  })
})

describe('what was done', () => {
  it('is nothing that was only promised', async () => {
    expect(await heard('sociale', 'quanto ci hanno donato le aziende quest’anno?')).toContain('Stato: Arrivata')
    expect(await heard('sociale', 'donazioni delle aziende di quest’anno')).not.toContain('Stato: Arrivata')
  })

  it('is added up of its own days, and not of those of whose it is', async () => {
    const { found } = await (await opened('sociale')).ask('quanto ha donato la Fondazione Acquaviva quest’anno?')
    expect(found).toMatchObject({ is: 'number', value: 900_000 })
  })
})

describe('questions of the trade', () => {
  it('keep their order', async () => {
    const { card } = await (await opened('sociale')).ask('chi si dà più da fare?')
    expect(card?.kind === 'rows' ? card.rows.slice(0, 2).map(({ cells }) => cells[1]) : []).toEqual(['14', '12'])
  })

  it('who did most of what is told of them two steps away', async () => {
    const { says } = await (await opened('sociale')).ask('chi ha fatto più ore a ottobre?')
    expect(says).toMatch(/^Ore per volontario di ottobre 2026: .*Enrico Bassi.*, 16/)
  })

  it.each([
    ['autofficine', 'cosa devo ordinare?', 'Stato: Scorta Bassa'],
    ['autofficine', 'consegne di lunedì', 'Data consegna: lunedì 23 novembre'],
    ['dentisti', 'pazienti allergici', 'Fascicolo: Attivo'],
    ['dentisti', 'ci sono carie da curare?', 'Reperto: Carie'],
    ['artigiani', 'lavori scoperti', 'Senza tecnico assegnato'],
    ['artigiani', 'dimmi quali lavori sopra i mille euro sono in programma', 'Stato: Programmato, In corso'],
    ['sociale', 'quali progetti sono in ritardo?', 'Tempi: In ritardo'],
    ['sociale', 'a chi devo ancora fare la ricevuta?', 'Ricevuta: Da emettere, In bozza'],
  ] as const)('/%s: «%s» asks for «%s»', async (slug, asks, chip) => {
    expect(await heard(slug, asks)).toContain(chip)
  })
})
