import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastOf, openAssistant } from './open.ts'

/** How the last of some sentences is answered. */
const reply = async (slug: SectorSlug, ...says: readonly string[]) => lastOf((await openAssistant(slug)).assistant, ...says)
const found = async (slug: SectorSlug, ...says: readonly string[]) => (await reply(slug, ...says)).found
const change = async (slug: SectorSlug, ...says: readonly string[]) => {
  const one = await found(slug, ...says)
  return one.is === 'proposal' ? one.changes[0] : one
}
const chips = async (...says: readonly string[]) => {
  const { card } = await reply('formazione', ...says)
  return card && 'chips' in card ? card.chips.map(({ label }) => label) : []
}

describe('a square of the register', () => {
  it('is written for the lesson of that day in the course of whom it is about', async () => {
    expect(await change('formazione', 'segna assente Matilde Greco alla lezione di oggi')).toMatchObject({
      type: 'create',
      values: { studente: 'studente_6', lezione: 'lezione_31', segno: 'assente' },
    })
    expect(await change('formazione', 'oggi Matilde Greco è in ritardo')).toMatchObject({ type: 'create', values: { segno: 'ritardo' } })
  })

  it('is written over where there is one, and refused where there is no lesson of theirs', async () => {
    expect(await change('formazione', 'segna presente Kevin Osei alla lezione di Excel di sabato scorso')).toMatchObject({
      type: 'update',
      values: { segno: 'presente' },
    })
    expect(await found('formazione', 'segna assente Kevin Osei alla lezione di sabato scorso')).toMatchObject({ is: 'impossible' })
    expect(await found('formazione', 'Sofia Ferraresi è assente oggi')).toMatchObject({ is: 'refused' })
  })

  it('is asked and not written by a question', async () => {
    expect(await found('formazione', 'Kevin Osei era assente sabato scorso?')).toMatchObject({ is: 'records', entity: 'presenza' })
    expect(await chips('chi c’era alla lezione di giovedì dei preposti')).toContain('Segno: Presente, Ritardo')
  })
})

describe('small words', () => {
  it('«non» alone is nothing of «non c’è»', async () => {
    expect(await found('formazione', 'Chi non ha ancora pagato?')).toMatchObject({ is: 'records', entity: 'studente' })
  })

  it('«in ritardo» is what the trade itself calls so', async () => {
    expect(await found('formazione', 'chi era in ritardo sabato scorso?')).toMatchObject({ is: 'records', entity: 'presenza' })
  })

  it('«quanti … dobbiamo preparare» asks, and orders nothing', async () => {
    expect(await found('formazione', 'quanti attestati dobbiamo ancora preparare')).toMatchObject({ is: 'number', entity: 'studente' })
  })

  it('«elenco degli …» is about those, and «dagli …» says whoever it is', async () => {
    expect(await found('formazione', 'elenco degli studenti iscritti a Buste paga')).toMatchObject({ is: 'records', entity: 'studente' })
    expect(await found('formazione', 'quanto abbiamo incassato dagli studenti questo mese?')).toMatchObject({
      is: 'number',
      entity: 'versamento',
    })
  })
})

describe('what is told without a verb', () => {
  it('is made where all that it needs is said', async () => {
    expect(await change('formazione', 'versamento di 240 euro con bonifico di Vera Bassi oggi')).toMatchObject({
      type: 'create',
      values: { importo: 24_000, mezzo: 'bonifico' },
    })
    expect(await change('formazione', 'lezione di Excel il 12 dicembre alle 18, argomento Ripasso')).toMatchObject({ type: 'create' })
  })

  it('is none where something free is asked for, and a place in a course is no free hour', async () => {
    expect(await found('ristorazione', 'tavoli liberi stasera alle 21')).not.toMatchObject({ is: 'proposal' })
    expect(await found('formazione', 'posti antincendio')).toMatchObject({ is: 'value', entity: 'corso' })
  })

  it('is looked for where it is not', async () => {
    expect(await found('formazione', 'versamento Bassi')).toMatchObject({ is: 'records', entity: 'versamento' })
  })
})

describe('a change', () => {
  it('by who does it now, in the place of another', async () => {
    expect(await change('formazione', 'la lezione di martedì la fa Paolo Venturini al posto della Rizzi')).toMatchObject({
      type: 'update',
      values: { docente: 'docente_1' },
    })
  })

  it('by a note of whom it is about, as it was said', async () => {
    expect(await change('formazione', 'aggiungi una nota a Giacomo Braga: porta il certificato lunedì')).toMatchObject({
      entity: 'studente',
      values: { note: 'porta il certificato lunedì' },
    })
  })

  it('lasts as long as is said, and not to the end of the day from which it begins', async () => {
    expect(await change('formazione', 'chiudi l’aula 1 il 3 dicembre dalle 14 per 3 ore per lavori elettrici')).toMatchObject({
      values: { ora: '14:00', minuti: 180, motivo: 'lavori elettrici' },
    })
  })

  it('into what is called by its kind', async () => {
    expect((await reply('formazione', 'passa Rosa Grandi al corso di Excel')).says).toContain('Iscrivi a un altro corso')
  })

  it('of a hundred records is refused in few words', async () => {
    expect((await reply('formazione', 'cancella tutti gli studenti')).says).toMatch(/E altri \d+\.$/)
  })

  it('shows what becomes another', async () => {
    const { card } = await reply('formazione', 'sposta la lezione di Excel di domani a lunedì alle 18')
    expect(card?.kind === 'proposal' && card.lines.map(({ label }) => label)).toEqual(['Data'])
  })
})

