import { expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { text } from '../../kernel/fields/text.ts'
import { NameIndex } from './name-index.ts'

const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

function namesOf(...names: readonly string[]): NameIndex {
  const index = new NameIndex()
  for (const [at, nome] of names.entries()) index.add(cliente, { id: `cliente_${at}`, version: 1, nome })
  return index
}

it.each([
  ["Dell'Acqua Marco", 'dellacqua'],
  ['Sant’Agata Impianti', 'santagata'],
  ["L'Abbate Rosa", 'labbate'],
  ['De Luca Anna', 'deluca'],
  ['Lo Presti', 'lopresti'],
  ['Deluca Anna', 'de luca'],
  ['Distefano', 'di stefano'],
])('%s is named by «%s»', (name, said) => {
  const found = namesOf(name, 'Rossi Mario').at(said.split(' '), 0, () => false)
  expect(found.flatMap(({ things }) => things)).toContainEqual({ is: 'record', entity: 'cliente', id: 'cliente_0' })
})

it('takes «di Marco» for a Marco where one is known', () => {
  const found = namesOf('Dimarco Anna', 'Marco Neri').at(['di', 'marco'], 0, () => false)
  expect(found.flatMap(({ things }) => things)).not.toContainEqual({ is: 'record', entity: 'cliente', id: 'cliente_0' })
})
