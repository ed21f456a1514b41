import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'

const ore = { label: 'Ore di lavoro', noun: { gender: 'f', plural: true } } as const
const foto = { label: 'Foto', noun: { gender: 'f', plural: true } } as const
const quantita = { label: 'Quantità' }
const iva = { label: 'IVA' }
const sconto = { label: 'Sconto' }

describe('sentences agree with the label', () => {
  it.each([
    [messages.required(sconto), 'Indica lo sconto.'],
    [messages.required(iva), 'Indica l’IVA.'],
    [messages.required(ore), 'Indica le ore di lavoro.'],
    [messages.negative(quantita), 'La quantità non può essere negativa.'],
    [messages.negative(ore), 'Le ore di lavoro non possono essere negative.'],
    [messages.tooBig(ore, 1_200), 'Le ore di lavoro possono essere al massimo 1.200.'],
    [messages.tooBig(sconto, 100), 'Lo sconto può essere al massimo 100.'],
    [messages.notMoney({ label: 'Importo' }), 'Scrivi l’importo in euro, per esempio 1.250,00.'],
    [messages.notANumber(ore), 'Scrivi le ore di lavoro in cifre, per esempio 12,50.'],
    [messages.tooManyDecimals(ore, 1), 'Le ore di lavoro possono avere al massimo 1 cifra dopo la virgola.'],
    [
      messages.required({ label: 'Descrizione Problema', noun: { said: 'descrizione del problema' } }),
      'Indica la descrizione del problema.',
    ],
    [messages.tooSmall(ore, 1), 'Le ore di lavoro devono essere almeno 1.'],
    [messages.notWhole(ore), 'Le ore di lavoro devono essere un numero intero.'],
    [messages.notWhole(quantita), 'La quantità deve essere un numero intero.'],
    [messages.readOnly(foto), 'Le foto si calcolano da sé e non si possono scrivere.'],
    [messages.readOnly(iva), 'L’IVA si calcola da sé e non si può scrivere.'],
    [messages.moveRequires('Completato', [ore]), 'Per passare a «Completato» mancano le ore di lavoro.'],
    [messages.moveRequires('Inviato', [iva]), 'Per passare a «Inviato» manca l’IVA.'],
    [messages.moveRequires('Inviato', [iva, sconto]), 'Per passare a «Inviato» mancano l’IVA, lo sconto.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('sentences agree with the record', () => {
  const intervento = { one: 'Intervento', gender: 'm' } as const
  const riparazione = { one: 'Riparazione', gender: 'f' } as const
  it.each([
    [messages.notFound(intervento), 'L’intervento non c’è più: forse è stato eliminato.'],
    [messages.notFound(riparazione), 'La riparazione non c’è più: forse è stata eliminata.'],
    [messages.conflict(riparazione), 'La riparazione è cambiata nel frattempo. Ricarica e riprova: quello che hai scritto resta qui.'],
    [messages.movedMeanwhile(riparazione), 'La riparazione è cambiata nel frattempo: guarda com’è adesso e riprova.'],
    [messages.undoConflict(intervento, 'Perdita'), 'Non posso annullare: l’intervento «Perdita» è cambiato dopo.'],
    [messages.undoConflict(riparazione), 'Non posso annullare: la riparazione è cambiata dopo.'],
    [messages.inUse('Bice Lombardi', '3 interventi'), '«Bice Lombardi» non si può eliminare: compare in 3 interventi.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

it('says where a final state is final', () => {
  expect(messages.moveNotAllowed('Chiuso', 'Aperto', [])).toBe('Da «Chiuso» non si passa a «Aperto». È uno stato finale.')
  expect(messages.moveNotAllowed('Chiuso', 'Aperto', ['Inviato', 'Perso'])).toBe(
    'Da «Chiuso» non si passa a «Aperto». Si può passare a: Inviato, Perso.',
  )
})
