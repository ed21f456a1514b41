import { expect, it } from 'vitest'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { periodFromAddress, periodText, stepped } from './period.ts'
import { gridOf, markOfKey, nextMark, shareOf, withPlace } from './register.ts'

const grid = {
  marks: { presente: { letter: 'P', icon: 'check' }, assente: { letter: 'A', icon: 'x' }, ritardo: { letter: 'R', icon: 'clock' } },
  share: { counts: ['presente', 'ritardo'], below: 75 },
} as const

it('goes from one mark to the next, and after the last to nothing', () => {
  expect([undefined, 'presente', 'assente', 'ritardo'].map((value) => nextMark(grid, value))).toEqual([
    'presente',
    'assente',
    'ritardo',
    undefined,
  ])
})

it('knows a mark by its letter, small or capital', () => {
  expect(['a', 'R', 'x', 'Enter'].map((key) => markOfKey(grid, key))).toEqual(['assente', 'ritardo', undefined, undefined])
})

it('counts a delay as presence, and empty squares not at all', () => {
  expect(shareOf(grid, ['presente', 'ritardo', 'assente', undefined])).toEqual({ have: 2, of: 3, percent: 67, isBelow: true })
  expect(shareOf(grid, [undefined])).toEqual({ have: 0, of: 0, percent: undefined, isBelow: false })
})

it('takes what is exactly the threshold for reached, and rounds nothing up to it', () => {
  expect(shareOf(grid, ['presente', 'presente', 'presente', 'assente'])).toMatchObject({ percent: 75, isBelow: false })
  const nearly = [...Array.from({ length: 149 }, () => 'presente'), ...Array.from({ length: 51 }, () => 'assente')]
  expect(shareOf(grid, nearly)).toMatchObject({ percent: 74, isBelow: true })
})

it('takes the threshold from the course where it says which of its numbers that is', () => {
  const whole = { ...grid, rows: 'iscritto', columns: 'lezione', mark: 'segno', share: { ...grid.share, below: 'soglia' } }
  const marks = ['presente', 'presente', 'presente', 'assente']
  const at = (soglia: number) => shareOf(gridOf(whole, { id: 'corso_1', version: 1, soglia }), marks).isBelow
  expect([at(75), at(90), shareOf(gridOf(whole, undefined), marks).isBelow]).toEqual([false, true, false])
})

it('gives no row to who does not come, unless he came once', () => {
  const allievo = defineEntity({
    name: 'allievo',
    label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
    fields: {
      nome: text('Nome'),
      stato: status('Stato', 'iscritto', {
        iscritto: { label: 'Iscritto', tone: 'success', next: ['ritirato'] },
        ritirato: { label: 'Ritirato', tone: 'neutral', next: [], away: true },
      }),
    },
    title: ['nome'],
    table: ['nome'],
  })
  const rows = [['a', 'iscritto'] as const, ['b', 'ritirato'] as const, ['c', 'ritirato'] as const].map(([nome, stato]) => ({
    id: `allievo_${nome}`,
    version: 1,
    nome,
    stato,
  }))
  expect(withPlace(allievo, rows, new Set(['allievo_c'])).map(({ nome }) => nome)).toEqual(['a', 'c'])
})

it('shows the month before and this one, and steps by two', () => {
  const period = periodFromAddress(undefined, '2026-11-04')
  expect(period).toEqual({ first: '2026-10-01', last: '2026-11-30' })
  expect(periodText(period)).toBe('Ottobre – novembre 2026')
  expect(periodText(periodFromAddress(stepped(period, 1), '2026-11-04'))).toBe('Dicembre 2026 – gennaio 2027')
  expect(periodFromAddress('ieri', '2026-11-04')).toEqual(period)
})
