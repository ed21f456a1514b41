import { expect, it } from 'vitest'
import { bicicletta } from '../../../../conformance/fixture/index.ts'
import { defineAction } from '../../action/define-action.ts'
import { defineSector } from './define-sector.ts'
import type { Sector } from '../sector.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { chosenDay } from '../../expression/chosen-day.ts'
import { choice } from '../../fields/choice.ts'
import { counted } from '../../fields/derived.ts'
import { date } from '../../fields/date.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { CollectionScreen, OverviewScreen } from '../../screens/screen.ts'

/** A trade with a fault: the compiler sees most of them, but a trade is also put together from pieces made elsewhere. */
const define = (faulty: Partial<Sector>) => () =>
  defineSector({ ...bicicletta, ...faulty } as unknown as Parameters<typeof defineSector<readonly AnyEntity[]>>[0])

const [bici, tagliando] = bicicletta.entities as [AnyEntity, AnyEntity]
const list = bicicletta.screens[0] as CollectionScreen
const overview: OverviewScreen = {
  kind: 'overview',
  key: 'panoramica',
  label: 'Panoramica',
  icon: 'home',
  metrics: ['aperti'],
  creates: 'tagliandi',
  panels: [],
}
const agenda = {
  kind: 'agenda',
  title: 'Oggi',
  entity: 'tagliando',
  where: [],
  sort: [],
  limit: 3,
  lead: 'ora',
  heading: 'lavoro',
  details: ['bici'],
  status: 'stato',
  more: { label: 'Tutti', screen: 'tagliandi' },
  empty: 'Niente.',
} as const
const attention = {
  kind: 'attention',
  title: 'Attenzione',
  entity: 'tagliando',
  where: [],
  have: 'prezzo',
  need: 'prezzo',
  unit: 'lavoro',
  summary: String,
  empty: 'Niente.',
} as const
const reorder = defineAction(tagliando, {
  key: 'riordina',
  label: 'Riordina',
  title: 'Riordina',
  on: 'list',
  where: [{ field: 'stato', op: 'filled' }],
  inputs: { quando: date('Quando') },
  confirm: 'Ordina',
  empty: 'Niente.',
  done: () => 'Ordinato',
  plan: () => [],
})
const plan = { blocks: { entity: 'tagliando', label: 'Chiudi' }, details: [] } as const
const groups = { label: 'Gruppi', by: 'proprietario', noun: ['gruppo', 'gruppi'], details: [], empty: { title: '', text: '' } } as const
const past = { title: 'Tagliandi', entity: 'tagliando', details: [] } as const
const load = () => Promise.reject(new Error('not fetched here'))
const bikes = { label: 'Bici', entity: 'bici', search: '', filters: [], empty: { title: '', text: '' } } as const
const month = { row: { details: [] }, empty: 'Niente.' } as const
const comers = { entity: 'tagliando', where: [], field: 'giorno', says: { today: '', late: '', later: '', none: '' } } as const
/** A workshop where a bicycle stays for some nights. */
const stays: AnyEntity = {
  ...tagliando,
  fields: { ...tagliando.fields, notti: integer('Notti') },
  span: { from: 'giorno', lasts: 'notti', lane: 'bici' },
}
/** A register of services by days of the bicycles that came. */
const register = {
  rows: 'bici',
  columns: 'giorno',
  mark: 'esito',
  marks: { bene: { letter: 'B', icon: 'check' }, male: { letter: 'M', icon: 'x' } },
  share: { counts: ['bene'], below: 75 },
} as const
const marked: AnyEntity = {
  name: 'controllo',
  label: { one: 'Controllo', many: 'Controlli', gender: 'm' },
  fields: {
    bici: reference('Bici', 'bici'),
    tagliando: reference('Tagliando', 'tagliando'),
    giorno: date('Giorno'),
    esito: choice('Esito', { bene: 'Bene', male: 'Male' }),
  },
  title: ['bici'],
  table: ['bici'],
  form: [],
  unique: [
    ['bici', 'giorno'],
    ['bici', 'tagliando'],
  ],
}
const onlyDays = {
  ...marked,
  fields: { bici: marked.fields['bici'], giorno: marked.fields['giorno'], esito: marked.fields['esito'] },
} as AnyEntity
const registerScreen = {
  ...list,
  key: 'registro',
  entity: 'controllo',
  views: ['grid'],
  filters: [],
  grid: register,
} as unknown as CollectionScreen
const withRegister = (grid: object, entity: AnyEntity = onlyDays): Partial<Sector> => ({
  entities: [bici, tagliando, entity],
  screens: [list, { ...registerScreen, grid: { ...register, ...grid } }],
})
const withPanel = (panel: object) => ({ screens: [list, { ...overview, panels: [panel] } as OverviewScreen] })

