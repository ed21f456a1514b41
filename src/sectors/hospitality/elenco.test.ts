import { expect, it } from 'vitest'
import { prenotazione } from './prenotazione.ts'

it('lists beside the balance the total that it is part of, and who comes for how long', () => {
  const { table } = prenotazione
  expect(table).toEqual(expect.arrayContaining(['arrivo', 'partenza', 'notti', 'ospite', 'camera', 'persone', 'stato']))
  // The amount of the room alone lacks tax and extras, and the balance may be above it.
  expect(table.slice(-2)).toEqual(['totale', 'saldo'])
  expect(table).not.toContain('importo')
})
