import { expect, it } from 'vitest'
import { lackOf, passwordRule } from './password-rule.ts'

it.each([
  ['', 'Almeno 12 caratteri: va bene anche una frase.'],
  ['sette po', 'Almeno 12 caratteri: va bene anche una frase. Ne mancano 4.'],
  ['undici segn', 'Almeno 12 caratteri: va bene anche una frase. Ne manca 1.'],
  ['dodici segni', 'Almeno 12 caratteri: va bene anche una frase.'],
  ['una frase molto lunga', 'Almeno 12 caratteri: va bene anche una frase.'],
])('of %j it says %j', (password, rule) => expect(passwordRule(password)).toBe(rule))

it('lacks nothing once it is long enough', () => {
  expect(lackOf('undici segn')).toBe(1)
  expect(lackOf('dodici segni')).toBe(0)
  expect(lackOf('una frase molto lunga')).toBe(0)
})
