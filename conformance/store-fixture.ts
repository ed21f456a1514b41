import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { cases, field, today, when } from '../src/kernel/expression/expression.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { counted, derived } from '../src/kernel/fields/derived.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { lines } from '../src/kernel/fields/lines.ts'
import { euro, money } from '../src/kernel/fields/money.ts'
import { decimal, integer } from '../src/kernel/fields/number.ts'
import { phone } from '../src/kernel/fields/phone.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { status } from '../src/kernel/fields/status.ts'
import { longText, text } from '../src/kernel/fields/text.ts'
import { time } from '../src/kernel/fields/time.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    telefono: optional(phone('Telefono')),
    note: optional(longText('Note')),
    ordini: counted('Ordini', { entity: 'ordine', by: 'cliente' }),
  },
  title: ['nome'],
  alike: [['nome'], ['telefono']],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'ordini'],
})

/** An entity whose name begins with another's, and holds the sign that divides names from numbers in ids. */
const clienteFedele = defineEntity({
  name: 'cliente_fedele',
  label: { one: 'Tessera', many: 'Tessere', gender: 'f' },
  fields: { cliente: reference('Cliente', 'cliente'), codice: text('Codice') },
  title: ['codice'],
  table: ['codice', 'cliente'],
})

const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: {
    nome: text('Nome'),
    giacenza: integer('Giacenza'),
    soglia: integer('Soglia'),
    scorta: derived(
      choice('Scorta', { ok: 'Disponibile', bassa: 'Bassa' }),
      cases([when([{ field: 'giacenza', op: 'lt', value: field('soglia') }], 'bassa')], 'ok'),
    ),
  },
  title: ['nome'],
  table: ['nome', 'giacenza', 'scorta'],
})

const ordine = defineEntity({
  name: 'ordine',
  label: { one: 'Ordine', many: 'Ordini', gender: 'm' },
  fields: {
    cliente: reference('Cliente', 'cliente'),
    articolo: optional(reference('Articolo', 'articolo')),
    descrizione: text('Descrizione'),
    data: date('Data'),
    ora: optional(time('Ora')),
    consegna: optional(date('Consegna')),
    pezzi: optional(integer('Pezzi')),
    ore: optional(decimal('Ore')),
    importo: optional(money('Importo')),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['spedito', 'annullato'] },
      spedito: { label: 'Spedito', tone: 'success', next: ['aperto'], requires: ['articolo', 'pezzi'] },
      annullato: { label: 'Annullato', tone: 'destructive', next: [] },
    }),
    righe: optional(
      lines(
        'Righe',
        { voce: text('Voce'), prezzo: optional(money('Prezzo')), articolo: optional(reference('Articolo', 'articolo')) },
        { summary: ({ voce, articolo: id }, names) => [voce, id && names?.(id)].filter(Boolean).join(': ') },
      ),
    ),
    vecchio: derived(choice('Vecchio', { si: 'Sì', no: 'No' }), cases([when([{ field: 'data', op: 'lt', value: today() }], 'si')], 'no')),
  },
  title: ['descrizione'],
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['descrizione', 'cliente', 'data', 'stato'],
  board: 'stato',
  rules: [
    {
      field: 'consegna',
      message: 'La consegna non può venire prima della data.',
      when: [{ field: 'consegna', op: 'lt', value: field('data') }],
    },
  ],
  /** What is sent leaves the shelf: pieces go down when an order is sent. */
  effects: (before, after) =>
    after?.stato === 'spedito' && before?.stato !== 'spedito' && after.articolo
      ? [{ type: 'update', entity: 'articolo', id: after.articolo, values: { giacenza: 10 - (after.pezzi ?? 0) } }]
      : [],
})

/** A van, which knows how often it is booked: no more than three times. */
const furgone = defineEntity({
  name: 'furgone',
  label: { one: 'Furgone', many: 'Furgoni', gender: 'm' },
  fields: { targa: text('Targa'), usi: optional(integer('Usi')) },
  title: ['targa'],
  table: ['targa', 'usi'],
  conflicts: async ({ targa, usi = 0 }) => (usi > 3 ? [{ path: 'usi', code: 'rule', message: `${targa} ha già tre giri.` }] : []),
})

