import { expect, it } from 'vitest'
import { chipsOf } from '../../src/assistant/answer/words.ts'
import { Trade } from '../../src/assistant/trade/trade.ts'
import { dentisti } from '../../src/sectors/dentisti/index.ts'

const at = { today: '2026-11-27', time: '10:30' }

it.each([
  [3, 'Paziente: P1, P2, P3'],
  [4, 'Paziente: P1, P2, P3 e un altro'],
  [29, 'Paziente: P1, P2, P3 e altri 26'],
])('of %i patients a chip names three at most', (count, label) => {
  const value = Array.from({ length: count }, (_, index) => `paziente_${index + 1}`)
  const chips = chipsOf({ trade: new Trade(dentisti, []), at }, 'appuntamento', [{ field: 'paziente', op: 'in', value }], (id) =>
    id.replace('paziente_', 'P'),
  )
  expect(chips.map((chip) => chip.label)).toEqual([label])
})
