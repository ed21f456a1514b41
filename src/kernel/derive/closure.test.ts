import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { documentNumber, number } from '../fields/document-number.ts'
import { optional } from '../fields/field.ts'
import { integer } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { isClosed, settledOf, takenByMove } from './closure.ts'

const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'SC', per: 'year', of: 'giorno', on: 'incassata' }),
    giorno: date('Giorno'),
    pezzi: integer('Pezzi'),
    nota: optional(text('Nota')),
    motivo: optional(text('Motivo')),
    fattura: optional(reference('Fattura', 'fattura', { closes: true })),
    stato: status('Stato', 'aperta', {
      aperta: { label: 'Aperta', tone: 'primary', next: ['incassata', 'regalata'] },
      regalata: { label: 'Regalata', tone: 'neutral', next: [], closes: true },
      incassata: { label: 'Incassata', tone: 'success', next: ['annullata'] },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], requires: ['motivo'], takes: ['nota'] },
    }),
  },
  title: ['giorno'],
  table: ['giorno'],
  closed: { open: ['nota'] },
})
const row = { id: 'vendita_1', version: 1, giorno: '2026-11-27', pezzi: 2, stato: 'aperta' }
const numbered = { ...row, numero: documentNumber(1, 2026, 'SC'), stato: 'incassata' }

describe('A closed record', () => {
  it('is one with a number, in a state that closes, or on a document', () => {
    expect(isClosed(vendita, row)).toBe(false)
    for (const closed of [numbered, { ...row, stato: 'regalata' }, { ...row, fattura: 'fattura_1' }])
      expect(isClosed(vendita, closed)).toBe(true)
  })

  it('keeps everything but what is left open, its state and what the next state asks for', () => {
    expect(settledOf(vendita, numbered)).toEqual({ fields: ['giorno', 'pezzi'], message: 'La vendita è incassata: resta com’è.' })
    expect(settledOf(vendita, { ...numbered, stato: 'annullata' })?.fields).toEqual(['giorno', 'pezzi', 'motivo'])
    expect(settledOf(vendita, { ...row, fattura: 'fattura_1' })?.message).toBe('La vendita è già su una fattura: resta com’è.')
  })

  it('takes with a move what its state requires or takes', () => {
    expect(takenByMove(vendita, numbered, { ...numbered, stato: 'annullata' })).toEqual(['motivo', 'nota'])
    expect(takenByMove(vendita, numbered, numbered)).toEqual([])
  })
})
