import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import { withOwnFields, type OwnField } from '../src/kernel/firm/own-fields.ts'
import { date } from '../src/kernel/fields/date.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { text } from '../src/kernel/fields/text.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

const furgone = defineEntity({
  name: 'furgone',
  label: { one: 'Furgone', many: 'Furgoni', gender: 'm' },
  fields: { targa: text('Targa') },
  table: ['targa'],
})

const viaggio = defineEntity({
  name: 'viaggio',
  label: { one: 'Viaggio', many: 'Viaggi', gender: 'm' },
  fields: { meta: text('Meta'), giorno: date('Giorno'), furgone: optional(reference('Furgone', 'furgone')) },
  table: ['meta', 'giorno', 'furgone'],
})

/** The key of an own field, told by one word. */
export const keyOf = (word: string): string => `proprio_${word.padEnd(16, '0')}`
const voce = (word: string): string => `voce_${word.padEnd(16, '0')}`
export const PICCOLO = voce('piccolo')
export const GRANDE = voce('grande')
export const ENORME = voce('enorme')

const own = (word: string, field: Omit<OwnField, 'id' | 'entity' | 'isListed'>): OwnField => ({
  id: keyOf(word),
  entity: 'furgone',
  isListed: true,
  ...field,
})

/** One field of each kind; a choice of which one value is no longer offered, and in an order that is not the alphabet’s; one put away. */
const fields: readonly OwnField[] = [
  own('colore', { label: 'Colore', kind: 'testo' }),
  own('portata', { label: 'Portata', kind: 'numero' }),
  own('valore', { label: 'Valore', kind: 'importo' }),
  own('bollo', { label: 'Bollo', kind: 'data' }),
  own('taglia', {
    label: 'Taglia',
    kind: 'scelta',
    options: [
      { id: PICCOLO, label: 'Piccolo' },
      { id: GRANDE, label: 'Grande' },
      { id: ENORME, label: 'Enorme', isAway: true },
    ],
  }),
  own('gancio', { label: 'Gancio', kind: 'si_no' }),
  own('vecchio', { label: 'Vecchio codice', kind: 'testo', isAway: true }),
]

export const ownEntities = withOwnFields({ entities: [furgone, viaggio], screens: [] }, fields, 'all').entities

const van = (at: number, targa: string, values: Readonly<Record<string, unknown>>): AnyRow => ({
  id: `furgone_${at}`,
  version: 1,
  targa,
  ...Object.fromEntries(Object.entries(values).map(([word, value]) => [keyOf(word), value])),
})

export const ownSample: Readonly<Record<string, readonly AnyRow[]>> = {
  furgone: [
    van(1, 'AA', { colore: 'Écru', portata: 12.5, valore: 1_250_000, bollo: '2026-12-01', taglia: GRANDE, gancio: true, vecchio: 'z9' }),
    van(2, 'BB', { colore: 'Azzurro', portata: 3, valore: 90_000, bollo: '2026-01-31', taglia: PICCOLO, gancio: false }),
    van(3, 'CC', { colore: 'zinco', portata: -4.25, taglia: ENORME }),
    van(4, 'DD', {}),
  ],
  viaggio: [
    { id: 'viaggio_1', version: 1, meta: 'Lodi', giorno: '2026-11-20', furgone: 'furgone_1' },
    { id: 'viaggio_2', version: 1, meta: 'Como', giorno: '2026-11-21', furgone: 'furgone_2' },
    { id: 'viaggio_3', version: 1, meta: 'Pavia', giorno: '2026-11-22' },
  ],
}
