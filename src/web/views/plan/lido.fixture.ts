import { defineGroups } from '../../../kernel/access/groups.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { text } from '../../../kernel/fields/text.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

const { groups, only } = defineGroups({ bagnini: 'Bagnini' })

/** Umbrellas on a beach, hired for days: places of another trade, each for one alone, without states, seats or hours. */
const ombrellone = defineEntity({
  name: 'ombrellone',
  label: { one: 'Ombrellone', many: 'Ombrelloni', gender: 'm' },
  access: only({ write: ['bagnini'] }),
  fields: {
    numero: text('Numero'),
    fila: choice('Fila', { prima: 'Prima fila', seconda: 'Seconda fila' }),
    colonna: optional(integer('Colonna')),
    riga: optional(integer('Riga')),
  },
  title: ['numero'],
  table: ['numero', 'fila'],
})

const noleggio = defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  access: only({ write: ['bagnini'] }),
  fields: {
    cliente: text('Cliente'),
    ombrellone: reference('Ombrellone', 'ombrellone'),
    dal: date('Dal'),
    giorni: integer('Giorni', { min: 1, unit: ['giorno', 'giorni'] }),
  },
  title: ['cliente'],
  table: ['cliente', 'ombrellone', 'dal', 'giorni'],
  span: { from: 'dal', lasts: 'giorni', lane: 'ombrellone' },
  exclusive: { says: ({ cliente }, when) => `è di ${cliente} ${when}` },
})

const entities = [ombrellone, noleggio] as const

export const screens = defineScreens({ entities, metrics: [] }, [
  {
    kind: 'collection',
    key: 'spiaggia',
    label: 'Spiaggia',
    icon: 'sun',
    entity: 'noleggio',
    views: ['plan', 'timeline'],
    search: 'Cerca noleggi...',
    create: 'Nuovo noleggio',
    save: 'Salva noleggio',
    filters: [],
    plan: { at: 'ombrellone', room: 'fila', column: 'colonna', row: 'riga', figures: {}, details: ['dal', 'giorni'] },
    empty: { title: 'Nessun noleggio', text: 'Qui trovi i noleggi.' },
  },
])

const sample: Sample<typeof entities> = (today) => ({
  ombrellone: [1, 2, 3, 4, 5].map((number, at) => ({
    id: `ombrellone_${number}` as const,
    version: 1,
    numero: String(number),
    fila: number < 4 ? ('prima' as const) : ('seconda' as const),
    colonna: at * 4,
    riga: 0,
  })),
  noleggio: [
    { id: 'noleggio_1', version: 1, cliente: 'Bruni', ombrellone: 'ombrellone_1', dal: addDays(today, -2), giorni: 7 },
    { id: 'noleggio_2', version: 1, cliente: 'Cossu', ombrellone: 'ombrellone_2', dal: addDays(today, 1), giorni: 2 },
  ],
})

export const lido = defineSector({
  card: {
    slug: 'lido',
    number: '9.95',
    name: 'Lido',
    title: 'Lido',
    description: 'Ombrelloni.',
    points: ['Spiaggia', 'Noleggi', 'Clienti', 'Conti'],
    icon: 'sun',
    hue: 200,
  },
  entities,
  groups,
  metrics: [],
  screens,
  script: silentScript,
  sample,
})
