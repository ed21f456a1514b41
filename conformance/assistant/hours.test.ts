import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What a firm of projects is told, or what it would write down. */
async function said(...says: readonly string[]) {
  const { assistant } = await openAssistant('business')
  let reply = await assistant.ask(says[0] ?? '')
  for (const next of says.slice(1)) reply = await assistant.ask(next)
  return reply
}

describe('hours and expenses told in words of every day', () => {
  it.each([
    ['Elisa oggi ha lavorato 7 ore su magazzino su tablet', 'Descrizione?'],
    ['metti quattro ore di ieri di nicolò sul catalogo stampato', 'Descrizione?'],
    ['ho fatto tre ore alla cooperativa stamattina', 'Collaboratore: quale?'],
    ['ho speso 60 euro di autostrada per Officine Trebbiani', 'Descrizione?'],
    ['metti 35 euro di benzina sulla certificazione processi', 'Descrizione?'],
  ])('«%s» is a new row, and changes none that is there', async (says, asked) => {
    const { found, says: answer } = await said(says)
    expect(found).toMatchObject({ is: 'asks', entity: 'spesa' })
    expect(answer).toContain(asked)
  })

  it('are added up over the days that are said', async () => {
    expect((await said('Ore di Elisa a novembre')).found).toMatchObject({ is: 'number', value: 46 })
    expect((await said('quante ore ha segnato Nicolò questa settimana?')).found).toMatchObject({ is: 'number', value: 8 })
  })

  it('are still to be done where the phases say so', async () => {
    expect((await said('quante ore mancano per finire il catalogo stampato?')).found).toMatchObject({ is: 'number', value: 42 })
  })

  it('let nothing else be read as a margin or as late', async () => {
    expect((await said('che margine abbiamo fatto a ottobre?')).found).toMatchObject({ is: 'metric', key: 'margine_mese' })
    expect((await said('quanti lavori sono finiti in ritardo?')).found).toMatchObject({ is: 'number', value: 4 })
    expect((await said('quali clienti non hanno progetti aperti?')).says).toContain('6 clienti')
  })
})
