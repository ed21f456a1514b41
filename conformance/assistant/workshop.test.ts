import { describe, expect, it } from 'vitest'
import { lastOf, lastReply, openAssistant } from './open.ts'

const found = async (...says: readonly [string, ...string[]]) =>
  (await lastOf((await openAssistant('autofficine')).assistant, ...says)).found

describe('a workshop', () => {
  it('says how far a car is, and not on which lift it stands', async () => {
    expect(await found('a che punto è la Clio?')).toMatchObject({ is: 'value', field: 'stato' })
  })

  it('counts the visits of a customer, and not his cars', async () => {
    expect(await found('quante volte è venuto Gasparini?')).toMatchObject({ is: 'value', field: 'visite' })
  })

  it('tells whose inspection falls due apart from who is due for anything', async () => {
    const revisioni = await found('chi devo chiamare per la revisione?')
    expect(revisioni).toMatchObject({ is: 'records', entity: 'veicolo' })
    expect(revisioni).not.toEqual(await found('quali clienti devo richiamare?'))
  })

  it('counts the pieces of a part that was spoken of', async () => {
    expect(await found('dove sono le lampade H7?', 'quante ce ne sono?')).toMatchObject({ is: 'number', value: 5 })
  })
})

describe('what runs out', () => {
  it('is not said to be nothing where only what was named is not among it', async () => {
    const reply = await lastReply('autofficine', 'ordina dei filtri olio')
    expect(reply.says).not.toContain('niente da ordinare')
    expect(reply.says).toMatch(/^Non trovo/)
  })
})

describe('a document made from a job', () => {
  it('is of the job that is finished and has none yet, and of no coming one', async () => {
    const reply = await lastReply('autofficine', 'fammi la fattura della Panda')
    expect(reply.card).toMatchObject({ kind: 'proposal', title: expect.stringContaining('Nuova fattura') })
    expect(JSON.stringify(reply.card)).toContain('Manuela Ricci')
  })
})

describe('so many of one thing', () => {
  it.each(['ordina 4 filtri olio', 'ordina quattro filtri dell’olio'])('are ordered as many as was said: «%s»', async (says) => {
    const { card } = await lastReply('autofficine', says)
    expect(card).toMatchObject({
      kind: 'proposal',
      inForm: true,
      edit: { is: 'act', action: 'riordina', inputs: { righe: [{ nome: 'Filtro olio universale', quantita: 4 }] } },
    })
  })
})
