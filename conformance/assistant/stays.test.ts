import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What the last of some sentences said to the lodging comes to: the lines of a proposal, or what is answered. */
async function said(...says: readonly string[]): Promise<readonly string[]> {
  const { assistant } = await openAssistant('hospitality')
  let reply = await assistant.ask(says[0] ?? '')
  for (const next of says.slice(1)) reply = await assistant.ask(next)
  const card = reply.card?.kind === 'proposal' ? reply.card : undefined
  // Sums that follow from what was said have tests of their own (`screen-figures.test.ts`).
  const lines = card?.lines.filter(({ label, before }) => !(before && SUMS.has(label)))
  return (lines?.map(({ label, before, after }) => `${label}: ${before ? `${before} > ` : ''}${after}`) ?? [reply.says]).map((line) =>
    line.replaceAll(/\s/g, ' '),
  )
}

const SUMS = new Set(['Importo', 'Imposta di soggiorno'])

describe('the end of a stay', () => {
  it.each([
    ['i Pellegrini partono un giorno dopo', 'Notti: 4 > 5'],
    ['anticipa di un giorno la partenza di Lindqvist', 'Notti: 3 > 2'],
    ['Lindqvist parte il 25', 'Notti: 3 > 4'],
    ['la Vismara resta fino a martedì', 'Notti: 2 > 3'],
    ['sposta l’arrivo di Benítez al 26', 'Arrivo: 25/11/2026 > 26/11/2026'],
  ])('moves with its length, and never its beginning: «%s»', async (says, line) => {
    expect(await said(says)).toEqual([line])
  })

  it('may be said of a new one', async () => {
    const lines = await said('Prenota la 102 per Giulia Bassi, arrivo l’8 dicembre e partenza l’11')
    expect(lines).toContain('Arrivo: 08/12/2026 → 11/12/2026, 3 notti')
  })
})

describe('a figure over days that are said', () => {
  it.each([
    ['occupazione dicembre', 'Occupazione di dicembre 2026: 54 % (83 notti su 154).'],
    ['che occupazione abbiamo oggi?', 'Occupazione di sabato 21 novembre: 60 % (3 notti su 5).'],
    ['quante notti abbiamo venduto a ottobre?', 'Notti vendute di ottobre 2026: 80 (su 153 disponibili).'],
    ['quante camere abbiamo occupate lunedì sera', 'Camere occupate di lunedì 23 novembre: 2/5 (40%).'],
    ['qual è il RevPAR di novembre?', 'RevPAR: 85 € (per camera disponibile).'],
  ])('is worked out over those: «%s»', async (says, answer) => {
    expect(await said(says)).toEqual([answer])
  })
})

describe('the most of what is asked for', () => {
  it('is the first of its kind, by how many records it has', async () => {
    expect(await said('qual è il canale che ci porta più prenotazioni?')).toEqual(['Prenotazioni per canale: Booking.com, 65.'])
  })

  it('is what says so itself where that is a number of its own', async () => {
    expect(await said('quale camera costa meno?')).toEqual(['Camera 102.'])
  })

  it('is the first of the free ones for a new booking', async () => {
    expect(await said('prenota la più economica per Marta Sala il 9 dicembre, due notti')).toContain('Camera: Camera 102')
  })
})

describe('what is wished', () => {
  it.each([
    ['mi sposti Santarelli nella 202?', 'Camera: Camera 201 > Camera 202'],
    ['Santarelli sono in tre, non in due', 'Persone: 1 > 3'],
    ['scrivi nelle note di Santarelli che arriva dopo le 22', 'Note: arriva dopo le 22'],
    ['metti allergia ai pollini nelle note di Santarelli', 'Note: allergia ai pollini'],
    ['segna che la Vismara ha pagato in contanti', 'Pagamento del conto: Contanti'],
  ])('is read as people say it: «%s»', async (says, line) => {
    expect(await said(says)).toEqual([line])
  })

  it('is a state where something is put into it, and no new record called so', async () => {
    expect(await said('metti la 101 in pulizia')).toEqual([expect.stringContaining('fai prima il check-out')])
  })

  it('is of one by name and surname, and of nobody who has one of them', async () => {
    const lines = await said('Prenota la 102 per Giulia Bassi, arrivo 8 dicembre, 3 notti')
    expect(lines).toContain('Arrivo: 08/12/2026 → 11/12/2026, 3 notti')
  })
})

describe('what is made', () => {
  it('has the numbers of what they stand before', async () => {
    const lines = await said('Prenota la 202 per Giulia Bassi dal 9 dicembre, tre notti, due persone')
    expect(lines).toEqual(expect.arrayContaining(['Arrivo: 09/12/2026 → 12/12/2026, 3 notti', 'Persone: 2']))
  })

  it('is made from what is there, as the trade makes it', async () => {
    expect(await said('fammi la ricevuta di Haines')).toContain('Pernottamento: 297,00 €')
    expect(await said('emetti la ricevuta di Pellegrini')).toEqual([
      'Emetti ricevuta: ora non si può fare con Famiglia Pellegrini · 19/11/2026.',
    ])
  })

  it('is called by the answer to its question, and the rest of the answer says the rest', async () => {
    expect(await said('nuova prenotazione', 'Silvia Conti, camera 201', 'dal 20 dicembre per due notti')).toContain(
      'Arrivo: 20/12/2026 → 22/12/2026, 2 notti',
    )
  })

  it('is for a name that sounds like a verb', async () => {
    expect(await said('Prenota la 102 per Sara Monti il 9 dicembre')).toContain('Camera: Camera 102')
  })

  it('is for a day that is asked for where the one of the form is taken', async () => {
    expect(await said('Prenota la 102 per Anna Rossi')).toEqual(['Per che giorno?'])
  })
})

