import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { stateWanted } from './no-open-record.ts'

const entityOf = (one: string, gender: 'm' | 'f', first: string) =>
  defineEntity({
    name: 'cosa',
    label: { one, many: one, gender },
    fields: { nome: text('Nome'), stato: status('Stato', 'primo', { primo: { label: first, tone: 'neutral', next: [] } }) },
    title: ['nome'],
    form: [{ fields: ['nome'] }],
    table: ['nome', 'stato'],
  })

describe('the state that an action asks for', () => {
  it.each([
    ['Conto', 'm', 'Aperto', ' aperto'],
    ['Fattura', 'f', 'Inviata', ' inviata'],
    ['Preventivo', 'm', 'Bozza', ' «Bozza»'],
    ['Comanda', 'f', 'In cucina', ' «In cucina»'],
    ['Fattura', 'f', 'Da inviare', ' «Da inviare»'],
  ] as const)('%s (%s) in the state «%s» is said%s', (one, gender, label, says) => {
    expect(stateWanted(entityOf(one, gender, label), [{ field: 'stato', op: 'eq', value: 'primo' }])).toBe(says)
  })

  it('is nothing where no state is asked for', () => {
    expect(stateWanted(entityOf('Conto', 'm', 'Aperto'), [])).toBe('')
  })
})
