import { describe, expect, it } from 'vitest'
import { Namesakes } from './namesakes.ts'

const copy = new Namesakes(7)

describe('a copy', () => {
  it.each([
    ['cognome', 'Bonomi', /^\p{Lu}\p{L}+$/u],
    ['ospite', 'Clara Vismara', /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u],
    ['azienda', 'Cantina Poggio Alto', /^Cantina \p{Lu}\p{L}+$/u],
  ])('calls %s «%s» otherwise, and always the same', (key, name, form) => {
    expect(copy.of(key, name)).toMatch(form)
    expect(copy.of(key, name)).not.toBe(name)
    expect(new Namesakes(7).of(key, name)).toBe(copy.of(key, name))
  })

  it.each([
    ['nome', 'Camera 101'],
    ['descrizione', 'Perdita sotto il lavello'],
    ['marca', 'Fiat'],
  ])('leaves %s «%s»', (key, text) => {
    expect(copy.of(key, text)).toBe(text)
  })

  it('keeps the signs of a code', () => {
    expect(copy.code('ZA214LV')).toMatch(/^ZA\d{3}LV$/)
    expect(copy.code('ZA214LV')).not.toBe('ZA214LV')
  })
})

it('gives thousands of copies of one person as many names', () => {
  const names = new Set(Array.from({ length: 3000 }, (_, at) => new Namesakes(at).of('ospite', 'Clara Vismara')))
  expect(names.size).toBeGreaterThan(2500)
})
