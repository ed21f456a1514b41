import { defineAction } from '../../kernel/action/define-action.ts'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { defineUnload } from '../../kernel/stock/define-unload.ts'
import { leastOf, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived, summed } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { decimal, integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { defineMetric } from '../../kernel/metric/metric.ts'
import { library } from '../dashboard/library.fixture.tsx'

const farmaco = defineEntity({
  name: 'farmaco',
  label: { one: 'Farmaco', many: 'Farmaci', gender: 'm' },
  fields: {
    nome: text('Nome'),
    giacenza: summed('Giacenza', { entity: 'movimento', by: 'farmaco', of: 'quantita' }),
    prossima_scadenza: derived(
      date('Prossima scadenza'),
      leastOf({ entity: 'lotto', by: 'farmaco', of: 'scadenza', where: [{ field: 'rimasto', op: 'gt', value: 0 }] }),
    ),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'giacenza', 'prossima_scadenza'],
})

const lotto = defineEntity({
  name: 'lotto',
  label: { one: 'Lotto', many: 'Lotti', gender: 'm' },
  fields: {
    codice: text('Codice'),
    farmaco: reference('Farmaco', 'farmaco'),
    scadenza: date('Scadenza'),
    rimasto: summed('Rimasto', { entity: 'movimento', by: 'lotto', of: 'quantita' }),
  },
  title: ['codice'],
  table: ['codice', 'farmaco', 'scadenza', 'rimasto'],
})

const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    farmaco: reference('Farmaco', 'farmaco'),
    lotto: optional(reference('Lotto', 'lotto', { among: ({ farmaco: of }) => [{ field: 'farmaco', op: 'eq', value: of }] })),
    quantita: decimal('Quantità', { min: -10_000, decimals: 0 }),
    giorno: date('Giorno'),
  },
  title: ['farmaco', 'giorno'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['giorno', 'farmaco', 'lotto', 'quantita'],
  stock: { of: 'farmaco', quantity: 'quantita', lot: 'lotto', expiry: 'scadenza' },
  prefill: (at) => ({ giorno: at.today }),
})

const scarica = defineUnload(movimento, lotto)

/** Gives out packs, from the lots that expire first. */
const dispensa = defineAction(farmaco, {
  key: 'dispensa',
  label: 'Dispensa',
  title: 'Dispensa il farmaco',
  on: 'record',
  where: [{ field: 'giacenza', op: 'gt', value: 0 }],
  inputs: { confezioni: integer('Confezioni', { min: 1, max: 100 }) },
  prefill: () => ({ confezioni: 1 }),
  plan: async ({ confezioni }, read, { today: on }, { id }) => {
    const [taken] = await scarica(read, [{ of: id, quantity: confezioni }], { on })
    if (!taken || taken.lacks > 0) {
      return { problems: [{ path: 'confezioni', code: 'stock', message: `Ne mancano ${taken?.lacks ?? confezioni} ancora buone.` }] }
    }
    return taken.picks.map(({ lot, quantity }) => ({
      type: 'create',
      entity: 'movimento',
      values: { farmaco: id, lotto: lot, quantita: -quantity, giorno: on },
      from: 'confezioni',
    }))
  },
  confirm: 'Dispensa',
  done: ({ confezioni }) => `Dispensate: ${confezioni}`,
})

const entities = [farmaco, lotto, movimento] as const

const sample: Sample<typeof entities> = (on) => ({
  farmaco: [
    { id: 'farmaco_1', version: 1, nome: 'Antinfiammatorio' },
    { id: 'farmaco_2', version: 1, nome: 'Sciroppo' },
  ],
  lotto: [
    { id: 'lotto_1', version: 1, codice: 'A1', farmaco: 'farmaco_1', scadenza: addDays(on, 200) },
    { id: 'lotto_2', version: 1, codice: 'A2', farmaco: 'farmaco_1', scadenza: addDays(on, 30) },
  ],
  movimento: [
    { id: 'movimento_1', version: 1, farmaco: 'farmaco_1', lotto: 'lotto_1', quantita: 5, giorno: on },
    { id: 'movimento_2', version: 1, farmaco: 'farmaco_1', lotto: 'lotto_2', quantita: 2, giorno: on },
  ],
})

const screen = {
  kind: 'collection',
  views: ['list'],
  search: 'Cerca...',
  filters: [],
  empty: { title: 'Niente', text: 'Niente.' },
} as const

const metrics = [
  defineMetric(farmaco, {
    key: 'in_scadenza',
    label: 'In scadenza',
    unit: 'count',
    formula: 'Farmaci di cui qualcosa scade entro 60 giorni.',
    fn: 'count',
    where: [{ field: 'prossima_scadenza', op: 'lte', value: today(60) }],
  }),
]
const screens = defineScreens({ entities, metrics, actions: [dispensa] }, [
  {
    ...screen,
    key: 'farmaci',
    label: 'Farmaci',
    icon: 'pill',
    entity: 'farmaco',
    badge: 'in_scadenza',
    create: 'Nuovo Farmaco',
    save: 'Salva farmaco',
  },
  {
    ...screen,
    key: 'movimenti',
    label: 'Movimenti',
    icon: 'package',
    entity: 'movimento',
    create: 'Nuovo Movimento',
    save: 'Salva movimento',
  },
])

/** A pharmacy of three entities, written from the words alone. */
export const pharmacy = defineSector({
  card: library.card,
  entities,
  metrics,
  actions: [dispensa],
  screens,
  script: library.script,
  sample,
})
