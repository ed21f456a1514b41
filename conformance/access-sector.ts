import { defineAction } from '../src/kernel/define-action.ts'
import { defineChain } from '../src/kernel/chain.ts'
import { defineSector } from '../src/kernel/define-sector.ts'
import type { Sector } from '../src/kernel/sector.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { defineMetric, defineWorkedMetric } from '../src/kernel/metric.ts'
import { definePrint } from '../src/kernel/print.ts'
import { accessEntities, accessSample, assenza, cartella, controllo, groups, persona, turno } from './access-fixture.ts'

const nobody = { title: 'Niente', text: 'Niente da vedere.' }
const words = { search: 'Cerca...', save: 'Salva', empty: nobody } as const

/** The practice of the access fixture with a screen of every sort, each of which names something that not everybody sees. */
export const practice: Sector = defineSector({
  card: {
    slug: 'studio',
    number: '0',
    title: 'Studio',
    name: 'Studio',
    description: '',
    points: ['', '', '', ''],
    icon: 'store',
    hue: 200,
  },
  groups,
  entities: accessEntities,
  metrics: [
    defineMetric(persona, { key: 'persone', label: 'Persone', unit: 'count', formula: 'Quante sono.', fn: 'count', where: [] }),
    defineMetric(persona, {
      key: 'paghe',
      label: 'Paghe',
      unit: 'money',
      formula: 'Somma degli stipendi.',
      fn: 'sum',
      field: 'stipendio',
      where: [],
    }),
    defineMetric(controllo, {
      key: 'esiti',
      label: 'Controlli con esito',
      unit: 'count',
      formula: 'Controlli con un esito.',
      fn: 'count',
      where: [],
      whole: { where: [{ field: 'esito', op: 'filled' }], as: 'part' },
    }),
    defineMetric(controllo, {
      key: 'controlli',
      label: 'Controlli',
      unit: 'count',
      formula: 'Quanti sono.',
      fn: 'count',
      where: [],
      note: { text: (n) => `${n} con esito`, fn: 'count', where: [{ field: 'esito', op: 'filled' }] },
    }),
    defineMetric(cartella, { key: 'cartelle', label: 'Cartelle', unit: 'count', formula: 'Quante.', fn: 'count', where: [] }),
    defineWorkedMetric(persona, {
      key: 'malati',
      label: 'Persone con cartella',
      unit: 'count',
      formula: 'Persone che hanno una cartella.',
      reads: ['cartella.persona'],
      work: async (store) => ({ value: (await store.measure({ entity: 'cartella', fn: 'distinct', field: 'persona' })).value ?? 0 }),
    }),
  ],
  actions: [
    defineAction(persona, {
      key: 'saluta',
      label: 'Aggiungi un’ora',
      title: 'Aggiungi un’ora',
      on: 'record',
      inputs: {},
      plan: (_inputs, _read, _at, { id, ore = 0 }) => [{ type: 'update', entity: 'persona', id, values: { ore: ore + 1 } }],
      confirm: 'Aggiungi',
      done: () => 'Ora aggiunta',
    }),
    defineAction(persona, {
      key: 'aumenta',
      label: 'Aumenta lo stipendio',
      title: 'Aumenta lo stipendio',
      on: 'list',
      where: [{ field: 'stipendio', op: 'filled' }],
      inputs: {},
      plan: () => [],
      confirm: 'Aumenta',
      done: () => 'Fatto',
    }),
    defineAction(controllo, {
      key: 'allega',
      label: 'Allega la cartella',
      title: 'Allega la cartella',
      on: 'record',
      inputs: { cartella: optional(reference('Cartella', 'cartella')) },
      plan: () => [],
      confirm: 'Allega',
      done: () => 'Allegata',
    }),
    defineAction(turno, {
      key: 'sposta',
      label: 'Sposta il turno',
      title: 'Sposta il turno',
      on: 'record',
      inputs: {},
      plan: () => [],
      confirm: 'Sposta',
      done: () => 'Spostato',
    }),
  ],
  prints: [
    definePrint(persona, {
      key: 'scheda',
      label: 'Stampa la scheda',
      paper: async ({ detto }) => ({ title: 'Scheda', blocks: [{ kind: 'text', title: 'Persona', text: detto }] }),
    }),
    definePrint(persona, {
      key: 'busta',
      label: 'Stampa la busta paga',
      when: [{ field: 'stipendio', op: 'filled' }],
      paper: async () => ({ title: 'Busta', blocks: [] }),
    }),
    definePrint(persona, {
      key: 'diario',
      label: 'Stampa il diario',
      reads: ['cartella'],
      paper: async () => ({ title: 'Diario', blocks: [] }),
    }),
  ],
  chains: [
    defineChain(cartella, controllo, { key: 'controlla', label: 'Crea controllo', link: 'cartella', copies: { persona: 'persona' } }),
  ],
  screens: [
    {
      kind: 'overview',
      key: 'oggi',
      label: 'Oggi',
      icon: 'layout-dashboard',
      badge: 'cartelle',
      metrics: ['persone', 'paghe', 'controlli', 'esiti', 'malati'],
      indices: ['cartelle'],
      creates: 'controlli',
      panels: [
        {
          kind: 'agenda',
          title: 'Controlli di oggi',
          entity: 'controllo',
          where: [],
          sort: [
            { field: 'persona.stipendio', direction: 'asc' },
            { field: 'giorno', direction: 'asc' },
          ],
          limit: 3,
          ahead: [{ field: 'punti', op: 'gt', value: 1 }],
          heading: 'esito',
          details: ['persona', 'esito'],
          status: 'stato',
          amount: 'punti',
          more: { label: 'Tutte le cartelle', screen: 'cartelle' },
          empty: 'Nessuno.',
        },
        {
          kind: 'agenda',
          title: 'Esiti gravi',
          entity: 'controllo',
          where: [{ field: 'esito', op: 'filled' }],
          sort: [],
          limit: 3,
          details: [],
          status: 'stato',
          more: { label: 'Controlli', screen: 'controlli' },
          empty: 'Nessuno.',
        },
        {
          kind: 'bars',
          title: 'Cartelle per giorno',
          measure: 'cartelle',
          reads: ['cartella'],
          read: async (store) => {
            const { value = 0 } = await store.measure({ entity: 'cartella', fn: 'count' })
            return [{ key: 'oggi', label: 'Oggi', share: 1, text: String(value) }]
          },
          empty: 'Nessuna.',
        },
      ],
    },
    {
      kind: 'collection',
      key: 'persone',
      label: 'Persone',
      icon: 'users',
      entity: 'persona',
      badge: 'paghe',
      views: ['own:documenti', 'list', 'cards'],
      ownViews: { 'own:documenti': { label: 'Documento', reads: ['persona.documento'] } },
      filters: ['reparto', 'stipendio', 'livello', 'fascia'],
      headings: { stipendio: 'Paga' },
      card: { heading: 'documento', details: ['reparto', 'cartelle'], amount: 'stipendio', photo: 'foto' },
      create: 'Nuova Persona',
      action: 'aumenta',
      prints: ['scheda', 'busta', 'diario'],
      ...words,
    },
    {
      kind: 'collection',
      key: 'controlli',
      label: 'Controlli',
      icon: 'list',
      entity: 'controllo',
      views: ['list', 'board'],
      filters: ['persona', 'giorno', 'esito', 'cartella'],
      create: 'Nuovo Controllo',
      ...words,
    },
    {
      kind: 'collection',
      key: 'cartelle',
      label: 'Cartelle',
      icon: 'list',
      entity: 'cartella',
      views: ['list'],
      filters: ['persona'],
      create: 'Nuova Cartella',
      ...words,
    },
    {
      kind: 'collection',
      key: 'turni',
      label: 'Turni',
      icon: 'calendar-days',
      entity: 'turno',
      views: ['list', 'timeline'],
      timeline: { blocks: { entity: assenza.name, label: 'Assenza' }, details: ['spesa_reparto', 'livello'] },
      filters: ['persona'],
      create: 'Nuovo Turno',
      ...words,
    },
  ],
  script: {
    agent: { name: 'Agente', reads: '' },
    opening: [],
    placeholder: '',
    typing: '',
    holding: '',
    hints: [],
    voice: { user: '', reply: '' },
    swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
  },
  sample: () => ({}),
})

/** What the practice holds; every word in it that not everybody sees stands nowhere else. */
export const practiceSample = accessSample({ words: ['Zibibbo', 'Contagio'], stipendio: 123_400, spesa: 567_800, punti: 7, ill: 1 })
