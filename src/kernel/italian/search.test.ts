import { describe, expect, it } from 'vitest'
import { compileSearch, matchScore, searchTerms } from './search.ts'

const score = (query: string, text: string) => matchScore(query, searchTerms(text))

describe('searchTerms', () => {
  it('keeps each stem once, without the joining words', () => {
    expect(searchTerms('Perdita sotto il lavello: perdite del lavello')).toEqual(['perdit', 'sott', 'lavell'])
  })
})

describe('matchScore', () => {
  it.each([
    ['fatture', 'Fattura 12'],
    ['intervento', 'Interventi'],
    ['idraulica', 'idraulici'],
    ['citta', 'Città'],
    ['rossi mario', 'Mario Rossi'],
    ['preventivi di Rossi', 'Preventivo Rossi'],
    ['ab 123 cd', 'AB123CD'],
    ['ab123cd', 'AB 123 CD'],
    ['3355551401', 'via Roma 12 335 555 1401'],
    ['335 555 1401', '3355551401'],
    ['dangelo', "D'Angelo"],
    ["d'angelo", "D'Angelo"],
    ['dellacqua', "Dell'Acqua Marco"],
    ['dell acqua', "Dell'Acqua Marco"],
    ["dell'acqua", 'Dellacqua Marco'],
    ['santagata', 'Sant’Agata Impianti'],
    ["sant'agata", 'Santagata Impianti'],
    ['dallasta', "Dall'Asta"],
    ['labbate', "L'Abbate"],
    ["l'abbate", 'Labbate'],
    ['deluca', 'De Luca'],
    ['deluca', 'de luca anna'],
    ['de luca', 'Deluca'],
    ['lopresti', 'Lo Presti'],
    ['lo presti', 'Lopresti'],
    ['distefano', 'Di Stefano'],
    ['di stefano', 'DISTEFANO'],
    ['delprete', 'Del Prete'],
    ['del prete', 'Delprete'],
    ['delacruz', 'De La Cruz'],
    ['dalbo', 'Dal Bò'],
    ['anna de luca', 'Anna Deluca'],
    ['+39 335 555 1401', '335 555 1401'],
    ['+393355551401', '3355551401'],
    ['0039 335 5551401', '3355551401'],
    ['3355551401', '+39 335 555 1401'],
    ['335 5551401', '+39 335 555 1401'],
    ['(045) 800 1234', '0458001234 045 800 1234'],
    ['(+39) 335 555 1401', '3355551401 335 555 1401'],
    ['+49 (0)89 1234567', '+49891234567 +49 89 123 4567'],
    ['4989 1234567', '+49891234567 +49 89 123 4567'],
    ['0049 89 1234567', '+49891234567 +49 89 123 4567'],
    ['1250,50', 'Preventivo 1.250,50 €'],
    ['1.250,50 €', '1.250,50 €'],
    ['1250,5', '1.250,50 €'],
    ['450', 'Caldaia 450,00 €'],
    ['€ 450', 'Caldaia 450,00 €'],
    ['450 euro', 'Caldaia 450,00 €'],
    ['caldaia 450,00', 'Caldaia 450,00 €'],
    ['1.250', '1.250,00 €'],
    ['21/11', 'Sopralluogo 21/11/2026'],
    ['21/11/2026', 'Sopralluogo 21/11/2026'],
    ['21.11.26', 'Sopralluogo 21/11/2026'],
    ['2026-11-21', 'Sopralluogo 21/11/2026'],
    ['21 novembre', 'Sopralluogo 21/11/2026'],
    ['11/2026', 'Sopralluogo 21/11/2026'],
    ['novembre 2026', 'Sopralluogo 21/11/2026'],
    ['sopralluogo 1/2', 'Sopralluogo 01/02/2026'],
    ['peugeot 208 26/06/2026', 'Peugeot 208, Revisione 26/06/2026'],
    ['208 26/06', '208,00 € 26/06/2026'],
    ['', 'qualsiasi cosa'],
    ['…', 'qualsiasi cosa'],
  ])('%j finds %j whole', (query, text) => {
    expect(score(query, text)).toBe(1)
  })

  it.each([
    ['fatt', 'Fatture'],
    ['mario ros', 'Rossini Mario'],
    ['perdita lavelo', 'perdita del lavello'],
    ['preventvo', 'preventivo'],
    ['installatoer', 'installatore'],
    ['climatizatorre', 'climatizzatore'],
    ['la', 'lavatrice'],
    ['335 555', '3355551401'],
  ])('%j finds %j in part', (query, text) => {
    expect(score(query, text)).toBeGreaterThan(0)
    expect(score(query, text)).toBeLessThan(1)
  })

  it.each([
    ['rossi verdi', 'Mario Rossi'],
    ['fatt rossi', 'Fattura Rossi'],
    ['fattura 13', 'Fattura 12'],
    ['ab124cd', 'AB123CD'],
    ['cane', 'Fattura'],
    ['domani', 'Via Romano'],
    ['casa', 'Sasa'],
    ['250', '1.250,50 €'],
    ['45', '450,00 €'],
    ['450', '450,50 €'],
    ['22/11', 'Sopralluogo 21/11/2026'],
    ['11/21', 'Sopralluogo 21/11/2026'],
    ['viq', 'via'],
    ['dellacaldaia', 'perdita della caldaia'],
  ])('%j does not find %j', (query, text) => {
    expect(score(query, text)).toBe(0)
  })

  it('prefers whole words to begun ones, and begun to mistyped', () => {
    const scores = ['rubinetto', 'rubine', 'rubinetti casa', 'rubimetto'].map((query) => score(query, 'rubinetto'))
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1)
    expect(scores[1]).toBeGreaterThan(scores[3] ?? 1)
    expect(scores[2]).toBe(0)
  })
})

describe('compileSearch', () => {
  it('reads an array and a column alike', () => {
    const match = compileSearch('manutenzione cald')
    for (const text of ['Manutenzione caldaia', 'manutensione della caldaia', 'caldaia', 'cald manutenzioni', '']) {
      const terms = searchTerms(text)
      expect(match(terms.join(' '))).toBe(match(terms))
      expect(match(` ${terms.join('  ')} `)).toBe(match(terms))
    }
  })

  it('goes through 100,000 records', () => {
    const texts = ['Mario Rossi via Verdi 12 perdita lavello', 'Anna Bianchi manutenzione caldaia 3355551401', 'Luca Neri AB123CD porta']
    const columns = Array.from({ length: 100_000 }, (_, i) => searchTerms(`${texts[i % 3]} ${i}`).join(' '))
    const match = compileSearch('manutensione caldia')
    expect(columns.filter((column) => match(column) > 0)).toHaveLength(33_333)
  })
})