it('takes a trade without fault', () => {
  expect(define(withPanel(agenda))().card.slug).toBe('biciclette')
  expect(define(withPanel(attention))().screens).toHaveLength(2)
  expect(define({})()).toMatchObject({ actions: [], prints: [], bar: 4, title: 'Biciclette' })
  expect(define({ bar: 6, title: 'Officina' })()).toMatchObject({ bar: 6, title: 'Officina' })
  expect(define({ bar: [list.key, list.key, list.key, list.key] })().bar).toHaveLength(4)
  expect(define({ bar: [list.key, 'cassa', list.key, list.key] })).toThrow("biciclette.bar: 'cassa' is no screen.")
  const bars = { kind: 'bars', title: 'Giorni', measure: 'Tagliandi', read: async () => [], empty: 'Niente.' } as const
  expect(define(withPanel(bars))().screens).toHaveLength(2)
  expect(define(withPanel({ ...agenda, moves: [{ to: 'pronto', when: [] }] }))().screens).toHaveLength(2)
})

it('takes views and screens that the trade draws itself, and a plan of places by nights', () => {
  const own = {
    ...list,
    views: ['own:officina', 'timeline'],
    ownViews: { 'own:officina': { label: 'Officina', reads: ['bici'] } },
    timeline: plan,
  } as const
  const screen = { kind: 'own', key: 'mese', label: 'Mese', icon: 'calendar-days', creates: 'tagliandi', badge: 'aperti' } as const
  expect(define({ entities: [bici, stays], screens: [own, screen] })().screens).toEqual([own, screen])
})

it('takes a register of people by days', () => {
  expect(define(withRegister({}))().screens[1]).toMatchObject({ views: ['grid'], grid: register })
})

it.each<[string, Partial<Sector>, string]>([
  [
    'without a description',
    { screens: [{ ...list, views: ['grid'] }] },
    "views: 'grid' has nothing to show. Say of whom and of which days the register is.",
  ],
  [
    'of rows that are a day',
    withRegister({ rows: 'giorno' }),
    "grid.rows: 'giorno' of controllo is a date. Name a field of kind reference.",
  ],
  [
    'of columns that are a choice',
    withRegister({ columns: 'esito' }),
    "grid.columns: 'esito' of controllo is a choice. Name a field of kind date.",
  ],
  ['of what happens on no day', withRegister({ columns: 'bici' }), "grid.columns: 'bici' happens on no day. Give bici a slot."],
  ['of a mark that is a day', withRegister({ mark: 'giorno' }), "grid.mark: 'giorno' of controllo is a date. Name a field of kind choice."],
  ['of a course that the rows have not', withRegister({ of: 'corso' }), "grid.of: 'corso' is not a field of bici"],
  ['with two marks in one square', withRegister({}, { ...onlyDays, unique: [['bici']] }), "Give controllo unique: [['bici', 'giorno']]."],
  [
    'that cannot be written by a press',
    withRegister({}, marked),
    "grid: 'tagliando' of controllo is asked for, and a press does not write it. Make it optional.",
  ],
  [
    'with a mark that there is not',
    withRegister({ marks: { ...register.marks, boh: { letter: 'X', icon: 'x' } } }),
    "grid.marks: 'boh' is no value of esito. Values: bene, male.",
  ],
  ['with a mark left out', withRegister({ marks: { bene: register.marks.bene } }), "grid.marks: 'male' is left out."],
  [
    'with one letter twice',
    withRegister({ marks: { ...register.marks, male: { letter: 'B', icon: 'x' } } }),
    "grid.marks.male: 'B' is no letter of its own.",
  ],
  [
    'with an icon that there is not',
    withRegister({ marks: { ...register.marks, male: { letter: 'M', icon: 'croce' } } }),
    "grid.marks.male: 'croce' is not an icon",
  ],
  ['that counts no mark', withRegister({ share: { counts: ['boh'] } }), "grid.share.counts: 'boh' is no value of esito."],
  ['with a threshold above all', withRegister({ share: { counts: ['bene'], below: 750 } }), 'grid.share.below: 750 is no share.'],
  [
    'with a threshold of a course that there is not',
    withRegister({ share: { counts: ['bene'], below: 'soglia' } }),
    "grid.share.below: there is no course that could have 'soglia'. Say of, or write a number.",
  ],
])('refuses a register %s', (_case, faulty, message) => {
  expect(define(faulty)).toThrow(DefinitionError)
  expect(define(faulty)).toThrow(message)
})

