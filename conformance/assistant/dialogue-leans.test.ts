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
      ['Che camere sono libere il 9 dicembre?', 'di queste qual è la più economica?', 'prenotala a Heike Vogel'],
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

describe('what is no answer', () => {
  it.each<readonly [SectorSlug, readonly string[], object]>([
    // What orders or tells is no question, and what is said to a proposal picks no records.
    ['ristorazione', ['Quali conti sono sospesi?', 'portali tutti'], { is: 'refused' }],
    ['autofficine', ['quando è pronta la Golf?', 'la ritira adesso, paga col bancomat'], { is: 'refused' }],
    ['ristorazione', ['Quali fatture sono scadute?', 'quella di Belotti è stata pagata stamattina', 'in contanti'], { is: 'refused' }],
    // The same list says nothing to another question.
    ['autofficine', ['quali riparazioni sono in corso?', 'chi le fa?'], { is: 'refused' }],
    // What belongs to one is told of no others.
    ['formazione', ['assenze di Kevin Osei', 'che frequenza ha?'], { is: 'refused' }],
    // What leans on a sentence that was not understood.
    ['formazione', ['studenti di Excel', 'e quelli che fumano?', 'quanti sono?'], { is: 'refused' }],
  ])('%s: %j', async (trade, says, found) => {
    expect((await after(trade, ...says)).found).toMatchObject(found)
  })

  it('is a mere yes to what was doubted in words that were not understood', async () => {
    const says = ['Sposta la fine del catalogo al 20 dicembre', 'no, mettici il gatto'] as const
    expect((await after('business', ...says, 'ok')).found).toMatchObject({ is: 'refused' })
  })

  it('is of what found nothing, and of that which was found before it where it is summed up', async () => {
    const none = ['Chi arriva lunedì?', 'e martedì?'] as const
    expect((await after('hospitality', ...none, 'quanti sono?')).found).toMatchObject({ is: 'number', value: 0 })
    expect((await after('hospitality', ...none, 'in che camera va?')).found).toMatchObject({ is: 'value', field: 'camera' })
  })
})

describe('what goes on', () => {
  it.each<readonly [SectorSlug, readonly string[], object]>([
    ['formazione', ['il corso con più iscritti', 'quando finisce?'], { is: 'value', field: 'fine' }],
    ['business', ['Quante ore ha fatto Nicolò questo mese?', 'su quali progetti?'], { is: 'groups' }],
    ['formazione', ['studenti con voto insufficiente', 'di che corso sono?'], { is: 'records', entity: 'studente' }],
    ['dentisti', ['Quali fatture sono scadute?', 'e quanto ci devono in tutto?'], { is: 'number', entity: 'fattura' }],
    ['ristorazione', ['Quante prenotazioni abbiamo stasera?', 'chi arriva per primo?'], { ids: ['prenotazione_1'] }],
    ['artigiani', ['che numero ha la Chiozzi?', 'quante volte ci siamo stati?'], { is: 'value', field: 'interventi', value: 2 }],
    ['pulizie', ['Annulla l’intervento di giovedì al Girasole', 'quello delle 8:30'], { is: 'proposal' }],
    ['farmacie', ['quanto ne resta di paracetamolo 500?', 'chi ce lo vende?', 'portalo a 10 kg'], { is: 'refused' }],
    [
      'farmacie',
      ['che ordini arrivano domani?', 'spostalo a lunedì', 'sì', 'e quindi lunedì che arriva?'],
      { is: 'records', entity: 'ordine' },
    ],
    ['sociale', ['chi segue la sig.ra A. B.?', 'quanti ne segue?', 'quali sono?'], { is: 'records', entity: 'beneficiario' }],
    // A figure of the trade, and who did something, in the days that were spoken of.
    ['artigiani', ['Quanti interventi abbiamo fatto a settembre?', 'e quanto abbiamo incassato?'], { is: 'number', value: 1002000 }],
    ['dentisti', ['Quanto abbiamo incassato a settembre?', 'e chi ha pagato in contanti?'], { is: 'records', ids: { length: 7 } }],
    // By so much more, and of how much there is of one.
    ['farmacie', ['Alza il prezzo della crema mani di 50 centesimi', 'no, di un euro'], { changes: [{ values: { prezzo: 850 } }] }],
    ['autofficine', ['dove sono le lampade H7?', 'quante ce ne sono?'], { is: 'number', value: 5 }],
    ['formazione', ['telefono di Helen Marsh', 'che corsi tiene?'], { is: 'records', ids: { length: 2 } }],
    // The days that were spoken of stay where a question of the trade brings days of its own.
    ['pulizie', ['interventi di lunedì', 'quali sono senza squadra?'], { is: 'records', entity: 'intervento', ids: [] }],
    ['artigiani', ['quanti lavori abbiamo fatto per Panetteria Zanotti quest’anno?', 'qual è l’ultimo?'], { ids: ['intervento_2'] }],
    [
      'ristorazione',
      ['Chi abbiamo prenotato domani a pranzo?', 'qual è la tavolata più grande?'],
      { is: 'records', entity: 'prenotazione' },
    ],
    ['farmacie', ['Quanto abbiamo venduto oggi?', 'quanti scontrini?'], { is: 'number', value: 7 }],
    // The first of a count is the first of the day.
    ['dentisti', ['Chi viene lunedì mattina?', 'quanti sono?', 'il primo che telefono ha?'], { is: 'value', field: 'telefono' }],
    // What mends nothing changes nothing.
    ['hospitality', ['Camera 201', 'no, due notti'], { is: 'refused' }],
    // The first of one that is left.
    ['farmacie', ['Ricette da erogare', 'quali sono del dottor Bertoli?', 'eroga la prima'], { is: 'proposal' }],
  ])('%s: %j', async (trade, says, found) => {
    expect((await after(trade, ...says)).found).toMatchObject(found)
  })
})
