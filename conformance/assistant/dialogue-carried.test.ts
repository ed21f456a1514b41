import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

type Slug = Parameters<typeof openAssistant>[0]

/** The last of some sentences, in one conversation. */
async function last(slug: Slug, ...sentences: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  let reply = await assistant.ask(sentences[0] ?? '')
  for (const says of sentences.slice(1)) reply = await assistant.ask(says)
  return reply
}
const chips = async (slug: Slug, ...sentences: readonly string[]) => {
  const { card } = await last(slug, ...sentences)
  return card && 'chips' in card ? card.chips.map(({ label }) => label) : []
}

describe('what of a question goes on', () => {
  it('is the next week after a week, the next month after a month, and the next year after a year', async () => {
    expect(await chips('artigiani', 'Che deve fare Samuele questa settimana?', 'e la prossima?')).toContain(
      'Data: dal 23/11/2026 al 29/11/2026',
    )
    expect(await chips('artigiani', 'interventi di ottobre', 'e quello precedente?')).toContain('Data: settembre 2026')
    expect(await chips('artigiani', 'che interventi ci sono lunedì?', 'e il giorno dopo?')).toContain('Data: martedì 24 novembre')
  })

  it('is the same figure by groups', async () => {
    expect(await last('business', 'Quanto abbiamo fatturato a ottobre?', 'e a settembre?', 'per cliente')).toMatchObject({
      card: { caption: 'Ricavo per cliente di settembre 2026' },
      found: { is: 'groups' },
    })
  })

  it('asks within what was found, and lets what was asked first be changed later', async () => {
    const lessons = ['lezioni della settimana prossima', 'solo quelle di Paolo Venturini'] as const
    expect(await chips('formazione', ...lessons)).toContain('Data: dal 23/11/2026 al 29/11/2026')
    expect(await chips('formazione', ...lessons, 'e di dicembre?')).toContain('Data: dicembre 2026')
    expect((await last('formazione', 'che corsi ci sono?', 'quali sono attivi?', 'e quelli sospesi?')).found).toMatchObject({
      ids: ['corso_5'],
    })
  })
})

describe('what a pronoun means', () => {
  it('is who was told rather than that of which it was asked', async () => {
    expect((await last('business', 'Chi è il responsabile del Catalogo stampato primavera?', 'che telefono ha?')).found).toMatchObject({
      is: 'value',
      entity: 'collaboratore',
      field: 'telefono',
    })
    expect((await last('business', 'Chi è il cliente che fattura di più?', 'quanti progetti ha?')).found).toMatchObject({
      is: 'value',
      entity: 'cliente',
      value: 9,
    })
  })

  it('is the record that was spoken of before, where the last one has no such thing', async () => {
    const { found } = await last('artigiani', 'Quando andiamo da Bice Lombardi?', 'che telefono ha?', 'spostalo alle 17')
    expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'update', values: { ora: '17:00' } }] })
  })

  it('changes the day that was told', async () => {
    const { found } = await last('farmacie', "quando arriva l'ordine 314?", 'spostalo al 25')
    expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'update', values: { eta: '2026-11-25' } }] })
  })

  it('asks the one that is spoken of who or what belongs to it', async () => {
    expect((await last('autofficine', 'quando è pronta la Golf?', 'chi è il cliente?')).found).toMatchObject({
      is: 'value',
      field: 'cliente',
    })
    expect((await last('dentisti', 'Quando viene Cattaneo?', 'Che allergie ha?')).found).toMatchObject({ is: 'value' })
  })
})

describe('what is spoken of', () => {
  it('is said of each of several', async () => {
    const { card } = await last('dentisti', 'Quali appuntamenti di oggi non sono confermati?', 'Che telefono hanno?')
    expect(card?.kind === 'rows' && card.columns.map(({ label }) => label)).toContain('Telefono')
  })

  it('has a first one, be it the only one', async () => {
    const { found } = await last('sociale', 'Quali assicurazioni scadono a dicembre?', 'che telefono ha il primo?')
    expect(found).toMatchObject({ is: 'value', field: 'telefono' })
  })

  it('is changed by any verb with its object, and never asked by one', async () => {
    const asked = ['Quali assicurazioni scadono a dicembre?', 'che telefono ha il primo?'] as const
    expect((await last('sociale', ...asked, 'rinnovala fino al 31 dicembre 2027')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'update', values: { assicurato_fino: '2027-12-31' } }],
    })
    expect((await last('hospitality', 'Cerca la prenotazione di Anna Carbone', 'portala a 5 notti')).found).toMatchObject({
      is: 'proposal',
      changes: [{ values: { notti: 5 } }],
    })
  })

  it('says from now on what is said of it alone', async () => {
    const { found } = await last('dentisti', 'richiamo di Cattaneo', 'Non risponde')
    expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'update', values: { esito: 'non_risponde' } }] })
  })

  it('is none, where none was found', async () => {
    const lean = ['Che interventi ci sono martedì?', 'di questi quali sono senza tecnico?'] as const
    expect((await last('artigiani', ...lean, 'quanti sono?')).found).toMatchObject({ ids: [] })
  })
})

describe('who is safe', () => {
  it.each([
    ['C’è qualcuno allergico alla penicillina tra quelli di oggi?', 'appuntamento_2'],
    ['chi di oggi è allergico al lattice?', 'appuntamento_1'],
  ])('is looked up by the day of the appointment, and not of the last visit: %s', async (says, id) => {
    const { found } = await last('dentisti', says)
    expect(found.is === 'truth' ? found.rows.map((row) => row.id) : found.is === 'records' && found.ids).toEqual([id])
  })
})

it('asks the same of the next of a list', async () => {
  const asked = ['progetti in corso', 'quanto vale il primo?', 'e il secondo?'] as const
  expect((await last('business', ...asked)).found).toMatchObject({ is: 'value', field: 'budget', value: 1_400_000 })
})

it('says what was not understood as it was typed', async () => {
  expect((await last('dentisti', 'sposta Ferrari a martedì alle 10')).says).toContain(' Ferrari')
})