/** A van that two people cannot have on one day. What its trips count to is worked out by looking, not by adding. */
const giro = defineEntity({
  name: 'giro',
  label: { one: 'Giro', many: 'Giri', gender: 'm' },
  fields: {
    furgone: reference('Furgone', 'furgone'),
    giorno: date('Giorno'),
    chi: text('Chi'),
    stato: status('Stato', 'fissato', {
      fissato: { label: 'Fissato', tone: 'primary', next: ['saltato'] },
      saltato: { label: 'Saltato', tone: 'neutral', next: ['fissato'] },
    }),
  },
  title: ['chi'],
  table: ['giorno', 'chi'],
  conflicts: async ({ id, furgone: van, giorno, stato }, read) => {
    const others = stato === 'saltato' ? [] : await read.find('giro', [...takenOn(van), { field: 'giorno', op: 'eq', value: giorno }])
    return others
      .filter((other) => other.id !== id)
      .map(({ chi }) => ({ path: 'giorno', code: 'rule', message: `Il furgone è già di ${String(chi)}.` }))
  },
  effects: async (before, after, read) => {
    const vans = [before?.furgone, after?.furgone].filter((van) => van !== undefined)
    const changes = [...new Set(vans)].map(async (van) => {
      const [row, taken] = await Promise.all([read.get('furgone', van), read.find('giro', takenOn(van))])
      const isRight = !row || row['usi'] === taken.length
      return isRight ? [] : [{ type: 'update', entity: 'furgone', id: van, values: { usi: taken.length } } as const]
    })
    return (await Promise.all(changes)).flat()
  },
})

const takenOn = (van: string) =>
  [
    { field: 'furgone', op: 'eq', value: van },
    { field: 'stato', op: 'ne', value: 'saltato' },
  ] as const

/** A promise to a customer: not of what runs low, and not to who waits for more than three things. Both are worked out, not kept. */
const promessa = defineEntity({
  name: 'promessa',
  label: { one: 'Promessa', many: 'Promesse', gender: 'f' },
  fields: { cliente: reference('Cliente', 'cliente'), articolo: reference('Articolo', 'articolo') },
  title: ['cliente', 'articolo'],
  table: ['cliente', 'articolo'],
  conflicts: async (after, read) => {
    const low = await read.find('articolo', [{ field: 'scorta', op: 'eq', value: 'bassa' }])
    const [busy] = await read.find('cliente', [{ field: 'ordini', op: 'gt', value: 3 }])
    const customer = await read.get('cliente', after.cliente)
    return [
      ...low.flatMap(({ id, nome }) =>
        id === after.articolo ? [{ path: 'articolo', code: 'rule', message: `Poco: ${String(nome)}.` } as const] : [],
      ),
      ...(busy && busy.id === customer?.id
        ? [{ path: 'cliente', code: 'rule', message: `Aspetta già ${String(customer['ordini'])} cose.` } as const]
        : []),
    ]
  },
})

export const storeEntities: readonly AnyEntity[] = [cliente, clienteFedele, articolo, ordine, furgone, giro, promessa]

/** The day on which the fixture stands. */
export const TODAY = '2026-11-21'

const order = (
  number: number,
  customer: string,
  descrizione: string,
  data: string,
  more: Readonly<Record<string, unknown>> = {},
): AnyRow => ({ id: `ordine_${number}`, version: 1, cliente: customer, descrizione, data, stato: 'aperto', ...more })

/** Few records, each there to be told from the others by one query. */
export const storeSample: Readonly<Record<string, readonly AnyRow[]>> = {
  cliente: [
    { id: 'cliente_1', version: 1, nome: 'Zanotti Forno' },
    { id: 'cliente_2', version: 1, nome: 'élite Moda', note: 'Paga a vista' },
    { id: 'cliente_3', version: 1, nome: 'Bar D’Angelò' },
  ],
  cliente_fedele: [{ id: 'cliente_fedele_1', version: 1, cliente: 'cliente_1', codice: 'Tessera d’oro' }],
  articolo: [
    { id: 'articolo_1', version: 1, nome: 'Lampada', giacenza: 10, soglia: 4 },
    { id: 'articolo_2', version: 1, nome: 'Cavo', giacenza: 1, soglia: 4 },
  ],
  ordine: [
    order(1, 'cliente_1', 'Fattura di ottobre', '2026-10-03', { importo: euro(120), ora: '09:30' }),
    order(2, 'cliente_2', 'Idraulico in negozio', '2026-11-21', { importo: euro(450), ora: '08:00', pezzi: 3 }),
    order(3, 'cliente_1', 'Perché non si accende', '2026-11-20', { stato: 'annullato', ore: 1.5 }),
    order(4, 'cliente_1', 'Lampada da tavolo', '2026-11-22', { articolo: 'articolo_1', importo: euro(80.5), pezzi: 2 }),
    order(5, 'cliente_2', 'Lampadario grande', '2027-01-01', { articolo: 'articolo_2', pezzi: 12, ore: 4 }),
  ],
  furgone: [
    { id: 'furgone_1', version: 1, targa: 'ZA101AA', usi: 2 },
    { id: 'furgone_2', version: 1, targa: 'ZA102AA' },
  ],
  giro: [
    { id: 'giro_1', version: 1, furgone: 'furgone_1', giorno: '2026-11-23', chi: 'Ada', stato: 'fissato' },
    { id: 'giro_2', version: 1, furgone: 'furgone_1', giorno: '2026-11-24', chi: 'Bruno', stato: 'fissato' },
  ],
}
