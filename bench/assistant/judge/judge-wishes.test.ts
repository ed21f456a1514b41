import { describe, expect, it } from 'vitest'
import type { Change, Values } from '../../../src/kernel/door/change.ts'
import { readOf } from '../../../src/kernel/door/read-of.ts'
import { asks, cmp, create, done, is, move, named, remove, undone, update, type Gold } from '../gold.ts'
import { askerOf, verdictOf } from './judge.fixture.ts'
import { areSameChanges } from './same-changes.ts'

const dentist = await askerOf('dentisti')
const hotel = await askerOf('hospitality')
const tuesday = is('giorno', '2026-11-24')
const ofRighi = [is('paziente', named('Righi Bruno')), tuesday]
const [righi = { id: '', version: 0 }] = await dentist.rows('appuntamento', ofRighi)
const [open] = await hotel.rows('prenotazione', [cmp('arrivo', 'gt', '2026-11-23')])

const proposed = (entity: string, ...changes: readonly Change[]) => ({ is: 'proposal', entity, changes }) as const
const changed = (values: Values): Change => ({ type: 'update', entity: 'appuntamento', id: righi.id, values, expect: righi.version })
const gone: Change = { type: 'remove', entity: 'appuntamento', id: righi.id }

const cleaning: Gold = create('appuntamento', {
  paziente: named('Ceriani Carla'),
  listino: named('Igiene orale'),
  giorno: '2026-11-26',
  ora: '09:00',
  sala: named('Sala 3'),
})
const given = { paziente: 'paziente_39', listino: 'trattamento_4', giorno: '2026-11-26', ora: '09:00', sala: 'sala_3' }
const filled = { cura: 'Igiene orale', minuti: 45, operatore: 'operatore_4', stato: 'in_attesa' }
const made = (values: Values): Change => ({ type: 'create', entity: 'appuntamento', id: 'appuntamento_x', values })
const described: Gold = create('chiusura', {
  motivo: 'la revisione del riunito',
  sala: named('Sala 1'),
  giorno: '2026-12-01',
  ora: '09:00',
})
const closed = (motivo: string): Change => ({
  type: 'create',
  entity: 'chiusura',
  values: { motivo, sala: 'sala_1', giorno: '2026-12-01', ora: '09:00' },
})

