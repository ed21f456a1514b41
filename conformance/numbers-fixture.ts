import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { documentNumber, number } from '../src/kernel/fields/document-number.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { integer } from '../src/kernel/fields/number.ts'
import { status } from '../src/kernel/fields/status.ts'
import { text } from '../src/kernel/fields/text.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

/** A bill: numbered where it is issued, by register and by the year of its day. */
const bolletta = defineEntity({
  name: 'bolletta',
  label: { one: 'Bolletta', many: 'Bollette', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'registro', per: 'year', of: 'data', on: 'emessa' }),
    registro: optional(choice('Registro', { a: 'Privati', b: 'Aziende' })),
    data: optional(date('Data')),
    chi: text('Chi'),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa', 'persa'] },
      emessa: { label: 'Emessa', tone: 'primary', next: ['pagata', 'persa'] },
      pagata: { label: 'Pagata', tone: 'success', next: ['emessa'] },
      persa: { label: 'Persa', tone: 'neutral', next: [] },
    }),
  },
  title: ['numero', 'chi'],
  untitled: 'Bozza',
  sort: [{ field: 'numero', direction: 'desc' }],
  table: ['numero', 'data', 'chi', 'stato'],
})

/** A slip: numbered as soon as it is there, without end. */
const scontrino = defineEntity({
  name: 'scontrino',
  label: { one: 'Scontrino', many: 'Scontrini', gender: 'm' },
  fields: { numero: number('Numero', { series: 'S' }), cassa: integer('Cassa') },
  title: ['numero'],
  table: ['numero', 'cassa'],
  closed: { open: ['cassa'] },
  /** What is rung up beyond a hundred gets a copy. */
  effects: (before, after) =>
    !before && after && after.cassa > 100
      ? [{ type: 'create', entity: 'scontrino', id: `${after.id}c`, values: { cassa: after.cassa - 100 } }]
      : [],
})

export const numbersEntities: readonly AnyEntity[] = [bolletta, scontrino]

const bill = (n: number, stato: string, more: Readonly<Record<string, unknown>> = {}): AnyRow => ({
  id: `bolletta_${n}`,
  version: 1,
  registro: 'a',
  data: '2026-11-20',
  chi: `Cliente ${n}`,
  stato,
  ...more,
})

export const numbersSample: Readonly<Record<string, readonly AnyRow[]>> = {
  bolletta: [
    bill(1, 'pagata', { numero: documentNumber(9, 2025, 'A'), data: '2025-12-30' }),
    bill(2, 'emessa', { numero: documentNumber(10, 2026, 'A') }),
    bill(3, 'emessa', { numero: documentNumber(2, 2026, 'B'), registro: 'b' }),
    bill(4, 'bozza'),
    bill(5, 'bozza', { registro: undefined }),
    bill(6, 'bozza', { data: '2025-12-31' }),
  ],
  scontrino: [{ id: 'scontrino_1', version: 1, numero: documentNumber(41, undefined, 'S'), cassa: 1 }],
}