describe('what is free', () => {
  it.each([
    ['dove li metto due che vengono martedì per una notte?', '4 camere libere martedì 24 novembre.'],
    ['C’è una camera per tre persone da stanotte?', '1 camera libera sabato 21 novembre.'],
    ['Ho bisogno di una camera dal 14 al 16 dicembre', '1 camera libera dal 14/12/2026 al 16/12/2026 (2 notti).'],
    ['che camere ho libere venerdì e sabato prossimo?', '1 camera libera dal 27/11/2026 al 29/11/2026 (2 notti).'],
  ])('is asked in many words: «%s»', async (says, answer) => {
    expect(await said(says)).toEqual([answer])
  })
})

describe('what is asked of a stay', () => {
  it.each([
    ['quando fa il check-out Lindqvist?', 'Jonas Lindqvist · 21/11/2026: partenza martedì 24 novembre.'],
    ['quando si libera la 102?', 'Famiglia Pellegrini · 19/11/2026: partenza lunedì 23 novembre.'],
    ['quante camere deve fare Teresa lunedì?', '1 pulizia di lunedì 23 novembre.'],
    ['quanto ha fatto la Suite a ottobre?', 'Importo di ottobre 2026: 4.858,00 €.'],
    ['qual è l’ultima ricevuta emessa?', '129/2026 · Roberto Serra.'],
    ['prenotazioni senza telefono né email', '3 prenotazioni.'],
    ['stanotte quanti siamo?', 'Persone in casa: 7.'],
    ['Quante persone sono nella prenotazione di Carbone?', 'Anna Carbone · 01/12/2026: persone 3 persone.'],
  ])('is told: «%s»', async (says, answer) => {
    expect(await said(says)).toEqual([answer])
  })
})

describe('by how much something changes', () => {
  it.each([
    ['La Benítez arriva con una persona in meno', ['Persone: 3 > 2']],
    ['Segna che Benítez ha versato altri 50 euro di acconto', ['Importo: 50,00 €', 'Pagato con: Carta', 'Giorno: 21/11/2026']],
    ['Benítez ha pagato 50 euro in contanti', ['Importo: 50,00 €', 'Pagato con: Contanti', 'Giorno: 21/11/2026']],
    ['Lindqvist ha saldato con bonifico', ['Importo: 555,00 €', 'Pagato con: Bonifico', 'Giorno: 21/11/2026']],
  ])('is said beside it: «%s»', async (says, lines) => {
    expect(await said(says)).toEqual(lines)
  })
})

describe('what is done', () => {
  it('is done today', async () => {
    expect(await said('la pulizia della 102 è finita')).toEqual(['Stato: Programmata > Completata'])
  })

  it('is an order, and no reason nor another word', async () => {
    expect(await said('la doccia della 202 perde, mettila in manutenzione')).toEqual(['Stato: In Pulizia > Manutenzione'])
    expect(await said('quando arriva Paula Benítez?', 'portala a 3 notti')).toEqual(['Notti: 2 > 3'])
  })
})

describe('a people', () => {
  it('is those of its citizenship', async () => {
    expect(await said('quanti ospiti tedeschi abbiamo avuto?')).toEqual(['7 ospiti.'])
  })
})

describe('at the desk of a lodging', () => {
  it.each([
    ['chi parte lunedì?', '3 prenotazioni di lunedì 23 novembre.'],
    ['chi deve ancora mandare la caparra per dicembre?', '23 prenotazioni di dicembre 2026.'],
    ['quante caparre abbiamo incassato?', 'Già pagato dal 21/11/2026: 670,00 €.'],
    ['quanto devo incassare dalle partenze di lunedì?', 'Saldo da incassare di lunedì 23 novembre: 693,50 €.'],
    ['chi abbiamo in suite?', 'Una prenotazione: Jonas Lindqvist · 21/11/2026.'],
    ['quanti dormono nella 102?', 'Camera 102: persone adesso 4.'],
    ['fino a quando è occupata la suite?', 'Suite 301: occupata fino al martedì 24 novembre.'],
    ['che camere devo fare oggi?', '2 pulizie di sabato 21 novembre.'],
    ['chi fa la 101 oggi?', 'Rassetto · 21/11/2026: addetto Teresa.'],
    ['quanti ospiti tedeschi abbiamo avuto da luglio?', '41 schedine dal 01/07/2026.'],
    ['quante presenze abbiamo avuto a ottobre?', 'Presenze di ottobre 2026: 146 (in 80 notti di camera).'],
    ['quanto devo dare al comune per novembre?', 'Imposta di soggiorno del mese: 310,00 € (260,00 € incassati, 50,00 € da riscuotere).'],
    ['che camere ho libere questo weekend?', '2 camere libere sabato 21 novembre.'],
  ])('is asked in the words of every day: «%s»', async (says, answer) => {
    expect(await said(says)).toEqual([answer])
  })

  it('makes no room of what is put on a bill', async () => {
    expect(await said('aggiungi 12 euro di parcheggio alla Vismara')).toEqual([expect.stringContaining('Non ho capito')])
  })
})

describe('what somebody owes, right after something of theirs was done', () => {
  it('is told as after any other question', async () => {
    const { assistant } = await openAssistant('hospitality')
    await assistant.ask('allunga di una notte il soggiorno di Lindqvist')
    expect((await assistant.ask('sì')).found.is).toBe('done')
    expect((await assistant.ask('saldo di Lindqvist')).found).toMatchObject({ is: 'value', entity: 'prenotazione', field: 'saldo' })
  })
})
