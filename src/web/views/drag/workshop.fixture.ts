import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { euro, money } from '../../../kernel/fields/money.ts'
import { decimal } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

/** A trade of two entities, small enough to know by heart: what the board and the week are tested with. */
const sarta = defineEntity({
  name: 'sarta',
  label: { one: 'Sarta', many: 'Sarte', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})

export const prova = defineEntity({
  name: 'prova',
  label: { one: 'Prova', many: 'Prove', gender: 'f' },
  fields: {
    capo: text('Capo'),
    cliente: text('Cliente'),
    sarta: optional(reference('Sarta', 'sarta')),
    giorno: date('Giorno', { near: { past: 90, future: 365 } }),
    ora: optional(time('Ora')),
    ore: optional(decimal('Ore')),
    prezzo: optional(money('Prezzo')),
    stato: status('Stato', 'fissata', {
      fissata: { label: 'Fissata', tone: 'primary', next: ['in_prova', 'saltata'] },
      in_prova: { label: 'In prova', tone: 'warning', begun: true, next: ['fatta', 'fissata'], requires: ['sarta'] },
      fatta: { label: 'Fatta', tone: 'success', next: ['in_prova'], over: true, requires: ['prezzo'] },
      saltata: { label: 'Saltata', tone: 'destructive', next: [] },
    }),
  },
  title: ['capo'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['giorno', 'ora', 'capo', 'cliente', 'sarta', 'stato'],
  board: 'stato',
  slot: { day: 'giorno', time: 'ora', lane: 'sarta', lasts: 'ore', alone: true },
})

export const screen = {
  kind: 'collection',
  key: 'prove',
  label: 'Prove',
  icon: 'calendar',
  entity: 'prova',
  views: ['board', 'week'],
  search: 'Cerca prove...',
  create: 'Nuova Prova',
  save: 'Salva prova',
  filters: ['stato'],
  card: { heading: 'capo', details: ['cliente', 'sarta'], amount: 'prezzo' },
  empty: { title: 'Nessuna prova', text: 'Qui trovi le prove.' },
} as const

export const entities = [sarta, prova] as const

/** Every record stands in the week of 23 November 2026. */
const sample: Sample<typeof entities> = () => ({
  sarta: [
    { id: 'sarta_1', version: 1, nome: 'Ada Bruni' },
    { id: 'sarta_2', version: 1, nome: 'Ilde Ferro' },
  ],
  prova: [
    {
      id: 'prova_1',
      version: 1,
      capo: 'Abito blu',
      cliente: 'Rosa',
      sarta: 'sarta_1',
      giorno: '2026-11-23',
      ora: '09:00',
      stato: 'fissata',
      prezzo: euro(100),
    },
    {
      id: 'prova_2',
      version: 1,
      capo: 'Gonna',
      cliente: 'Lia',
      sarta: 'sarta_1',
      giorno: '2026-11-23',
      ora: '09:30',
      stato: 'fissata',
      prezzo: euro(50),
    },
    { id: 'prova_3', version: 1, capo: 'Giacca', cliente: 'Ugo', giorno: '2026-11-24', ora: '11:00', stato: 'fissata' },
    {
      id: 'prova_4',
      version: 1,
      capo: 'Cappotto',
      cliente: 'Ivo',
      sarta: 'sarta_2',
      giorno: '2026-11-25',
      ora: '10:00',
      stato: 'in_prova',
    },
    {
      id: 'prova_5',
      version: 1,
      capo: 'Camicia',
      cliente: 'Eva',
      sarta: 'sarta_2',
      giorno: '2026-11-26',
      ora: '15:00',
      ore: 2,
      stato: 'fatta',
      prezzo: euro(80),
    },
  ],
})

const screens = defineScreens({ entities, metrics: [] }, [screen])

export const sartoria = defineSector({
  card: {
    slug: 'sartoria',
    number: '9.99',
    name: 'Sartoria',
    title: 'Sartoria',
    description: 'Prove.',
    points: ['Prove', 'Capi', 'Clienti', 'Sarte'],
    icon: 'calendar',
    hue: 200,
  },
  entities,
  metrics: [],
  screens,
  script: silentScript,
  sample,
})
