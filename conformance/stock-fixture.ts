import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { cases, field, leastOf, minus, sumOf, when } from '../src/kernel/expression/expression.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { derived, summed } from '../src/kernel/fields/derived.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { decimal, integer } from '../src/kernel/fields/number.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { text } from '../src/kernel/fields/text.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

/** What is there of it is the sum of its movements; the next day on which something of it runs out, that of its lots. */
export const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: {
    nome: text('Nome'),
    giacenza: summed('Giacenza', { entity: 'movimento', by: 'articolo', of: 'quantita' }),
    prossima_scadenza: derived(
      date('Prossima scadenza'),
      leastOf({ entity: 'lotto', by: 'articolo', of: 'scadenza', where: [{ field: 'rimasto', op: 'gt', value: 0 }] }),
    ),
  },
  title: ['nome'],
  unique: [['nome']],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'giacenza', 'prossima_scadenza'],
})

export const lotto = defineEntity({
  name: 'lotto',
  label: { one: 'Lotto', many: 'Lotti', gender: 'm' },
  fields: {
    codice: text('Codice'),
    articolo: reference('Articolo', 'articolo'),
    scadenza: optional(date('Scadenza')),
    rimasto: summed('Rimasto', { entity: 'movimento', by: 'lotto', of: 'quantita' }),
  },
  title: ['codice'],
  table: ['codice', 'articolo', 'scadenza', 'rimasto'],
})

const deposito = defineEntity({
  name: 'deposito',
  label: { one: 'Deposito', many: 'Depositi', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

export const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    articolo: reference('Articolo', 'articolo'),
    lotto: optional(reference('Lotto', 'lotto', { among: ({ articolo: of }) => [{ field: 'articolo', op: 'eq', value: of }] })),
    deposito: optional(reference('Deposito', 'deposito')),
    quantita: decimal('Quantità', { min: -1_000_000 }),
    giorno: date('Giorno'),
  },
  title: ['articolo', 'giorno'],
  table: ['giorno', 'articolo', 'lotto', 'quantita'],
  stock: { of: 'articolo', quantity: 'quantita', lot: 'lotto', expiry: 'scadenza', at: 'deposito' },
})

/** A trade that counts pieces by a word, and sells what its count denies. */
const merce = defineEntity({
  name: 'merce',
  label: { one: 'Merce', many: 'Merci', gender: 'f' },
  fields: { nome: text('Nome'), pezzi: derived(integer('Pezzi'), sumOf({ entity: 'battuta', by: 'merce', of: 'pezzi_mossi' })) },
  title: ['nome'],
  table: ['nome', 'pezzi'],
})

const battuta = defineEntity({
  name: 'battuta',
  label: { one: 'Battuta', many: 'Battute', gender: 'f' },
  fields: {
    merce: reference('Merce', 'merce'),
    verso: choice('Verso', { carico: 'Carico', vendita: 'Vendita' }),
    pezzi: integer('Pezzi', { min: 1, unit: ['pezzo', 'pezzi'] }),
    pezzi_mossi: derived(
      integer('Pezzi mossi', { unit: ['pezzo', 'pezzi'] }),
      cases([when([{ field: 'verso', op: 'eq', value: 'vendita' }], minus(0, 'pezzi'))], field('pezzi')),
    ),
  },
  title: ['merce'],
  table: ['merce', 'pezzi'],
  stock: { of: 'merce', quantity: 'pezzi_mossi' },
})

export const stockEntities: readonly AnyEntity[] = [articolo, lotto, deposito, movimento, merce, battuta]
/** The same where a trade may sell what its count denies. */
export const looseEntities: readonly AnyEntity[] = stockEntities.map((entity) =>
  entity.stock ? { ...entity, stock: { ...entity.stock, mayFallBelow: true } } : entity,
)

const moved = (n: number, what: string, quantita: number, more: Readonly<Record<string, unknown>> = {}): AnyRow => ({
  id: `movimento_${n}`,
  version: 1,
  articolo: what,
  quantita,
  giorno: '2026-11-01',
  ...more,
})

export const stockSample: Readonly<Record<string, readonly AnyRow[]>> = {
  articolo: [
    { id: 'articolo_1', version: 1, nome: 'Garza' },
    { id: 'articolo_2', version: 1, nome: 'Sciroppo' },
    { id: 'articolo_3', version: 1, nome: 'Termometro' },
  ],
  deposito: [
    { id: 'deposito_1', version: 1, nome: 'Banco' },
    { id: 'deposito_2', version: 1, nome: 'Cantina' },
  ],
  lotto: [
    { id: 'lotto_1', version: 1, codice: 'S1', articolo: 'articolo_2', scadenza: '2027-03-31' },
    { id: 'lotto_2', version: 1, codice: 'S2', articolo: 'articolo_2', scadenza: '2026-12-31' },
    { id: 'lotto_3', version: 1, codice: 'S3', articolo: 'articolo_2', scadenza: '2026-10-31' },
    { id: 'lotto_4', version: 1, codice: 'S4', articolo: 'articolo_2' },
    { id: 'lotto_5', version: 1, codice: 'G1', articolo: 'articolo_1' },
  ],
  movimento: [
    moved(1, 'articolo_1', 10, { deposito: 'deposito_1' }),
    moved(2, 'articolo_1', 5.5, { deposito: 'deposito_2' }),
    moved(3, 'articolo_2', 4, { lotto: 'lotto_1' }),
    moved(4, 'articolo_2', 2, { lotto: 'lotto_2' }),
    moved(5, 'articolo_2', 3, { lotto: 'lotto_3' }),
    moved(6, 'articolo_2', 1, { lotto: 'lotto_4' }),
  ],
  merce: [{ id: 'merce_1', version: 1, nome: 'Penna' }],
  battuta: [{ id: 'battuta_1', version: 1, merce: 'merce_1', verso: 'carico', pezzi: 3 }],
}
