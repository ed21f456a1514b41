import { describe, expect, it } from 'vitest'
import { inflect, nounPhrase, plural, withFigure } from './noun.ts'
import { formatNumber } from './numbers.ts'

describe('nounPhrase', () => {
  it.each([
    ['Preventivo', 'il preventivo', 'del preventivo'],
    ['Data', 'la data', 'della data'],
    ['Ora', 'l’ora', 'dell’ora'],
    ['Descrizione Problema', 'la descrizione problema', 'della descrizione problema'],
    ['Email', 'l’email', 'dell’email'],
    ['Quantità', 'la quantità', 'della quantità'],
    ['Note', 'le note', 'delle note'],
    ['Costo Unitario', 'il costo unitario', 'del costo unitario'],
    ['Unità', 'l’unità', 'dell’unità'],
    ['Nome/Ragione Sociale', 'il nome/ragione sociale', 'del nome/ragione sociale'],
    ['Stato', 'lo stato', 'dello stato'],
    ['Sconto', 'lo sconto', 'dello sconto'],
    ['Zona', 'la zona', 'della zona'],
    ['Psicologo', 'lo psicologo', 'dello psicologo'],
    ['Codice fiscale', 'il codice fiscale', 'del codice fiscale'],
    ['Partita IVA', 'la partita IVA', 'della partita IVA'],
    ['IBAN', 'l’IBAN', 'dell’IBAN'],
    ['IVA', 'l’IVA', 'dell’IVA'],
    ['Targa', 'la targa', 'della targa'],
    ['CAP', 'il CAP', 'del CAP'],
    ['PEC', 'la PEC', 'della PEC'],
    ['SDI', 'lo SDI', 'dello SDI'],
    ['Foto', 'la foto', 'della foto'],
    ['Indirizzo', 'l’indirizzo', 'dell’indirizzo'],
    ['Ospiti', 'gli ospiti', 'degli ospiti'],
    ['Clienti', 'i clienti', 'dei clienti'],
    ['Prestazioni', 'le prestazioni', 'delle prestazioni'],
    ['Fatture', 'le fatture', 'delle fatture'],
    ['Righe', 'le righe', 'delle righe'],
    ['Mese', 'il mese', 'del mese'],
    ['Superficie', 'la superficie', 'della superficie'],
    ['Allergie', 'le allergie', 'delle allergie'],
    ['Chiave', 'la chiave', 'della chiave'],
    ['Ordine', 'l’ordine', 'dell’ordine'],
    ['Immagine', 'l’immagine', 'dell’immagine'],
    ['Testimone', 'il testimone', 'del testimone'],
    ['Analisi', 'l’analisi', 'dell’analisi'],
    ['Problema', 'il problema', 'del problema'],
    ['Zaino', 'lo zaino', 'dello zaino'],
    ['Gnocchi', 'gli gnocchi', 'degli gnocchi'],
    ['Pneumatico', 'lo pneumatico', 'dello pneumatico'],
    ['Yogurt', 'lo yogurt', 'dello yogurt'],
    ['Hotel', 'l’hotel', 'dell’hotel'],
    ['N. documento', 'il n. documento', 'del n. documento'],
  ])('%s', (label, phrase, of) => {
    expect(nounPhrase(label)).toMatchObject({ phrase, of })
  })

  it('lets a label state what it is', () => {
    expect(nounPhrase('Foto', { plural: true })).toMatchObject({ article: 'le', phrase: 'le foto', gender: 'f' })
    expect(nounPhrase('Collaboratrice', { gender: 'f' }).phrase).toBe('la collaboratrice')
    expect(nounPhrase('Cliente', { gender: 'f', plural: false }).of).toBe('della cliente')
  })
})

describe('inflect', () => {
  it.each([
    ['negativo', 'Importo', 'negativo'],
    ['negativo', 'Quantità', 'negativa'],
    ['negativo', 'Importi', 'negativi'],
    ['negativo', 'Note', 'negative'],
    ['obbligatorio', 'Ospiti', 'obbligatori'],
    ['obbligatorio', 'Note', 'obbligatorie'],
    ['unico', 'Codici', 'unici'],
    ['unico', 'Note', 'uniche'],
    ['carico', 'Mezzi', 'carichi'],
    ['lungo', 'Nomi', 'lunghi'],
    ['disponibile', 'Note', 'disponibili'],
  ])('%s with %s is %s', (adjective, label, agreed) => {
    expect(inflect(adjective, nounPhrase(label))).toBe(agreed)
  })
})

it('plural takes the singular for one alone', () => {
  expect([0, 1, 2].map((n) => plural(n, 'intervento', 'interventi'))).toEqual(['interventi', 'intervento', 'interventi'])
})

it.each([
  [0, '0 fatture su 0'],
  [1, '1 fattura su 1'],
  [1_250, '1.250 fatture su 1.250'],
])('words with %i in them agree with it', (n, said) => {
  expect(withFigure('{n} {fattura|fatture} su {n}', n, formatNumber(n))).toBe(said)
})
