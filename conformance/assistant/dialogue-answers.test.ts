import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

type Slug = Parameters<typeof openAssistant>[0]
async function talk(slug: Slug, ...sentences: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  const replies = []
  for (const says of sentences) replies.push((await assistant.ask(says)).found)
  return replies
}

describe('what is said where a value was asked for', () => {
  it('is no text where it says something else of the record', async () => {
    const [, asked] = await talk('hospitality', 'Nuova prenotazione il 9 dicembre', 'due notti')
    expect(asked).toMatchObject({ is: 'asks', field: 'ospite' })
    const [, kind] = await talk('artigiani', 'Metti un intervento da Zanotti', 'elettrica')
    expect(kind).toMatchObject({ is: 'asks', field: 'descrizione' })
  })

  it('may say other fields behind a comma', async () => {
    const [, proposed] = await talk('hospitality', 'Nuova prenotazione', 'Silvia Conti, camera 201')
    expect(proposed).toMatchObject({ is: 'proposal', changes: [{ values: { ospite: 'Silvia Conti', camera: 'camera_201' } }] })
  })

  it('takes back what was said before rather than being a text', async () => {
    const found = await talk('sociale', 'Segna una spesa di 45 euro per lo Sportello casa', 'anzi 54', 'consulenza')
    expect(found[1]).toMatchObject({ is: 'asks', field: 'descrizione' })
    expect(found[2]).toMatchObject({ is: 'proposal', changes: [{ values: { descrizione: 'consulenza', importo: 5400 } }] })
  })

  it.each(['Lucia Ferri', 'Ferri Lucia'])('knows name and surname in either order: %s', async (says) => {
    const [, proposed] = await talk('farmacie', 'aggiungi un cliente', says)
    expect(proposed).toMatchObject({ is: 'proposal', changes: [{ values: { nome: 'Lucia', cognome: 'Ferri' } }] })
  })

  it('may describe the record that is meant', async () => {
    const [asked, proposed] = await talk('business', 'registra un incasso di 200 euro', 'quella di Lido Torre Gaia')
    expect(asked).toMatchObject({ is: 'asks', field: 'fattura' })
    expect(proposed).toMatchObject({ is: 'choose', entity: 'fattura' })
  })
})

describe('what lacks', () => {
  it('is the day to which something is moved', async () => {
    const [asked, proposed] = await talk('dentisti', 'Sposta Zani', 'a mercoledì')
    expect(asked).toMatchObject({ is: 'asks', field: 'giorno' })
    expect(proposed).toMatchObject({ is: 'proposal', changes: [{ type: 'update', values: { giorno: '2026-11-25' } }] })
  })

  it('is of whom was spoken: what he pays', async () => {
    const [, proposed] = await talk('dentisti', 'Quanto deve Pietro Agosti?', 'Registra l’incasso con bonifico')
    expect(proposed).toMatchObject({ is: 'proposal', changes: [{ type: 'create', values: { mezzo: 'bonifico' } }] })
  })
})

it('adds up no prices of one piece', async () => {
  const [, price] = await talk('artigiani', 'Materiali sotto soglia', 'quanto costano?')
  expect(price).toMatchObject({ is: 'records' })
  const [all] = await talk('artigiani', 'Quanto vale il magazzino?')
  expect(all?.is).not.toBe('number')
})

it('says of everybody nothing that was asked of one', async () => {
  const [all] = await talk('dentisti', 'ha pagato tutto?')
  expect(all).toMatchObject({ is: 'refused' })
})

it.each<readonly [Slug, string, number]>([
  ['business', 'Ore di ottobre per collaboratore', 20],
  ['sociale', 'Ore fatte dai volontari a ottobre, divise per progetto', 100],
])('adds hours up, and does not count their rows: %s', async (slug, says, least) => {
  const [told] = await talk(slug, says)
  expect(told?.is === 'groups' && Math.max(...Object.values(told.groups))).toBeGreaterThan(least)
})

it('keeps what was asked where nothing is so', async () => {
  const [late] = await talk('business', 'Quali fasi di Elisa sono in ritardo?')
  expect(late).toMatchObject({ is: 'records', ids: [] })
})

it('marks what is there, and sends nothing that it cannot', async () => {
  const [done] = await talk('ristorazione', 'segna finito il branzino')
  expect(done).toMatchObject({ is: 'proposal', entity: 'piatto', changes: [{ type: 'update' }] })
  expect((await talk('business', 'manda il preventivo a Colmegna'))[0]).toMatchObject({ is: 'refused' })
})

it('takes «conferma e annulla» with nothing open for no order', async () => {
  expect((await talk('farmacie', 'conferma e annulla'))[0]?.is).not.toBe('proposal')
})

it('is of today where an hour has no day', async () => {
  const [told] = await talk('dentisti', 'Chi ho alle undici?')
  expect(told).toMatchObject({ is: 'records', ids: ['appuntamento_3'] })
})

it('tells nobody in the place of whoever comes after', async () => {
  expect((await talk('dentisti', 'Chi c’è dopo la Balducci?'))[0]).toMatchObject({ is: 'refused' })
})

it.each(['=1+1', '${7*7}', "' OR '1'='1"])('takes code for no name: %s', async (says) => {
  expect((await talk('ristorazione', says))[0]).toMatchObject({ is: 'refused' })
})

it('takes a question for no text of a field', async () => {
  expect((await talk('dentisti', 'ehm ma la pasta madre ogni quanto la rinfresco'))[0]?.is).not.toBe('proposal')
})

describe('what was done is taken back', () => {
  it.each([
    'annulla quello che hai appena fatto',
    'annulla lo spostamento',
    'lascia stare, annulla tutto',
    'no no, torna come prima',
    'scusa, annulla l’operazione',
    'mi sono sbagliato',
  ])('«%s»', async (says) => {
    const [, , taken] = await talk('ristorazione', 'sposta la prenotazione di Ottavia alle 21', 'sì', says)
    expect(taken).toMatchObject({ is: 'undone' })
  })

  it('but not by what calls off something else', async () => {
    const [, , other] = await talk('ristorazione', 'sposta la prenotazione di Ottavia alle 21', 'sì', 'annulla la prenotazione di Lorusso')
    expect(other).toMatchObject({ is: 'proposal' })
  })
})