describe('what was told goes on', () => {
  it('as what was asked of it, so that another day or another state takes the place', async () => {
    const narrowed = ['lezioni della settimana prossima', 'solo quelle di Helen Marsh']
    expect(await chips(...narrowed, 'e di dicembre?')).toEqual(expect.arrayContaining(['Docente: Helen Marsh', 'Data: dicembre 2026']))
    expect(await found('formazione', 'che corsi ci sono?', 'quali sono attivi?', 'e quelli sospesi?')).toMatchObject({ ids: ['corso_5'] })
  })

  it('of none but these, where they are pointed at', async () => {
    expect(await found('formazione', 'studenti del corso di Excel', 'di questi chi è di Buste paga?')).not.toMatchObject({
      is: 'records',
      ids: [expect.anything(), expect.anything()],
    })
  })

  it('to the record in which what was told stands', async () => {
    expect(await change('formazione', 'quando è la prossima lezione di Excel?', 'spostala a lunedì alle 20')).toMatchObject({
      type: 'update',
      id: 'lezione_6',
    })
  })

  it('by a pronoun within a wording of the trade, and by a verb without a subject', async () => {
    expect(await found('formazione', 'corsi sospesi', 'chi lo insegna?')).toMatchObject({ is: 'value', field: 'docente' })
    expect(await found('formazione', 'che telefono ha Alba Orlandi?', 'che frequenza ha?')).toMatchObject({
      is: 'value',
      field: 'frequenza',
    })
  })
})

describe('the one that is nearest', () => {
  it('says what is asked of it, ahead or behind', async () => {
    expect(await found('formazione', 'di cosa parla la prossima lezione di excel')).toMatchObject({
      is: 'value',
      id: 'lezione_6',
      field: 'argomento',
    })
    expect(await found('formazione', 'quanti presenti c’erano all’ultima lezione di Buste paga?')).toMatchObject({ is: 'value', value: 9 })
  })

  it('is one, though the trade asks for several', async () => {
    expect(await found('formazione', 'qual è il prossimo corso?')).toMatchObject({ is: 'records', ids: ['corso_7'] })
    expect(await change('formazione', 'La lezione di oggi di primo soccorso è stata svolta')).toMatchObject({ type: 'move', to: 'svolta' })
  })
})

describe('what is said as one speaks', () => {
  it('is read as one would have written it', async () => {
    expect(await found('formazione', 'chi è che ci deve ancora dei soldi?')).toMatchObject({ is: 'records', entity: 'studente' })
    expect(
      await found('formazione', 'cambia il telefono di Michela Galli in tre tre tre nove otto sette sei cinque quattro tre'),
    ).toMatchObject({ changes: [{ values: { telefono: expect.stringContaining('3339876543') } }] })
    expect((await reply('formazione', 'da’ un posto a Rita Valenti')).says).toContain('non ce ne sono più')
  })

  it('«segna che … ha versato» makes what was told', async () => {
    expect(await change('formazione', 'segna che Giulio Ughetti oggi ha versato centoquarantacinque euro con la carta')).toMatchObject({
      type: 'create',
      values: { importo: 14_500, mezzo: 'carta' },
    })
  })

  it('a text that shares a word with a name is a text', async () => {
    expect(await change('formazione', 'mettimi antincendio il 10 dicembre alle 2, argomento Ripasso generale')).toMatchObject({
      type: 'create',
      values: { argomento: 'Ripasso generale', ora: '14:00' },
    })
  })

  it('whether somebody has paid all tells what is open', async () => {
    expect(await found('formazione', 'chi è Svetlana Moraru?', 'ha pagato tutto?')).toMatchObject({ is: 'value', field: 'saldo' })
  })

  it('a share is told and not listed', async () => {
    expect(await found('formazione', 'che frequenza abbiamo?')).toMatchObject({ is: 'metric' })
  })
})

describe('of several records', () => {
  it('what was asked is shown', async () => {
    const { card } = await reply('ristorazione', 'quando scadono le fatture dello Studio Pozzi?')
    expect(card?.kind === 'rows' && card.columns.map(({ key }) => key)).toContain('scadenza')
  })

  it('whose they are is shown: a list of what is to be cleaned names the rooms', async () => {
    const { card } = await reply('hospitality', 'che pulizie ci sono oggi?')
    expect(card?.kind === 'rows' && card.columns.map(({ key }) => key)).toContain('camera')
  })

  it('the whole name leads, before what was asked', async () => {
    const { card } = await reply('hospitality', 'quali clienti hanno più soggiorni?')
    const keys = card?.kind === 'rows' ? card.columns.map(({ key }) => key) : []
    expect(keys.slice(0, 2)).toEqual(['cognome', 'nome'])
  })

  it('where most of them come from is a count by country, and no guest', async () => {
    expect(await found('hospitality', 'da dove arrivano più clienti?')).toMatchObject({ is: 'groups', groups: { ITALIA: 50 } })
  })
})
