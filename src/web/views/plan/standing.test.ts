import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { occupied } from '../../../kernel/evaluation/occupied-time.ts'
import { scopeOf } from '../../../kernel/evaluation/scope.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { boxesOf } from '../../forms/places/arrange.ts'
import { momentOf } from './moment.ts'
import { comesText, figureOf, present, sinceText, spotsOf, type Standing } from './standing.ts'
import { trattoria } from './trattoria.fixture.ts'

const [screen] = trattoria.screens as readonly [CollectionScreen]
const [, place, entity] = trattoria.entities as readonly [AnyEntity, AnyEntity, AnyEntity]
const DAY = '2026-12-31'
const plan = screen.plan ?? { at: '', column: '', row: '', figures: {}, details: [] }

function standing(time: string, asked: { readonly servizio?: string; readonly giorno?: string } = {}): Standing {
  const moment = momentOf(entity, plan, { giorno: undefined, servizio: undefined, ora: undefined, ...asked }, { today: DAY, time })
  const periodOf = occupied(scopeOf(entity, new Map()), 'giorno')
  return { plan, entity, place, moment, periodOf, names: () => undefined, today: DAY, time, now: `${DAY}T${time}` }
}
const party = (id: string, ora: string, tavoli: readonly string[], more: Readonly<Record<string, unknown>> = {}): AnyRow => ({
  id,
  version: 1,
  ospite: id,
  giorno: DAY,
  ora,
  coperti: 2,
  tavoli,
  stato: 'prenotata',
  ...more,
})
const table = (id: string, colonna: number, more: Readonly<Record<string, unknown>> = {}): AnyRow => ({
  id,
  version: 1,
  numero: id,
  posti: 4,
  forma: 'quadro',
  colonna,
  riga: 0,
  ...more,
})
const ids = (rows: readonly AnyRow[]) => rows.map(({ id }) => id)

describe('present', () => {
  const early = party('early', '19:00', ['a'], { stato: 'a_tavola' })
  const late = party('late', '22:00', ['a'])
  const gone = party('gone', '19:30', ['a'], { stato: 'pagata' })
  const off = party('off', '20:00', ['a'], { stato: 'disdetta' })

  it('has who sits first, though his time is over, and leaves out who has gone', () => {
    expect(ids(present(standing('21:30'), [late, gone, off, early]))).toEqual(['early', 'late'])
    expect(ids(present(standing('20:00'), [party('due', '19:30', ['a']), early]))).toEqual(['early', 'due'])
  })

  it('has who was there where the moment is past, and never who did not come', () => {
    expect(ids(present({ ...standing('20:00', { servizio: 'cena' }), now: '2027-01-02T10:00' }, [late, gone, off]))).toEqual([
      'gone',
      'late',
    ])
  })

  it('has nobody of another service', () => {
    expect(ids(present(standing('12:30'), [party('lunch', '13:00', ['a']), late]))).toEqual(['lunch'])
  })
})

describe('spotsOf', () => {
  const spots = (places: readonly AnyRow[], rows: readonly AnyRow[]) => {
    const about = standing('20:00')
    return spotsOf(about, places, boxesOf(plan, places), present(about, rows)).map(({ title, row, later }) => [
      title,
      row?.id,
      later.length,
    ])
  }
  const joined = [table('1', 0), table('2', 4, { unito_a: '1' }), table('3', 12)]

  it('joins what stands together for good, and what one party takes', () => {
    expect(spots(joined, [])).toEqual([
      ['1 + 2', undefined, 0],
      ['3', undefined, 0],
    ])
    expect(spots([table('1', 0), table('2', 4)], [party('x', '20:00', ['2', '1'])])).toEqual([['1 + 2', 'x', 0]])
  })

  it('puts who comes later to the same place after who is there', () => {
    expect(spots(joined, [party('x', '20:00', ['1']), party('y', '22:30', ['2'])])[0]).toEqual(['1 + 2', 'x', 1])
  })

  it('draws two apart that have places of one group at one time: none is hidden behind the other', () => {
    expect(spots(joined, [party('x', '20:00', ['1']), party('y', '20:30', ['2'])])).toEqual([
      ['1', 'x', 0],
      ['2', 'y', 0],
      ['3', undefined, 0],
    ])
  })

  it('draws a party one by one that has places far from each other', () => {
    expect(spots(joined.slice(1), [party('x', '20:00', ['2', '3'])])).toEqual([
      ['2', 'x', 0],
      ['3', 'x', 0],
    ])
  })
})

describe('words', () => {
  it('counts minutes over an hour, and over midnight', () => {
    expect([0, 59, 60, 125].map(sinceText)).toEqual(['0 min', '59 min', '1 h 00', '2 h 05'])
    const sits = party('x', '23:00', ['a'], { stato: 'a_tavola', arrivo: '23:50' })
    expect(figureOf(standing('00:20'), sits)).toBe('30 min')
    expect(figureOf(standing('20:00', { servizio: 'cena' }), sits)).toBe('23:50')
  })

  it('falls back to the hour of the slot where the figure is not there yet', () => {
    expect(figureOf(standing('20:00'), party('x', '19:00', ['a'], { stato: 'al_conto' }))).toBe('19:00')
    expect(figureOf(standing('20:00'), party('x', '19:00', ['a'], { stato: 'al_conto', conto: 8650 }))).toContain('86,50')
  })

  it('says when somebody comes, and how late he is', () => {
    const of = (ora: string, time = '20:24') => comesText(standing(time), party('x', ora, ['a']))
    expect([of('20:30'), of('20:25'), of('20:24'), of('20:00'), of('22:30')]).toEqual([
      'fra 6 minuti',
      'fra 1 minuto',
      'adesso',
      'in ritardo di 24 minuti',
      'fra 2 h 06',
    ])
    expect(comesText(standing('20:24'), party('x', '20:30', ['a'], { stato: 'a_tavola' }))).toBe('')
  })
})
