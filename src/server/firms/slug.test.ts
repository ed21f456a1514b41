import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Sartori Impianti S.r.l.', 'sartori-impianti-srl'],
  ['  Città & Figli  ', 'citta-figli'],
  ['«Da Ugo»', 'da-ugo'],
  ['Nuova', 'azienda-nuova'],
  ['???', 'azienda'],
  ['x'.repeat(39) + ' y', 'x'.repeat(39)],
])('%s stands in an address as %s', (name, slug) => expect(slugOf(name)).toBe(slug))
