import { expect, it } from 'vitest'
import { checklist } from '../../kernel/fields/checklist.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { text, longText } from '../../kernel/fields/text.ts'
import { joinValues } from './join-values.ts'

const rows = lines('Righe', { voce: text('Voce') }, { max: 3, summary: ({ voce }) => voce })
const row = (voce: string) => ({ voce })

it('puts two texts of several lines one under the other, unless they are too long together', () => {
  expect(joinValues(longText('Nota'), 'Porta la lastra', 'Chiede la ricevuta')).toBe('Porta la lastra\nChiede la ricevuta')
  expect(joinValues(longText('Nota', { max: 20 }), 'Porta la lastra', 'Chiede la ricevuta')).toBeUndefined()
})

it('joins lists without saying anything twice', () => {
  expect(joinValues(rows, [row('a'), row('b')], [row('b'), row('c')])).toEqual([row('a'), row('b'), row('c')])
  expect(joinValues(rows, [row('a')], [row('a'), row('a')])).toBeUndefined()
  expect(joinValues(rows, [row('a'), row('b')], [row('c'), row('d')])).toBeUndefined()
})

it('leaves alone what holds one value, what says nothing, and the ticks of a checklist', () => {
  expect(joinValues(text('Indirizzo'), 'Via Po', 'Via Roma')).toBeUndefined()
  expect(joinValues(money('Prezzo'), 100, 200)).toBeUndefined()
  expect(joinValues(longText('Nota'), 'Una', undefined)).toBeUndefined()
  expect(joinValues(checklist('Lista', []), [{ text: 'a' }], [{ text: 'a', done: true }])).toBeUndefined()
})