it.each<[string, Partial<Sector>, string | RegExp]>([
  [
    'a reference to an entity left out',
    { entities: [tagliando] },
    "biciclette.tagliando.bici: refers to 'bici', which the sector leaves out. Add the entity to the sector. Entities: tagliando.",
  ],
  ['an entity twice', { entities: [bici, tagliando, bici] }, 'biciclette.bici: the entity stands twice in the list. Take one out.'],
  [
    'a count by no reference',
    { entities: [{ ...bici, fields: { ...bici.fields, tagliandi: counted('T', { entity: 'tagliando', by: 'lavoro' }) } }, tagliando] },
    "biciclette.bici.tagliandi: goes over 'tagliando' by 'lavoro', which does not refer to bici. Name a reference back to this entity.",
  ],
  [
    'a metric twice',
    { metrics: [...bicicletta.metrics, ...bicicletta.metrics] },
    "biciclette.metrics: 'aperti' stands twice in the list. Rename one.",
  ],
  [
    'an icon that there is not',
    { screens: [{ ...list, icon: 'wrnch' as 'wrench' }] },
    /^biciclette\.screens\.tagliandi\.icon: 'wrnch' is not an icon/,
  ],
  [
    'a card without its icon',
    { card: { ...bicicletta.card, icon: 'velocipede' as 'car' } },
    /^biciclette\.card\.icon: 'velocipede' is not an icon/,
  ],
  [
    'an agenda whose status is none',
    withPanel({ ...agenda, status: 'lavoro' }),
    "biciclette.screens.panoramica.status: 'lavoro' of tagliando is a text. Name a field of kind status or choice.",
  ],
  [
    'an agenda whose amount is a text',
    withPanel({ ...agenda, amount: 'lavoro' }),
    "screens.panoramica.amount: 'lavoro' of tagliando is a text. Name a field of kind number.",
  ],
  [
    'a warning that compares texts',
    withPanel({ ...attention, need: 'lavoro' }),
    "screens.panoramica: 'lavoro' of tagliando is a text. Name a field of kind number.",
  ],
  [
    'a card whose photo is a text',
    { screens: [{ ...list, card: { heading: 'lavoro', details: [], photo: 'lavoro' } }] },
    "biciclette.screens.tagliandi.card.photo: 'lavoro' of tagliando is a text. Name a field of kind image.",
  ],
  [
    'a paper about what lies behind a reference',
    {
      prints: [
        {
          key: 'scheda',
          label: 'Scheda',
          entity: 'tagliando',
          when: [{ field: 'bici.modello', op: 'filled' }],
          paper: async () => ({ title: '', blocks: [] }),
        },
      ],
    },
    "biciclette.prints.scheda.when: 'bici.modello' lies beyond the record. Work it out as a field of its own.",
  ],
  [
    'a paper about a state that there is not',
    {
      prints: [
        {
          key: 'scheda',
          label: 'Scheda',
          entity: 'tagliando',
          when: [{ field: 'stato', op: 'in', value: ['perso'] }],
          paper: async () => ({ title: '', blocks: [] }),
        },
      ],
    },
    /^biciclette\.prints\.scheda\.when: 'stato' is never 'perso'/,
  ],
  [
    'an agenda ordered by what its reference has not',
    withPanel({ ...agenda, sort: [{ field: 'bici.targa', direction: 'asc' }] }),
    /^biciclette\.screens\.panoramica\.sort: 'targa' is not a field of bici/,
  ],
  [
    'a phone through what leads nowhere',
    { screens: [{ ...list, card: { heading: 'lavoro', details: [], phone: { through: 'lavoro', field: 'telefono' } } }] },
    "biciclette.screens.tagliandi.card.phone: 'lavoro' of tagliando is a text. Name a field of kind reference.",
  ],
  [
    'a phone that is none',
    { screens: [{ ...list, card: { heading: 'lavoro', details: [], phone: { through: 'bici', field: 'modello' } } }] },
    "biciclette.screens.tagliandi.card.phone: 'modello' of bici is a text. Name a field of kind phone.",
  ],
  [
    'a phone of its own that is none',
    { screens: [{ ...list, card: { heading: 'lavoro', details: [], phone: { field: 'lavoro' } } }] },
    "biciclette.screens.tagliandi.card.phone: 'lavoro' of tagliando is a text. Name a field of kind phone.",
  ],
  [
    'the paper of another entity',
    {
      prints: [{ key: 'scheda', label: 'Scheda', entity: 'bici', paper: async () => ({ title: '', blocks: [] }) }],
      screens: [{ ...list, prints: ['scheda'] }],
    },
    "biciclette.screens.tagliandi.prints: 'scheda' is a paper of bici, and here is tagliando. Name a paper of tagliando.",
  ],
  [
    'the action of another entity',
    { actions: [{ ...reorder, entity: 'bici', where: [] }], screens: [{ ...list, action: 'riordina' }] },
    "biciclette.screens.tagliandi.action: 'riordina' is an action of bici, and here is tagliando. Name an action of tagliando.",
  ],
  [
    'an action asked of no field',
    { actions: [{ ...reorder, where: [{ field: 'scorta', op: 'filled' }] }] },
    /^biciclette\.actions\.riordina\.where: 'scorta' is not a field of tagliando/,
  ],
  [
    'an action on one record over a list',
    { actions: [{ ...reorder, on: 'record' }], screens: [{ ...list, action: 'riordina' }] },
    "biciclette.screens.tagliandi.action: 'riordina' is done with one record. Name an action over a list: this one stands on its records by itself.",
  ],
  [
    'an action on one record that looks beyond it',
    { actions: [{ ...reorder, on: 'record', where: [{ field: 'bici.tipo', op: 'filled' }] }] },
    "biciclette.actions.riordina.where: 'bici.tipo' lies beyond the record. Work it out as a field of its own.",
  ],
  [
    'an action that asks for a record left out',
    { actions: [{ ...reorder, inputs: { chi: reference('Chi', 'meccanico') } }] },
    /^biciclette\.actions\.riordina\.inputs\.chi: 'meccanico' is not an entity/,
  ],
  [
    'an action with an icon that there is not',
    { actions: [{ ...reorder, icon: 'cart' as 'car' }] },
    /^biciclette\.actions\.riordina\.icon/,
  ],
  [
    'a button to a page without records',
    { screens: [list, { ...overview, creates: 'panoramica' }] },
    "biciclette.screens.panoramica.creates: 'panoramica' is of kind overview and holds no records. Name a collection.",
  ],
  [
    'a plan with no such detail',
    { entities: [bici, stays], screens: [{ ...list, timeline: { ...plan, details: ['colore'] } }] },
    /^biciclette\.screens\.tagliandi\.timeline\.details: 'colore' is not a field of bici/,
  ],
  ['a screen twice', { screens: [list, list] }, "biciclette.screens: 'tagliandi' stands twice in the list. Rename one."],
  [
    'a metric of a stranger',
    { entities: [bici], metrics: bicicletta.metrics, screens: [] },
    /^biciclette\.bici\.tagliandi: goes over 'tagliando'/,
  ],
  [
    'an unknown badge',
    { screens: [{ ...list, badge: 'chiusi' }] },
    "biciclette.screens.tagliandi.badge: 'chiusi' is not a metric of this sector. Known: aperti.",
  ],
  [
    'a screen of no entity',
    { screens: [{ ...list, entity: 'auto' }] },
    "biciclette.screens.tagliandi: 'auto' is not an entity of this sector. Known: bici, tagliando.",
  ],
  [
    'a filter by no field',
    { screens: [{ ...list, filters: ['colore'] }] },
    /^biciclette\.screens\.tagliandi: 'colore' is not a field of tagliando/,
  ],
  ['a heading of no field', { screens: [{ ...list, headings: { colore: 'Colore' } }] }, /'colore' is not a field of tagliando/],
  [
    'cards without a card',
    { screens: [{ ...list, views: ['cards'] }] },
    "biciclette.screens.tagliandi.views: 'cards' has nothing to show. Say what a card shows.",
  ],
  [
    'a board without states',
    { screens: [{ ...list, entity: 'bici', filters: [] }] },
    "biciclette.screens.tagliandi.views: 'board' has nothing to show. Give bici a board.",
  ],
  [
    'a card with no such field',
    { screens: [{ ...list, card: { heading: 'lavoro', details: ['colore'] } }] },
    /'colore' is not a field of tagliando/,
  ],
  [
    'a phone through no field',
    { screens: [{ ...list, card: { heading: 'lavoro', details: [], phone: { through: 'chi', field: 'telefono' } } }] },
    /card\.phone: 'chi' is not a field of tagliando/,
  ],
  [
    'an unknown action',
    { screens: [{ ...list, action: 'riordina' }] },
    "biciclette.screens.tagliandi.action: 'riordina' is not an action of this sector. Known: none.",
  ],
  [
    'an unknown paper',
    { screens: [{ ...list, prints: ['scheda'] }] },
    "biciclette.screens.tagliandi.prints: 'scheda' is not a paper of this sector. Known: none.",
  ],
  [
    'an unknown figure on the overview',
    { screens: [list, { ...overview, metrics: ['incasso'] }] },
    "biciclette.screens.panoramica.metrics: 'incasso' is not a metric of this sector. Known: aperti.",
  ],
  [
    'a button to no screen',
    { screens: [list, { ...overview, creates: 'bici' }] },
    "biciclette.screens.panoramica.creates: 'bici' is not a screen of this sector. Known: tagliandi, panoramica.",
  ],
  ['an agenda with no such field', withPanel({ ...agenda, lead: 'quando' }), /screens\.panoramica: 'quando' is not a field of tagliando/],
  [
    'an agenda ordered by no field',
    withPanel({ ...agenda, sort: [{ field: 'quando', direction: 'asc' }] }),
    /'quando' is not a field of tagliando/,
  ],
  ['an agenda with no such amount', withPanel({ ...agenda, amount: 'costo' }), /'costo' is not a field of tagliando/],
  [
    'an agenda that leads nowhere',
    withPanel({ ...agenda, more: { label: 'Tutti', screen: 'bici' } }),
    /screens\.panoramica\.more: 'bici' is not a screen/,
  ],
  ['a warning about no field', withPanel({ ...attention, have: 'scorta' }), /'scorta' is not a field of tagliando/],
  [
    'a warning asked of no field',
    withPanel({ ...attention, where: [{ field: 'scorta', op: 'filled' }] }),
    /'scorta' is not a field of tagliando/,
  ],
  [
    'a warning with no such action',
    withPanel({ ...attention, action: 'riordina' }),
    /screens\.panoramica\.action: 'riordina' is not an action/,
  ],
  [
    'a view of its own without a name',
    { screens: [{ ...list, views: ['own:officina'] }] },
    "biciclette.screens.tagliandi.views: 'own:officina' has nothing to show. Name it in ownViews.",
  ],
  [
    'a view of its own that is called otherwise',
    { screens: [{ ...list, views: ['own:officina'], ownViews: { 'own:banco': { label: 'Banco' } } }] },
    "biciclette.screens.tagliandi.views: 'own:officina' has nothing to show. Name it in ownViews.",
  ],
  [
    'a screen of its own that adds to no screen',
    { screens: [list, { kind: 'own', key: 'mese', label: 'Mese', icon: 'calendar-days', creates: 'bici' }] },
    "biciclette.screens.mese.creates: 'bici' is not a screen of this sector. Known: tagliandi, mese.",
  ],
  [
    'a screen of its own with an unknown badge',
    { screens: [{ kind: 'own', key: 'mese', label: 'Mese', icon: 'calendar-days', badge: 'chiusi' }] },
    "biciclette.screens.mese.badge: 'chiusi' is not a metric of this sector. Known: aperti.",
  ],
  [
    'a screen of its own that reads what is not there',
    { screens: [{ kind: 'own', key: 'mese', label: 'Mese', icon: 'calendar-days', reads: ['auto'] }] },
    "biciclette.screens.mese.reads: 'auto' is not an entity of this sector. Known: bici, tagliando.",
  ],
  [
    'a view of its own that reads what is not there',
    { screens: [{ ...list, views: ['own:banco'], ownViews: { 'own:banco': { label: 'Banco', reads: ['bici.targa'] } } }] },
    "biciclette.screens.tagliandi.ownViews.own:banco.reads: 'targa' is not a field of bici",
  ],
  [
    'a panel that reads a field that is not there',
    {
      screens: [
        list,
        { ...overview, panels: [{ kind: 'bars', title: '', measure: '', reads: ['bici.targa'], read: async () => [], empty: '' }] },
      ],
    },
    /^biciclette\.screens\.panoramica\.reads: 'targa'/,
  ],
  [
    'a plan of what lies nowhere',
    { screens: [{ ...list, views: ['timeline'] }] },
    "biciclette.screens.tagliandi.views: 'timeline' has nothing to show. Give the entity a span.",
  ],
  [
    'a month of what lies on no day',
    { screens: [{ ...list, entity: 'bici', filters: [], views: ['month'], month }] },
    "biciclette.screens.tagliandi.views: 'month' has nothing to show. Give the entity a slot or a span, and say in month what a day shows.",
  ],
  [
    'a month that says nothing of a day',
    { entities: [bici, stays], screens: [{ ...list, views: ['month'] }] },
    "biciclette.screens.tagliandi.views: 'month' has nothing to show. Give the entity a slot or a span, and say in month what a day shows.",
  ],
  [
    'a month coloured by what has no colours',
    { entities: [bici, stays], screens: [{ ...list, month: { ...month, colours: { by: 'giorno', legend: 'Colori' } } }] },
    "biciclette.screens.tagliandi.month.colours: 'giorno' of tagliando is a date, and has no colours. Name a choice or the status.",
  ],
  [
    'a section of a month that compares the chosen day with a number',
    {
      entities: [bici, stays],
      screens: [{ ...list, month: { ...month, sections: [{ title: 'Oggi', where: [{ field: 'notti', op: 'eq', value: chosenDay }] }] } }],
    },
    "biciclette.screens.tagliandi.month.sections.0: compares 'notti', a number, with a day. Compare what is of one kind.",
  ],
  [
    'a list of another entity that nobody describes',
    { screens: [{ ...list, views: ['list:bici'] }] },
    "biciclette.screens.tagliandi.views: 'list:bici' has nothing to show. Say in lists what it lists.",
  ],
  [
    'a list of another entity that stands in no view',
    { screens: [{ ...list, lists: { 'list:bici': bikes } }] },
    "biciclette.screens.tagliandi.lists.list:bici: stands in none of the views. Name 'list:bici' in views.",
  ],
  [
    'a filter of a list of another entity that is no field of it',
    { screens: [{ ...list, views: ['list', 'list:bici'], lists: { 'list:bici': { ...bikes, filters: ['giorno'] } } }] },
    /^biciclette\.screens\.tagliandi\.lists\.list:bici: 'giorno' is not a field of bici/,
  ],
  [
    'a tick of a month to a state that there is not',
    { entities: [bici, stays], screens: [{ ...list, month: { ...month, tick: { to: 'perso', back: 'aperto', done: 'fatto' } } }] },
    /^biciclette\.screens\.tagliandi\.month\.tick: 'perso' is not a state of tagliando/,
  ],
  [
    'who comes into lanes that are others',
    { entities: [bici, stays], screens: [{ ...list, month: { ...month, coming: { ...comers, entity: 'bici' } } }] },
    'biciclette.screens.tagliandi.month.coming: bici does not lie in lanes of bici. Name an entity with a slot or span in bici.',
  ],
  [
    'lanes of a month that say what no lane has',
    { entities: [bici, stays], screens: [{ ...list, month: { ...month, lanes: { details: ['giorno'], create: 'Programma' } } }] },
    /^biciclette\.screens\.tagliandi\.month\.lanes: 'giorno' is not a field of bici/,
  ],
  [
    'lanes of a month whose records stand in none',
    {
      entities: [bici, { ...tagliando, slot: { day: 'giorno' } }],
      screens: [{ ...list, month: { ...month, lanes: { details: [], create: 'Programma' } } }],
    },
    'biciclette.screens.tagliandi.month: the records of tagliando stand in no lanes. Name a reference as the lane of its slot or span, or leave coming and lanes out.',
  ],
  [
    'an action of a month that asks for no day',
    {
      entities: [bici, stays],
      actions: [reorder],
      screens: [{ ...list, month: { ...month, action: { key: 'riordina', day: 'giorno' } } }],
    },
    "biciclette.screens.tagliandi.month.action: 'giorno' is no day that 'riordina' asks for. Name an input of kind date.",
  ],
  [
    'a note of a month that looks beyond its record',
    {
      entities: [bici, stays],
      screens: [
        { ...list, month: { ...month, row: { details: [], notes: [{ text: 'Rossa', when: [{ field: 'bici.nome', op: 'filled' }] }] } } },
      ],
    },
    /^biciclette\.screens\.tagliandi\.month\.row\.notes\.0: /,
  ],
  [
    'groups by what is no text',
    { screens: [{ ...list, groups: { ...groups, by: 'giorno' } }] },
    "biciclette.screens.tagliandi.groups: 'giorno' of tagliando is a date. Name a field of kind text.",
  ],
  [
    'groups with a history of others',
    {
      screens: [
        {
          ...list,
          views: ['list'],
          entity: 'bici',
          filters: [],
          groups: { ...groups, by: 'proprietario', history: { ...past, by: 'bici', day: 'prezzo' } },
        },
      ],
    },
    /^biciclette\.screens\.tagliandi\.groups\.history: 'prezzo' of tagliando is a/,
  ],
  [
    'groups that say nothing',
    { screens: [{ ...list, views: ['groups'] }] },
    "biciclette.screens.tagliandi.views: 'groups' has nothing to show. Say in groups what the records share.",
  ],
  [
    'calendars of what lies in no lanes',
    { screens: [{ ...list, calendars: { channel: 'stato', load } }] },
    "biciclette.screens.tagliandi.calendars: 'tagliando' lies nowhere on a plan. Give tagliando a span.",
  ],
  [
    'calendars whose channel is no choice',
    { entities: [bici, stays], screens: [{ ...list, calendars: { channel: 'giorno', load } }] },
    "biciclette.screens.tagliandi.calendars: 'giorno' of tagliando is a date. Name a field of kind choice.",
  ],
  [
    'a phrase of a month about no field',
    {
      entities: [bici, stays],
      screens: [{ ...list, month: { ...month, sections: [{ title: 'Oggi', where: [], says: { text: 'fino al', field: 'fine' } }] } }],
    },
    /^biciclette\.screens\.tagliandi\.month\.sections\.0\.says: 'fine' is not a field of tagliando/,
  ],
  [
    'a month whose row leads to no state',
    { entities: [bici, stays], screens: [{ ...list, month: { ...month, row: { details: [], moves: [{ to: 'perso', when: [] }] } } }] },
    /^biciclette\.screens\.tagliandi\.month\.row\.moves\.0: 'perso' is not a state of tagliando/,
  ],
  [
    'a plan closed by strangers',
    { screens: [{ ...list, timeline: { ...plan, blocks: { entity: 'chiusura', label: 'Chiudi' } } }] },
    "biciclette.screens.tagliandi.timeline.blocks: 'chiusura' is not an entity of this sector. Known: bici, tagliando.",
  ],
  [
    'a plan closed by what lies nowhere',
    { screens: [{ ...list, timeline: { ...plan, blocks: { entity: 'bici', label: 'Chiudi' } } }] },
    "biciclette.screens.tagliandi.timeline.blocks: 'bici' lies nowhere on a plan. Give bici a span.",
  ],
  [
    'an unknown figure among the indices',
    { screens: [list, { ...overview, indices: ['incasso'] }] },
    "biciclette.screens.panoramica.metrics: 'incasso' is not a metric of this sector. Known: aperti.",
  ],
  [
    'an agenda that moves to no state',
    withPanel({ ...agenda, moves: [{ to: 'perso', when: [] }] }),
    "biciclette.screens.panoramica.moves: 'perso' is not a state of tagliando",
  ],
])('refuses %s', (_case, faulty, message) => {
  expect(define(faulty)).toThrow(DefinitionError)
  expect(define(faulty)).toThrow(message)
})

