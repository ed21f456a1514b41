import { describe, expect, it } from 'vitest'
import { defineEntity } from './define-entity.ts'
import { isReference, isStatus, statusOf, titleOf } from '../entity.ts'
import { dayAfter, times } from '../../expression/expression.ts'
import { date } from '../../fields/date.ts'
import { number } from '../../fields/document-number.ts'
import { counted, derived } from '../../fields/derived.ts'
import { optional } from '../../fields/field.ts'
import { lines } from '../../fields/lines.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { status } from '../../fields/status.ts'
import { team } from '../../fields/team.ts'
import { text } from '../../fields/text.ts'
import { time } from '../../fields/time.ts'
import { DefinitionError } from '../../problem/problem.ts'

const fields = {
  nome: text('Nome'),
  giorno: date('Giorno'),
  ora: optional(time('Ora')),
  notti: optional(integer('Notti')),
  cliente: optional(reference('Cliente', 'cliente')),
  stato: status('Stato', 'aperto', {
    aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
    chiuso: { label: 'Chiuso', tone: 'success', next: [], requires: ['ora'] },
  }),
  doppio: derived(integer('Doppio'), times('notti', 2)),
  righe: counted('Righe', { entity: 'riga', by: 'nota' }),
}
const base = { name: 'nota', label: { one: 'Nota', many: 'Note', gender: 'f' }, fields, title: ['nome'], table: ['nome'] } as const

/** Definitions that the compiler would refuse too: a sector written in a hurry, or a fault in what it is made from. */
const define = (faulty: object) => () => defineEntity({ ...base, ...faulty })

describe('what is left out', () => {
  it('is filled in: a form of every field that can be typed, the status aside', () => {
    expect(defineEntity(base).form).toEqual([{ fields: ['nome', 'giorno', 'ora', 'notti', 'cliente'] }])
  })

  it('is filled in: the first field as its title, the order by that, the status as its board', () => {
    const { title: _, ...untitled } = base
    const entity = defineEntity(untitled)
    expect(entity.title).toEqual(['nome'])
    expect(entity.sort).toEqual([{ field: 'nome', direction: 'asc' }])
    expect(entity.board).toBe('stato')
    expect(defineEntity({ ...base, title: [['giorno', 'ora']] }).sort).toEqual([{ field: 'giorno', direction: 'asc' }])
  })

  it('has no board where it is told so, or bears a number', () => {
    expect(defineEntity({ ...base, board: false })).not.toHaveProperty('board')
    expect(defineEntity({ ...base, fields: { ...fields, numero: number('Numero') } })).not.toHaveProperty('board')
  })

  it('takes a span from a day, for nights, in a lane', () => {
    const span = { from: 'giorno', lasts: 'notti', lane: 'cliente' } as const
    expect(defineEntity({ ...base, span }).span).toEqual(span)
  })

  it('is left alone when it is given', () => {
    const form = [{ title: 'Chi', fields: ['nome', 'giorno'] as const }]
    expect(defineEntity({ ...base, form }).form).toEqual(form)
  })
})

