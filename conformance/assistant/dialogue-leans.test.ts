import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** What the last of some sayings comes to. */
async function after(trade: SectorSlug, ...says: readonly string[]) {
  const { assistant } = await openAssistant(trade)
  let reply = await assistant.ask(says[0] ?? '')
  for (const said of says.slice(1)) reply = await assistant.ask(said)
  return reply
}

describe('what is asked of what was spoken of', () => {
  it.each<readonly [SectorSlug, readonly string[], object]>([
    // What is still to be paid was spoken of, by a state or by a number, and not all of it.
    ['pulizie', ['Quali fatture sono scadute?', 'quanto fanno?'], { is: 'number', value: 265532 }],
    ['formazione', ['Chi non ha finito di pagare?', 'solo quelli di Antincendio', 'quanto fa in tutto?'], { is: 'number', value: 139000 }],
    // So many, of fewer; and which they are.
    ['sociale', ['Quante famiglie attive seguiamo?', 'e con almeno cinque persone?'], { is: 'number', value: 28 }],
    ['sociale', ['Quante famiglie attive seguiamo?', 'fammi l’elenco'], { is: 'records', entity: 'beneficiario' }],
    ['formazione', ['Quanti iscritti ha il corso di Excel?', 'chi sono?'], { is: 'records', entity: 'studente' }],
    // Of which one was told, the same question again.
    ['pulizie', ['Chi va al Serena lunedì?', 'E al Bonaldi?'], { is: 'value', field: 'squadra' }],
    ['formazione', ['quali corsi sono attivi?', 'qual è il più pieno?', 'e quello con più posti liberi?'], { ids: ['corso_12'] }],
    [
      'dentisti',
      ['Quali piani di cura sono presentati?', 'il più vecchio di chi è?', 'e l’altro di quant’è?'],
      { is: 'value', id: 'piano_6' },
    ],
    // The place of a list also behind a preposition.
    ['autofficine', ['Che riparazioni ci sono lunedì?', 'chi lavora sulla seconda?'], { is: 'value', id: 'riparazione_241' }],
    // A room is none of the suites of which was asked before.
    ['hospitality', ['Quanto ha fatto la Suite a ottobre?', 'e la 101?'], { is: 'number', value: 93900 }],
    [
      'hospitality',
      ['Che camere sono libere il 9 dicembre?', 'di queste qual è la più economica?', 'prenotala a Sandro Vitali'],
      { is: 'proposal' },
    ],
    // Of the invoice that is paid, and not of none.
    [
      'farmacie',
      ['la Ravasi ci ha pagato la fattura', 'solo cinquanta euro', 'ok', 'quanto resta da prendere?'],
      { is: 'number', value: 8310 },
    ],
    ['pulizie', ['che giro fa la Verde lunedì?', 'il primo passalo alla Rossa', 'sì', 'chi l’ha modificato?'], { is: 'history' }],
  ])('%s: %j', async (trade, says, found) => {
    expect((await after(trade, ...says)).found).toMatchObject(found)
  })
})
