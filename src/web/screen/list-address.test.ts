import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { team } from '../../kernel/fields/team.ts'
import { text } from '../../kernel/fields/text.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { joinValues, splitValues } from '../fields/filters/any-of.ts'
import { listHalf } from '../fields/list-halves.ts'
import { nextSort, readFilters, readSort, writeFilters, writeSort } from './list-address.ts'

const at = { today: '2026-11-21' }
const entity: AnyEntity = defineEntity({
  name: 'ordine',
  label: { one: 'Ordine', many: 'Ordini', gender: 'm' },
  fields: {
    cliente: reference('Cliente', 'cliente'),
    canale: choice('Canale', { sito: 'Sito', negozio: 'Negozio' }),
    fornitore: text('Fornitore'),
    gente: optional(team('Gente', 'socio')),
    giorno: date('Giorno'),
    importo: money('Importo'),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: [] },
      perso: { label: 'Perso', tone: 'destructive', next: [] },
    }),
  },
  title: ['fornitore'],
  table: ['fornitore'],
})

/** As the browser does it: the filters go through a query string and back. */
const throughAddress = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(texts).toString()))

describe('filters in the address', () => {
  const conditions: readonly (readonly [string, readonly Condition[]])[] = [
    ['one value', [{ field: 'stato', op: 'in', value: ['aperto'] }]],
    ['several values', [{ field: 'stato', op: 'in', value: ['aperto', 'perso'] }]],
    [
      'words with commas, slashes and marks',
      [{ field: 'fornitore', op: 'in', value: ['Rossi, Bianchi & C.', 'A\\B', 'D’Angelò «2» 50%=½+#?'] }],
    ],
    ['a record', [{ field: 'cliente', op: 'in', value: ['cliente_7f3'] }]],
    [
      'an amount between',
      [
        { field: 'importo', op: 'gte', value: 100 },
        { field: 'importo', op: 'lte', value: 50_000 },
      ],
    ],
    ['an amount from', [{ field: 'importo', op: 'gte', value: 0 }]],
    [
      'this month',
      [
        { field: 'giorno', op: 'gte', value: '2026-11-01' },
        { field: 'giorno', op: 'lte', value: '2026-11-30' },
      ],
    ],
    ['up to a day', [{ field: 'giorno', op: 'lte', value: '2026-12-31' }]],
    [
      'several fields',
      [
        { field: 'stato', op: 'in', value: ['chiuso'] },
        { field: 'canale', op: 'in', value: ['sito'] },
      ],
    ],
    ['one of several records', [{ field: 'gente', op: 'has', value: ['socio_1', 'socio_2'] }]],
    ['none of several records', [{ field: 'gente', op: 'hasNone', value: ['socio_1', 'socio_2'] }]],
  ]
  it.each(conditions)('come back as they were: %s', (_name, where) => {
    const texts = writeFilters(entity, where, at) ?? {}
    expect(readFilters(entity, throughAddress(texts), at).where).toEqual(where)
  })

  it('say «this month» and «today» so that a link kept for later moves with the day', () => {
    expect(writeFilters(entity, conditions[6]?.[1] ?? [], at)).toEqual({ giorno: 'mese' })
    expect(readFilters(entity, { giorno: 'oggi' }, { today: '2027-01-01' }).where).toEqual([
      { field: 'giorno', op: 'gte', value: '2027-01-01' },
      { field: 'giorno', op: 'lte', value: '2027-01-01' },
    ])
  })

  it('turn «not this» into all the others, and an open end into the day after', () => {
    expect(writeFilters(entity, [{ field: 'stato', op: 'ne', value: 'perso' }], at)).toEqual({ stato: 'aperto,chiuso' })
    expect(writeFilters(entity, [{ field: 'giorno', op: 'gt', value: '2026-10-31' }], at)).toEqual({ giorno: '2026-11-01..' })
  })

  it('give up on what the address cannot say', () => {
    expect(writeFilters(entity, [{ field: 'fornitore', op: 'filled' }], at)).toBeUndefined()
    expect(writeFilters(entity, [{ field: 'fornitore', op: 'ne', value: 'x' }], at)).toBeUndefined()
  })

  it('pass over unknown fields, values and days', () => {
    const texts = {
      inventato: 'x',
      toString: 'x',
      stato: 'inventato,aperto',
      canale: 'no',
      giorno: '2026-02-31..',
      importo: 'tanto..',
      cliente: 'altro_1',
    }
    const { kept, where } = readFilters(entity, texts, at)
    expect(where).toEqual([{ field: 'stato', op: 'in', value: ['aperto'] }])
    expect(kept).toEqual({ stato: 'inventato,aperto' })
  })

  it('are described in words', () => {
    const describeIn = (name: string, words: string) => {
      const field = entity.fields[name]
      return field && listHalf(field).filter?.describe(words, field, (id) => ({ cliente_1: 'Anna Ferri', socio_1: 'Ivo' })[id])
    }
    expect(describeIn('cliente', 'cliente_1')).toBe('Anna Ferri')
    expect(describeIn('stato', 'aperto,perso')).toBe('Aperto, Perso')
    expect(describeIn('stato', 'aperto,chiuso,perso')).toBe('3 scelti')
    expect(describeIn('gente', '!socio_1')).toBe('senza Ivo')
    expect(describeIn('giorno', 'settimana')).toBe('questa settimana')
    expect(describeIn('giorno', '2026-11-01..2026-11-09')).toBe('dal 01/11/2026 al 09/11/2026')
    expect(describeIn('giorno', '..2026-11-09')).toBe('fino al 09/11/2026')
    expect(describeIn('importo', '10000..')).toMatch(/^da 100,00\s€$/u)
  })
})

describe('values side by side', () => {
  it.each([[['a', 'b']], [['a,b', 'c\\', '\\,']], [['🙂', ' spazi ', '\n']], [[]]])('%j', (values) => {
    expect(splitValues(joinValues(values))).toEqual(values)
  })
})

describe('order in the address', () => {
  it('comes back as it was and passes over unknown fields', () => {
    const sort = readSort(entity, '-giorno,inventato,importo,constructor')
    expect(sort).toEqual([
      { field: 'giorno', direction: 'desc' },
      { field: 'importo', direction: 'asc' },
    ])
    expect(writeSort(sort)).toBe('-giorno,importo')
    expect(readSort(entity, undefined)).toEqual([])
  })

  it('goes up, down and away', () => {
    const up = nextSort([], 'giorno')
    const down = nextSort(up, 'giorno')
    expect([up, down, nextSort(down, 'giorno'), nextSort(down, 'importo')].map(writeSort)).toEqual(['giorno', '-giorno', '', 'importo'])
  })
})

it('a figure that counts whoever is in use leads to its rows, as the list leaves out the others by itself', () => {
  const where = [{ field: 'canale', op: 'eq', value: 'sito' }] as const
  const living = [{ field: 'archivio', op: 'empty' } as const, { field: 'cliente.archivio', op: 'empty' } as const]
  expect(writeFilters(entity, [...where, ...living], at)).toEqual(writeFilters(entity, where, at))
})
