import { expect, it } from 'vitest'
import { codiceFiscale } from '../kernel/italian/codice-fiscale.ts'
import { readTesseraSanitaria } from './tessera-sanitaria.ts'

const TODAY = '2026-11-21'

it('reads a noisy card and says what the code says', () => {
  const text =
    'TESSERA SANITARIA\nCodice Fiscale R55MRA8OA4IH5OIW\nCognome ROSSI\nNome MARIA\nLuogo di nascita ROMA\nData di scadenza 12/05/2031'
  const code = codiceFiscale({ cognome: 'Rossi', nome: 'Maria', sesso: 'F', nascita: '1980-01-01', luogo: 'H501' })
  const read = readTesseraSanitaria(text.replace('R55MRA8OA4IH5OIW', code.replaceAll('0', 'O').replace('SS', '55')), TODAY)
  expect(read).toMatchObject({
    codiceFiscale: { value: code, proof: 'repaired' },
    born: { nascita: '1980-01-01', sesso: 'F', luogo: 'H501' },
    cognome: { value: 'Rossi' },
    nome: { value: 'Maria' },
    scadenza: { value: '2031-05-12' },
    disagrees: [],
  })
})

it('names what does not agree with the code', () => {
  expect(readTesseraSanitaria('RSSMRA80A01H501U\nCognome: BIANCHI\nNome: MARIO', TODAY)?.disagrees).toEqual(['cognome'])
})

it('says nothing of birth while the code is not proven, and nothing at all without one', () => {
  expect(readTesseraSanitaria('RSSMRA80A01H501X', TODAY)?.born).toBeUndefined()
  expect(readTesseraSanitaria('TESSERA SANITARIA', TODAY)).toBeUndefined()
})