/** What somebody leaves out who writes in plain JavaScript, or past the compiler. */
it.each<[string, object, string | RegExp]>([
  ['no card', { card: undefined }, 'sector.card: is undefined. Write it.'],
  ['groups that are nothing', { groups: undefined }, 'biciclette.groups: is undefined. Write it, or leave the word out.'],
  ['papers that are nothing', { prints: undefined }, 'biciclette.prints: is undefined, and no list. Write a list, or leave the word out.'],
  ['actions that are one', { actions: reorder }, 'biciclette.actions: is an object, and no list. Write a list, or leave the word out.'],
  ['no screens', { screens: undefined }, 'biciclette.screens: is undefined, and no list. Write a list, [] where there is nothing.'],
  [
    'screens by their keys',
    { screens: { list } },
    'biciclette.screens: is an object, and no list. Write a list, [] where there is nothing.',
  ],
  ['a screen that is nothing', { screens: [list, undefined] }, 'biciclette.screens.1: is undefined. Write it.'],
  ['an entity that is nothing', { entities: [bici, undefined] }, 'biciclette.entities.1: is undefined. Write it.'],
  [
    'a metric of nothing',
    { metrics: [{ ...bicicletta.metrics[0], entity: undefined }] },
    'biciclette.metrics.aperti.entity: is undefined. Write it.',
  ],
  [
    'a screen of no kind',
    { screens: [{ ...list, kind: 'tabella' }] },
    "biciclette.screens.tagliandi: 'tabella' is no kind of screen. Kinds: overview, collection, report, own.",
  ],
  [
    'a list without filters',
    { screens: [{ ...list, filters: undefined }] },
    /^biciclette\.screens\.tagliandi\.filters: is undefined, and no list\./,
  ],
  ['a list with one view', { screens: [{ ...list, views: 'list' }] }, /^biciclette\.screens\.tagliandi\.views: is a string, and no list\./],
  [
    'a card without details',
    { screens: [{ ...list, card: { heading: 'lavoro' } }] },
    /^biciclette\.screens\.tagliandi\.card\.details: is undefined, and no list\./,
  ],
  ['a plan without details', { screens: [{ ...list, timeline: {} }] }, /^biciclette\.screens\.tagliandi\.timeline\.details: is undefined/],
  [
    'an overview without panels',
    { screens: [list, { ...overview, panels: undefined }] },
    /^biciclette\.screens\.panoramica\.panels: is undefined, and no list\./,
  ],
  [
    'a panel of no kind',
    withPanel({ ...agenda, kind: 'lista' }),
    "biciclette.screens.panoramica.panels.0: 'lista' is no kind of panel. Kinds: agenda, attention, bars, chart.",
  ],
  [
    'an agenda of everything',
    withPanel({ ...agenda, where: undefined }),
    /^biciclette\.screens\.panoramica\.panels\.0\.where: is undefined, and no list\./,
  ],
  [
    'an agenda without more',
    withPanel({ ...agenda, more: undefined }),
    'biciclette.screens.panoramica.panels.0.more: is undefined. Write it.',
  ],
  [
    'a warning of everything',
    withPanel({ ...attention, where: undefined }),
    /^biciclette\.screens\.panoramica\.panels\.0\.where: is undefined, and no list\./,
  ],
  [
    'a button that does not say when',
    withPanel({ ...agenda, moves: [{ to: 'pronto' }] }),
    'biciclette.screens.panoramica.panels.0.moves.0.when: is undefined, and no list. Write a list, [] where there is nothing.',
  ],
])('tells of %s', (_case, faulty, message) => {
  const faults = () => defineSector({ ...bicicletta, ...faulty } as unknown as Parameters<typeof defineSector<readonly AnyEntity[]>>[0])
  expect(faults).toThrow(DefinitionError)
  expect(faults).toThrow(message)
})