describe('a wish', () => {
  it.each<[what: string, gold: Gold | readonly Gold[], changes: readonly Change[], verdict: string]>([
    ['what is given', cleaning, [made(given)], 'correct'],
    ['what the form fills besides', cleaning, [made({ ...given, ...filled })], 'correct'],
    ['a value that the form fills otherwise', cleaning, [made({ ...given, ...filled, minuti: 30 })], 'wrong proposal'],
    ['a value that nobody said', cleaning, [made({ ...given, ...filled, note: 'Igiene' })], 'wrong proposal'],
    ['without a value that was said', cleaning, [made({ ...given, ora: undefined })], 'wrong proposal'],
    ['another hour', cleaning, [made({ ...given, ora: '21:00' })], 'wrong proposal'],
    ['twice', cleaning, [made(given), made(given)], 'wrong proposal'],
    ['a text as it is heard', described, [closed('Revisione del riunito.')], 'correct'],
    ['another text', described, [closed('Revisione')], 'wrong proposal'],
    ['a change', update('appuntamento', ofRighi, { ora: '10:00' }), [changed({ ora: '10:00' })], 'correct'],
    [
      'a change with what is so already',
      update('appuntamento', ofRighi, { ora: '10:00' }),
      [changed({ ora: '10:00', minuti: 30 })],
      'correct',
    ],
    ['a change and another', update('appuntamento', ofRighi, { ora: '10:00' }), [changed({ ora: '10:00', minuti: 60 })], 'wrong proposal'],
    [
      'a change of another record',
      update('appuntamento', [is('id', 'appuntamento_1')], { ora: '10:00' }),
      [changed({ ora: '10:00' })],
      'wrong proposal',
    ],
    [
      'a change in two',
      update('appuntamento', ofRighi, { ora: '10:00', minuti: 60 }),
      [changed({ ora: '10:00' }), changed({ minuti: 60 })],
      'correct',
    ],
    [
      'a move',
      move('appuntamento', ofRighi, 'confermato'),
      [{ type: 'move', entity: 'appuntamento', id: righi.id, to: 'confermato' }],
      'correct',
    ],
    ['a move said as a change', move('appuntamento', ofRighi, 'confermato'), [changed({ stato: 'confermato' })], 'correct'],
    ['a move to another state', move('appuntamento', ofRighi, 'confermato'), [changed({ stato: 'annullato' })], 'wrong proposal'],
    ['a removal', remove('appuntamento', ofRighi), [gone], 'correct'],
    ['a removal of what was to change', update('appuntamento', ofRighi, { ora: '10:00' }), [gone], 'wrong proposal'],
    ['nothing', remove('appuntamento', ofRighi), [], 'wrong proposal'],
    ['what lacks a value', asks('appuntamento', 'ora'), [made({ ...given, ora: '09:00' })], 'wrong proposal'],
  ])('is proposed as %s', async (_what, gold, changes, verdict) => {
    expect(await verdictOf(dentist, gold, proposed('appuntamento', ...changes))).toBe(verdict)
  })

  it('may bring along what the form revises: the sum of a night more', async () => {
    const [id, notti] = [open?.id ?? '', Number(open?.['notti']) + 1]
    const gold = update('prenotazione', [is('id', id)], { notti })
    const after = { ...open, notti }
    const entity = hotel.entity('prenotazione')
    const revised: Values = (await entity.revises?.(open as never, after as never, readOf(hotel.store))) ?? {}
    expect(revised).toHaveProperty('importo')
    const withSums = (values: Values) =>
      proposed('prenotazione', { type: 'update', entity: 'prenotazione', id, values: { notti, ...values } })
    expect(await verdictOf(hotel, gold, withSums(revised))).toBe('correct')
    expect(await verdictOf(hotel, gold, withSums({ importo: 1 }))).toBe('wrong proposal')
  })

  it('knows records that are made together by their places and not by their ids', async () => {
    const pair = (one: string, other: string): readonly Change[] => [
      { type: 'create', entity: 'paziente', id: one, values: { nome: 'Ada' } },
      { type: 'create', entity: 'paziente', id: other, values: { nome: 'Bea' } },
      { type: 'create', entity: 'appuntamento', values: { paziente: other } },
    ]
    expect(await areSameChanges(dentist, pair('paziente_a', 'paziente_b'), pair('paziente_c', 'paziente_d'))).toBe(true)
    const crossed = [
      ...pair('paziente_c', 'paziente_d').slice(0, 2),
      { type: 'create', entity: 'appuntamento', values: { paziente: 'paziente_c' } } as const,
    ]
    expect(await areSameChanges(dentist, pair('paziente_a', 'paziente_b'), crossed)).toBe(false)
  })

  it('asks for what it lacks; for something else it has asked', async () => {
    const asked = (field: string) => ({ is: 'asks', entity: 'appuntamento', field }) as const
    expect(await verdictOf(dentist, asks('appuntamento', 'ora'), asked('ora'))).toBe('correct')
    expect(await verdictOf(dentist, asks('appuntamento', 'ora'), asked('giorno'))).toBe('asked')
    expect(await verdictOf(dentist, cleaning, asked('cura'))).toBe('asked')
    expect(await verdictOf(dentist, asks('appuntamento', 'ora'), { is: 'refused' })).toBe('refused')
  })

  it('is done, taken back and dropped where that was said', async () => {
    expect(await verdictOf(dentist, done, { is: 'done' })).toBe('correct')
    expect(await verdictOf(dentist, done, { is: 'dropped' })).toBe('wrong')
    expect(await verdictOf(dentist, undone, { is: 'chat' })).toBe('refused')
  })
})
