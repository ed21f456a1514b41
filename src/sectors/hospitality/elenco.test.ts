import { expect, it } from 'vitest'
import { prenotazione } from './prenotazione.ts'

it('lists beside the balance the total that it is part of, and who comes for how long', () => {
  const { table } = prenotazione
  expect(table).toEqual(expect.arrayContaining(['arrivo', 'partenza', 'notti', 'ospite', 'camera', 'persone', 'stato']))
  // A sheet that is brought back names the room's own amount, so that no total is taken for it.
  expect(table.slice(-3)).toEqual(['importo', 'totale', 'saldo'])
})
