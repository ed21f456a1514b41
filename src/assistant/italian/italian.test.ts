import { describe, expect, it } from 'vitest'
import { readDays } from './days.ts'
import { readDuration, readHours } from './hour.ts'
import { numberOfWord, readMoney, readNumber } from './number.ts'
import { numberInWords } from '../../kernel/italian/number-in-words.ts'
import { tokensOf, wordsOf } from './token.ts'

describe('tokens', () => {
  it('are words and figures without case, accents and apostrophes', () => {
    expect(wordsOf('Qual è l’importo di D’Angelo? 1.250,50 € il 21/11 alle 10:30, targa AB123CD')).toEqual(
      'qual e l importo di d angelo 1.250,50 € il 21/11 alle 10:30 targa ab123cd'.split(' '),
    )
  })
  it('know where they stand', () => {
    const text = 'Perché  no?'
    expect(tokensOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Perché', 'no'])
  })
})

describe('numbers', () => {
  it('are read back from words, one by one up to ten thousand and beyond', () => {
    const wrong = Array.from({ length: 10_000 }, (_, n) => n).filter((n) => numberOfWord(numberInWords(n).replace('é', 'e')) !== n)
    expect(wrong).toEqual([])
    for (const n of [12_345, 100_000, 999_999, 21_000]) expect(numberOfWord(numberInWords(n).replace('é', 'e'))).toBe(n)
  })
  it.each(['tasse', 'domani', 'ventola', 'milletti', 'cento1', 'centro', 'milan', 'ottone', ''])('«%s» is no number', (word) => {
    expect(numberOfWord(word)).toBeUndefined()
  })
  it.each([
    ['120', 120],
    ['1.250,50', 1250.5],
    ['centoventi', 120],
    ['cento venti', 120],
    ['mille e duecento', 1200],
    ['due mila cinquecento', 2500],
    ['un paio di', 2],
    ['tre e mezzo', 3.5],
    ['una decina', 10],
    ['ventuno', 21],
    ['150mila', 150_000],
    ['2,5 mila', 2500],
  ])('«%s» is %d', (text, value) => {
    const words = wordsOf(text)
    expect(readNumber(words, 0)).toMatchObject({ value, to: words.length })
  })
  it.each([
    ['120 euro', 12_000],
    ['€ 50', 5000],
    ['1.250,50 €', 125_050],
    ['centoventi euro e cinquanta', 12_050],
    ['30 centesimi', 30],
    ['duemila euro', 200_000],
    ['12,5 euro', 1250],
  ])('«%s» is money', (text, cents) => {
    const words = wordsOf(text)
    expect(readMoney(words, 0)).toEqual({ cents, to: words.length })
  })
  it('a bare figure is no money', () => expect(readMoney(['120'], 0)).toBeUndefined())
})

describe('hours', () => {
  it.each([
    ['alle 10', '10:00', '10:00', true],
    ['alle tre e mezza', '03:30', '03:30', true],
    ['alle tre e un quarto', '03:15', '03:15', true],
    ['alle 3 del pomeriggio', '15:00', '15:00', false],
    ['alle otto di sera', '20:00', '20:00', false],
    ['alle 15:30', '15:30', '15:30', false],
    ['10:30', '10:30', '10:30', true],
    ['ore 9', '09:00', '09:00', true],
    ['a mezzogiorno', '12:00', '12:00', false],
    ['alle dieci meno un quarto', '09:45', '09:45', true],
    ['alle dieci e venti', '10:20', '10:20', true],
    ['dalle 9 alle 11', '09:00', '11:00', true],
    ['dalle 11 alle 2', '11:00', '14:00', false],
    ['tra le 9 e le 12', '09:00', '12:00', true],
    ['prima delle 11', '00:00', '11:00', true],
    ['dopo le 18', '18:00', '24:00', false],
    ['nel pomeriggio', '13:00', '18:00', false],
    ['di sera', '18:00', '24:00', false],
    ['verso le 4', '04:00', '04:00', true],
    ['alle 18 e 30', '18:30', '18:30', false],
  ])('«%s» is from %s to %s', (text, from, until, either) => {
    const words = wordsOf(text)
    const read = readHours(words, 0)
    expect(read).toMatchObject({ from, until, to: words.length, ...(from === until && { either, moment: true }) })
  })
  it.each(['10', '3 interventi', 'tre', 'a 10', 'alle Bianchi'])('«%s» is no hour', (text) => {
    expect(readHours(wordsOf(text), 0)).toBeUndefined()
  })
  it('ends before what is counted', () => expect(readHours(wordsOf('le tre fatture'), 0)?.to).toBe(2))
  it.each([
    ["un'ora e mezza", 90],
    ['45 minuti', 45],
    ["mezz'ora", 30],
    ['due ore', 120],
    ['un’ora', 60],
    ['due ore e venti minuti', 140],
    ["un'oretta", 60],
  ])('«%s» lasts %d minutes', (text, minutes) => {
    const words = wordsOf(text)
    expect(readDuration(words, 0)).toEqual({ minutes, to: words.length })
  })
})

/** A Saturday. */
const TODAY = '2026-11-21'

describe('days', () => {
  it.each([
    ['oggi', '2026-11-21', '2026-11-21'],
    ['domani', '2026-11-22', '2026-11-22'],
    ['dopodomani', '2026-11-23', '2026-11-23'],
    ['ieri', '2026-11-20', '2026-11-20'],
    ["l'altro ieri", '2026-11-19', '2026-11-19'],
    ['stasera', '2026-11-21', '2026-11-21'],
    ['domattina', '2026-11-22', '2026-11-22'],
    ['lunedì', '2026-11-23', '2026-11-23'],
    ['sabato', '2026-11-21', '2026-11-21'],
    ['lunedì scorso', '2026-11-16', '2026-11-16'],
    ['sabato scorso', '2026-11-14', '2026-11-14'],
    ['sabato prossimo', '2026-11-28', '2026-11-28'],
    ['il prossimo sabato', '2026-11-28', '2026-11-28'],
    ['lunedì prossimo', '2026-11-23', '2026-11-23'],
    ['questo venerdì', '2026-11-27', '2026-11-27'],
    ['sabato 28', '2026-11-28', '2026-11-28'],
    ['sabato 28 novembre', '2026-11-28', '2026-11-28'],
    ['lunedì 30', '2026-11-30', '2026-11-30'],
    ['martedì della settimana prossima', '2026-11-24', '2026-11-24'],
    ['il 3', '2026-12-03', '2026-12-03'],
    ['per il 3 dicembre', '2026-12-03', '2026-12-03'],
    ['21/11', '2026-11-21', '2026-11-21'],
    ['il 21/11/2025', '2025-11-21', '2025-11-21'],
    ['primo dicembre', '2026-12-01', '2026-12-01'],
    ['25 aprile', '2027-04-25', '2027-04-25'],
    ['Natale', '2026-12-25', '2026-12-25'],
    ['a Pasqua', '2027-03-28', '2027-03-28'],
    ['Santo Stefano', '2026-12-26', '2026-12-26'],
    ['questa settimana', '2026-11-16', '2026-11-22'],
    ['la settimana prossima', '2026-11-23', '2026-11-29'],
    ['la prossima settimana', '2026-11-23', '2026-11-29'],
    ['settimana scorsa', '2026-11-09', '2026-11-15'],
    ['la settimana che viene', '2026-11-23', '2026-11-29'],
    ['in settimana', '2026-11-16', '2026-11-22'],
    ['questo weekend', '2026-11-21', '2026-11-22'],
    ['il prossimo fine settimana', '2026-11-28', '2026-11-29'],
    ['week end', '2026-11-21', '2026-11-22'],
    ['questo mese', '2026-11-01', '2026-11-30'],
    ['del mese', '2026-11-01', '2026-11-30'],
    ['il mese scorso', '2026-10-01', '2026-10-31'],
    ['mese prossimo', '2026-12-01', '2026-12-31'],
    ["quest'anno", '2026-01-01', '2026-12-31'],
    ["l'anno scorso", '2025-01-01', '2025-12-31'],
    ['questo trimestre', '2026-10-01', '2026-12-31'],
    ['trimestre scorso', '2026-07-01', '2026-09-30'],
    ['a dicembre', '2026-12-01', '2026-12-31'],
    ['novembre', '2026-11-01', '2026-11-30'],
    ['marzo 2026', '2026-03-01', '2026-03-31'],
    ['nel 2025', '2025-01-01', '2025-12-31'],
    ['tra due settimane', '2026-12-05', '2026-12-05'],
    ['fra 3 giorni', '2026-11-24', '2026-11-24'],
    ['tre giorni fa', '2026-11-18', '2026-11-18'],
    ['una settimana fa', '2026-11-14', '2026-11-14'],
    ['negli ultimi 7 giorni', '2026-11-15', '2026-11-21'],
    ['nei prossimi trenta giorni', '2026-11-21', '2026-12-21'],
    ['entro 10 giorni', '2026-11-21', '2026-12-01'],
    ['fine mese', '2026-11-30', '2026-11-30'],
    ['fine anno', '2026-12-31', '2026-12-31'],
    ['inizio settimana', '2026-11-16', '2026-11-17'],
    ['metà dicembre', '2026-12-10', '2026-12-20'],
    ['dal 3 al 7', '2026-12-03', '2026-12-07'],
    ['dal 3 al 7 dicembre', '2026-12-03', '2026-12-07'],
    ['dal 28 al 3', '2026-11-28', '2026-12-03'],
    ['da lunedì a venerdì', '2026-11-23', '2026-11-27'],
    ['da venerdì a lunedì', '2026-11-27', '2026-11-30'],
    ['tra il 3 e il 7 gennaio', '2027-01-03', '2027-01-07'],
    ['dal 20 dicembre al 6 gennaio', '2026-12-20', '2027-01-06'],
    ['entro venerdì', undefined, '2026-11-27'],
    ['entro fine mese', undefined, '2026-11-30'],
    ['fino al 30', undefined, '2026-11-30'],
    ['prima di lunedì', undefined, '2026-11-22'],
    ['dopo il 3 dicembre', '2026-12-04', undefined],
    ['da domani', '2026-11-22', undefined],
    ['dal 3', '2026-12-03', undefined],
    ['da qui a fine anno', '2026-11-21', '2026-12-31'],
    ['dal primo al cinque dicembre', '2026-12-01', '2026-12-05'],
    ['dal 20 novembre al 5 dicembre', '2026-11-20', '2026-12-05'],
    ['dal primo ottobre', '2026-10-01', undefined],
    ['dal 3 in poi', '2026-12-03', undefined],
    ['da prima di giugno', undefined, '2026-05-31'],
    ['da più di un mese', undefined, '2026-10-20'],
    ['da sei mesi', undefined, '2026-05-21'],
    ['da meno di tre mesi', '2026-08-22', '2026-11-21'],
    ['nei prossimi giorni', '2026-11-21', undefined],
    ['fine settimana', '2026-11-21', '2026-11-22'],
    ['la prima settimana di dicembre', '2026-12-01', '2026-12-07'],
    ['il 15 del mese prossimo', '2026-12-15', '2026-12-15'],
    ['lo scorso ottobre', '2026-10-01', '2026-10-31'],
    ['lo scorso 3 ottobre', '2026-10-03', '2026-10-03'],
    ["ottobre dell'anno scorso", '2025-10-01', '2025-10-31'],
    ['terzo trimestre', '2026-07-01', '2026-09-30'],
    ['martedì ventiquattro', '2026-11-24', '2026-11-24'],
    ['il tre aprile millenovecentottantotto', '1988-04-03', '1988-04-03'],
    ['Natale 2025', '2025-12-25', '2025-12-25'],
    ['questanno', '2026-01-01', '2026-12-31'],
  ])('«%s» is from %s to %s', (text, from, to) => {
    const words = wordsOf(text)
    const read = readDays(words, 0, TODAY)
    expect(read?.ahead).toEqual({ ...(from && { from }), ...(to && { to }) })
    expect(read?.end).toBe(words.length)
  })
  it.each([
    ['lunedì', '2026-11-16', '2026-11-16'],
    ['il 3', '2026-11-03', '2026-11-03'],
    ['marzo', '2026-03-01', '2026-03-31'],
    ['Ferragosto', '2026-08-15', '2026-08-15'],
    ['dal 3 al 7', '2026-11-03', '2026-11-07'],
  ])('«%s», spoken of the past, is from %s to %s', (text, from, to) => {
    expect(readDays(wordsOf(text), 0, TODAY)?.past).toEqual({ from, to })
  })
  it.each(['tre', '3 interventi', 'Neri', 'prima delle 11', 'dopo le 18', 'sei pronto', 'la 201', 'le 3', 'un mese', 'per settimana'])(
    '«%s» is no day',
    (text) => {
      expect(readDays(wordsOf(text), 0, TODAY)).toBeUndefined()
    },
  )
  it('three letters name a weekday, and no month of them', () => expect(readDays(wordsOf('mar'), 0, TODAY)?.ahead.from).toBe('2026-11-24'))
  it('holds at the edges of the calendar', () => {
    expect(readDays(['il', '31'], 0, '2026-02-10')?.ahead).toEqual({ from: '2026-03-31', to: '2026-03-31' })
    expect(readDays(['29', 'febbraio'], 0, '2026-03-01')?.ahead.from).toBe('2028-02-29')
    expect(readDays(['domani'], 0, '2028-02-28')?.ahead.from).toBe('2028-02-29')
    expect(readDays(['mese', 'prossimo'], 0, '2026-01-31')?.ahead).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(readDays(['domani'], 0, '2026-03-28')?.ahead.from).toBe('2026-03-29')
    expect(readDays(['tra', 'una', 'settimana'], 0, '2026-10-24')?.ahead.from).toBe('2026-10-31')
    expect(readDays(['tra', 'un', 'mese'], 0, '2028-01-31')?.ahead.from).toBe('2028-02-29')
    expect(readDays(wordsOf('nell’ultimo mese').slice(1), 0, '2028-03-31')?.ahead).toEqual({ from: '2028-03-01', to: '2028-03-31' })
    expect(readDays(wordsOf('negli ultimi 2 giorni'), 0, '2026-03-29')?.ahead).toEqual({ from: '2026-03-28', to: '2026-03-29' })
  })
})
