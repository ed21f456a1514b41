import { expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { decimal, integer } from '../../kernel/fields/number.ts'
import { calendarOf } from './calendar.ts'

const lesson = (durata: ReturnType<typeof integer> | ReturnType<typeof decimal>) =>
  defineEntity({
    name: 'lezione',
    label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
    fields: { giorno: date('Giorno'), durata },
    title: ['giorno'],
    table: ['giorno'],
    slot: { day: 'giorno', lasts: 'durata' },
  })

it('counts minutes where the length is whole, hours where it has a comma', () => {
  expect(calendarOf(lesson(integer('Minuti')))?.each).toBe(1)
  expect(calendarOf(lesson(decimal('Ore')))?.each).toBe(60)
})
