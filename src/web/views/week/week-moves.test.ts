import { expect, it } from 'vitest'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { date } from '../../../kernel/fields/date.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { stays } from './week-moves.ts'

const visita = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    chi: text('Chi'),
    giorno: date('Giorno'),
    stato: status('Stato', 'confermata', {
      confermata: { label: 'Confermata', tone: 'success', next: ['fatta', 'disdetta'] },
      fatta: { label: 'Fatta', tone: 'neutral', next: ['confermata'], over: true },
      disdetta: { label: 'Disdetta', tone: 'primary', next: [] },
    }),
  },
  title: ['chi'],
  table: ['chi'],
  slot: { day: 'giorno' },
})

it.each([
  ['confermata', undefined],
  ['fatta', 'È «Fatta» e resta dov’è: prima cambia lo stato.'],
  ['disdetta', 'È «Disdetta» e resta dov’è: prima cambia lo stato.'],
])('what is %s keeps its day by its way on, whatever its colour', (stato, sentence) => {
  expect(stays(visita, { id: 'visita_1', version: 1, chi: 'Ada', giorno: '2026-11-23', stato })).toBe(sentence)
})
