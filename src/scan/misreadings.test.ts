import { expect, it } from 'vitest'
import { withoutMisreadings } from './misreadings.ts'

it.each([
  ['llaria Jannuzzi', 'Ilaria Jannuzzi'],
  ['Nome: lleana', 'Nome: Ileana'],
  ['Piazza Duomo 156, 2012] Milano (MI)', 'Piazza Duomo 156, 20121 Milano (MI)'],
  // What may stand there stays.
  ["Via dell'Aquila, Sig. Llano", "Via dell'Aquila, Sig. Llano"],
  ['illaria fratelli', 'illaria fratelli'],
  ['info@example.it e anna.llorente@example.it', 'info@example.it e anna.llorente@example.it'],
  ['tabella [12] e [1234] pagine', 'tabella [12] e [1234] pagine'],
])('%j becomes %j', (read, text) => expect(withoutMisreadings(read)).toBe(text))
