import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What the assistant of a craftsman answers to the last of some sentences. */
async function answer(...says: readonly string[]): Promise<string> {
  const { assistant } = await openAssistant('artigiani')
  let reply = await assistant.ask(says[0] ?? '')
  for (const next of says.slice(1)) reply = await assistant.ask(next)
  const card = reply.card?.kind === 'proposal' ? reply.card : undefined
  return [reply.says, ...(card ? [card.title] : [])].join(' ').replaceAll(/\s/g, ' ')
}

describe('what was done', () => {
  it('leaves out what lies ahead', async () => {
    expect(await answer('quanti interventi abbiamo fatto allo Studio Bonfanti?')).toBe('32 interventi fino al 21/11/2026.')
  })

  it('binds what is counted, and no price that was told', async () => {
    expect(await answer('quanto gli ho chiesto alla scuola?')).not.toContain('fino al')
  })

  it('is no order, though a participle ends as a verb with its object', async () => {
    expect(await answer('Interventi cancellati quest’anno')).toMatch(/^16 interventi/)
  })
})

describe('a thing that only records call so', () => {
  it('is looked for where it stands for what is asked', async () => {
    expect(await answer('quanti sopralluoghi abbiamo in programma?')).toBe('2 interventi.')
  })

  it('is made where it is said for whom and when', async () => {
    expect(await answer('Metti un sopralluogo da Tecno Mincio venerdì alle 9')).toContain('Nuovo intervento · sopralluogo')
  })

  it('is found by its plural, be it short', async () => {
    expect(await answer('tubi')).toBe('Un materiale: Tubo multistrato 20 mm.')
  })
})

describe('what nobody has written down', () => {
  it('is no price: what somebody owes', async () => {
    expect(await answer('quanto ci deve ancora Zanotti?')).toContain('Non ho capito')
  })
})

describe('a day alone', () => {
  it('is answered though nothing is on it', async () => {
    expect(await answer('Walter domani')).toBe('Nessun intervento di domenica 22 novembre.')
  })
})

describe('who can do it, and who does how much', () => {
  it.each([
    ['chi fa l’elettricista da noi?', 'Un tecnico: Samuele Corti.'],
    ['chi abbiamo per una serratura?', 'Un tecnico: Pasquale Liguori.'],
    ['ore Walter', 'Ore di lavoro di novembre 2026: 36.'],
    ['ore per tecnico a ottobre', 'Samuele Corti, 49,5.'],
    ['cosa sta facendo Pasquale', 'Nessun intervento.'],
    ['lavori fatti da Samuele a ottobre', '15 interventi'],
    ['lavori ancora aperti di Samuele', '8 interventi.'],
    ['quanto ha speso da noi Zanotti', 'speso da noi 3.840,00 €'],
    ['quanto lavoro abbiamo davanti', 'Valore in programma: 6.815 €.'],
    ['clienti che non sentiamo da un po’', '2 clienti.'],
    ['siamo scoperti il 27?', 'Un intervento di venerdì 27 novembre'],
    ['chi mi può andare a vedere un rubinetto', 'Un tecnico: Walter Nardini.'],
    ['quanto guadagna Samuele', 'Non ho capito'],
  ])('«%s»', async (says, told) => {
    expect(await answer(says)).toContain(told)
  })
})

describe('whatever has the most', () => {
  it.each([
    ['quale tecnico ha più interventi la prossima settimana?', 'Samuele Corti, 5.'],
    ['quanto vale il magazzino?', 'Valore del magazzino: 1.370,30 €.'],
  ])('«%s»', async (says, told) => {
    expect(await answer(says)).toContain(told)
  })
})