describe('faults are told with place, fault and remedy', () => {
  it.each([
    ['a name in capitals', { name: 'Nota' }, "Nota: an entity is named in singular snake_case without accents. For instance 'intervento'."],
    [
      'a name with an accent',
      { name: 'città' },
      "città: an entity is named in singular snake_case without accents. For instance 'intervento'.",
    ],
    ['no fields', { fields: undefined }, 'nota.fields: is undefined. Write it.'],
    ['a field that is nothing', { fields: { ...fields, chi: undefined } }, 'nota.chi: is undefined. Write it.'],
    ['a table of one', { table: 'nome' }, 'nota.table: is a string, and no list. Write a list, [] where there is nothing.'],
    [
      'a state that does not say what comes next',
      { fields: { ...fields, stato: { ...fields.stato, states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success' } } } } },
      'nota.stato.chiuso.next: is undefined, and no list. Write a list, [] where there is nothing.',
    ],
    ['rules that are nothing', { rules: undefined }, 'nota.rules: is undefined, and no list. Write a list, or leave the word out.'],
    ['a rule without when', { rules: [{ field: 'nome', message: 'No.' }] }, /^nota\.rules\.0\.when: is undefined, and no list\./],
    ['a trait of no field', { alike: [[]] }, 'nota.alike: a set names no field. Name the fields, or take the set out.'],
    ['a trait that is worked out', { unique: [['doppio']] }, /^nota\.unique: 'doppio' is worked out/],
    ['a trait that is no field', { unique: [['targa']] }, /^nota\.unique: 'targa' is not a field\./],
    [
      'a field with an accent',
      { fields: { ...fields, città: text('Città') } },
      'nota.città: a field is named in snake_case without accents. Put accents and capitals into the label.',
    ],
    [
      'a field that the store owns',
      { fields: { ...fields, version: optional(text('Versione')) } },
      'nota.version: the name belongs to the store. Choose another name.',
    ],
    [
      'a column that is no field',
      { table: ['titolo'] },
      "nota.table: 'titolo' is not a field. Fields: nome, giorno, ora, notti, cliente, stato, doppio, righe.",
    ],
    ['a rule about no field', { rules: [{ field: 'fine', message: '', broken: () => false }] }, /^nota\.rules: 'fine' is not a field\./],
    ['an order by no field', { sort: [{ field: 'fine', direction: 'asc' }] }, /^nota\.sort: 'fine' is not a field\./],
    [
      'a state that is over and begun',
      {
        fields: {
          ...fields,
          stato: { ...fields.stato, states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success', next: [], begun: true } } },
        },
      },
      'nota.stato.chiuso: is over, and begun. Say one of the two.',
    ],
    [
      'a verb of a move that cannot be made',
      {
        fields: {
          ...fields,
          stato: {
            ...fields.stato,
            states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success', next: [], verbs: { aperto: 'Riapri' } } },
          },
        },
      },
      "nota.stato.chiuso: words the move to 'aperto', where it does not lead. It leads to: nothing.",
    ],
    [
      'a state that is away and not over',
      {
        fields: {
          ...fields,
          stato: {
            ...fields.stato,
            states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success', next: [], away: true, over: false } },
          },
        },
      },
      'nota.stato.chiuso: is away or freed, and not over. Say one of the two.',
    ],
    ['a board by a text', { board: 'nome' }, "nota.board: 'nome' is a text. Name a field of kind status."],
    ['a calendar by a time', { slot: { day: 'ora' } }, "nota.slot.day: 'ora' is a time. Name a field of kind date."],
    [
      'a calendar whose hour is a day',
      { slot: { day: 'giorno', time: 'giorno' } },
      "nota.slot.time: 'giorno' is a date. Name a field of kind time.",
    ],
    [
      'a title of several',
      { fields: { ...fields, squadra: team('Squadra', 'socio') }, title: ['squadra'] },
      "nota.title: 'squadra' names several records. Name a reference, or another field.",
    ],
    [
      'an order by several',
      { fields: { ...fields, squadra: team('Squadra', 'socio') }, sort: [{ field: 'squadra', direction: 'asc' }] },
      "nota.sort: 'squadra' names several records. Name a reference, or another field.",
    ],
    [
      'several in one line',
      { fields: { ...fields, voci: optional(lines('Voci', { chi: team('Chi', 'socio') }, { summary: () => '' })) } },
      'nota.voci.chi: names several records in one line. Take a reference, and a line for each.',
    ],
    [
      'one time of each who is a text',
      { slot: { day: 'giorno' }, exclusive: { of: 'nome' } },
      "nota.exclusive.of: 'nome' is a text. Name a field of kind reference or team.",
    ],
    [
      'one time of each at no time',
      { exclusive: { of: 'cliente' } },
      'nota.exclusive: there is no lane that a record could take. Give the entity a span, or a slot with a lane.',
    ],
    [
      'a lane that is no reference',
      { slot: { day: 'giorno', lane: 'nome' } },
      "nota.slot.lane: 'nome' is a text. Name a field of kind reference.",
    ],
    [
      'one thing at a time in no lane',
      { slot: { day: 'giorno', alone: true } },
      'nota.slot.alone: there is no lane that could do one thing at a time. Give the slot a lane.',
    ],
    [
      'what is together by a text',
      { slot: { day: 'giorno', together: 'nome' } },
      "nota.slot.together: 'nome' is a text. Name a field of kind reference.",
    ],
    [
      'a length that is no decimal',
      { slot: { day: 'giorno', lasts: 'nome' } },
      "nota.slot.lasts: 'nome' is a text. Name a field of kind integer or decimal.",
    ],
    [
      'a span from an hour',
      { span: { from: 'ora', lasts: 'notti', lane: 'cliente' } },
      "nota.span.from: 'ora' is a time. Name a field of kind date.",
    ],
    [
      'a span from a day that follows',
      { fields: { ...fields, poi: derived(date('Poi'), dayAfter('giorno', 1)) }, span: { from: 'poi', lasts: 'notti', lane: 'cliente' } },
      "nota.span.from: 'poi' is worked out, and nobody could move it. Name a field that is typed, which it is worked out from.",
    ],
    [
      'a span of no nights',
      { span: { from: 'giorno', lasts: 'durata', lane: 'cliente' } },
      /^nota\.span\.lasts: 'durata' is not a field\./,
    ],
    [
      'a span whose nights are words',
      { span: { from: 'giorno', lasts: 'nome', lane: 'cliente' } },
      "nota.span.lasts: 'nome' is a text. Name a field of kind integer.",
    ],
    [
      'a span in no lane',
      { span: { from: 'giorno', lasts: 'notti', lane: 'nome' } },
      "nota.span.lane: 'nome' is a text. Name a field of kind reference.",
    ],
    [
      'a span coloured by its state',
      { span: { from: 'giorno', lasts: 'notti', lane: 'cliente', colour: 'stato' } },
      "nota.span.colour: 'stato' is a status. Name a field of kind choice.",
    ],
    [
      'a form with what is worked out',
      { form: [{ fields: ['nome', 'giorno', 'doppio'] }] },
      "nota.form: 'doppio' is worked out and cannot be typed. Take it out of the form.",
    ],
    [
      'a form that forgets a required field',
      { form: [{ fields: ['nome'] }] },
      "nota.form: 'giorno' must be filled but stands in no group of the form. Place it, or make it optional.",
    ],
    [
      'two lifecycles',
      { fields: { ...fields, fase: status('Fase', 'su', { su: { label: 'Su', tone: 'primary', next: [] } }) } },
      'nota: has more than one status: stato, fase. Keep one lifecycle; make the others a choice.',
    ],
    [
      'a move to nowhere',
      {
        fields: {
          ...fields,
          stato: { ...fields.stato, states: { ...fields.stato.states, aperto: { label: 'A', tone: 'primary', next: ['perso'] } } },
        },
      },
      "nota.stato: 'aperto' may move to 'perso', which is not a state. States: aperto, chiuso.",
    ],
    [
      'a beginning nowhere',
      { fields: { ...fields, stato: { ...fields.stato, initial: 'nuovo' } } },
      "nota.stato: begins as 'nuovo', which is not a state. States: aperto, chiuso.",
    ],
    [
      'a state that requires no field',
      {
        fields: {
          ...fields,
          stato: {
            ...fields.stato,
            states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success', next: [], requires: ['fine'] } },
          },
        },
      },
      /^nota\.stato\.chiuso: requires 'fine', which is not a field\./,
    ],
    [
      'a state that requires what is worked out',
      {
        fields: {
          ...fields,
          stato: {
            ...fields.stato,
            states: { ...fields.stato.states, chiuso: { label: 'C', tone: 'success', next: [], requires: ['doppio'] } },
          },
        },
      },
      "nota.stato.chiuso: requires 'doppio', which is worked out and never lacks. Take it out.",
    ],
    [
      'a field twice in the form',
      { form: [{ fields: ['nome', 'giorno'] }, { fields: ['nome'] }] },
      "nota: 'nome' stands twice in the form or in the table. Take one out.",
    ],
    ['a column twice', { table: ['nome', 'nome'] }, "nota: 'nome' stands twice in the form or in the table. Take one out."],
  ])('%s', (_case, faulty, message) => {
    expect(define(faulty)).toThrow(DefinitionError)
    expect(define(faulty)).toThrow(message)
  })
})

describe('what others ask of an entity', () => {
  const nota = defineEntity({ ...base, title: ['nome', ['giorno', 'ora']] })

  it('is its lifecycle', () => {
    expect(statusOf(nota)?.[0]).toBe('stato')
    expect(Object.values(nota.fields).filter(isStatus)).toHaveLength(1)
    expect(Object.values(nota.fields).filter(isReference)).toHaveLength(1)
  })

  it('is the title of a record', () => {
    const row = { id: 'nota_1', version: 1, nome: 'spesa' }
    expect(titleOf(nota, row, undefined)).toBe('spesa')
    expect(titleOf(nota, { ...row, giorno: '2026-11-21', ora: '09:30' }, undefined)).toBe('spesa · 21/11/2026 09:30')
    expect(titleOf({ ...nota, untitled: 'Senza nome' }, { ...row, nome: '', ora: '09:30' }, undefined)).toBe('Senza nome · 09:30')
    expect(titleOf(nota, { ...row, nome: 'x'.repeat(80) }, undefined)).toBe(`${'x'.repeat(59)}…`)
  })
})
