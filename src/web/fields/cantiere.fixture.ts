import { defineEntity } from '../../kernel/define-entity.ts'
import { defineSector, type Sample } from '../../kernel/define-sector.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { team } from '../../kernel/fields/team.ts'
import { text } from '../../kernel/fields/text.ts'

/** A building site: no trade of the suite; it has a field of each kind that no trade has yet. */
const operaio = defineEntity({
  name: 'operaio',
  label: { one: 'Operaio', many: 'Operai', gender: 'm' },
  fields: { nome: text('Nome'), lavori: counted('Lavori', { entity: 'lavoro', by: 'squadra' }) },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'lavori'],
})

const lavoro = defineEntity({
  name: 'lavoro',
  label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
  fields: {
    nome: text('Nome'),
    squadra: optional(team('Squadra', 'operaio')),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'squadra'],
})

const entities = [lavoro, operaio] as const

const sample: Sample<typeof entities> = () => ({
  operaio: [
    { id: 'operaio_1', version: 1, nome: 'Anna' },
    { id: 'operaio_2', version: 1, nome: 'Annalisa' },
    { id: 'operaio_3', version: 1, nome: 'Bruno' },
  ],
  lavoro: [
    { id: 'lavoro_1', version: 1, nome: 'Tetto', squadra: ['operaio_1', 'operaio_3'] },
    { id: 'lavoro_2', version: 1, nome: 'Muro' },
  ],
})

export const cantiere = defineSector({
  card: {
    slug: 'cantiere',
    number: '0',
    title: 'Cantiere',
    name: 'Cantiere',
    description: '',
    points: ['', '', '', ''],
    icon: 'store',
    hue: 200,
  },
  entities,
  metrics: [],
  screens: [
    {
      kind: 'collection',
      key: 'lavori',
      label: 'Lavori',
      icon: 'store',
      entity: 'lavoro',
      views: ['list'],
      search: 'Cerca lavori...',
      create: 'Nuovo Lavoro',
      save: 'Salva lavoro',
      filters: ['squadra'],
      empty: { title: 'Nessun lavoro', text: 'Qui trovi i lavori.' },
    },
    {
      kind: 'collection',
      key: 'operai',
      label: 'Operai',
      icon: 'users',
      entity: 'operaio',
      views: ['list'],
      search: 'Cerca operai...',
      create: 'Nuovo Operaio',
      save: 'Salva operaio',
      filters: [],
      empty: { title: 'Nessun operaio', text: 'Qui trovi chi lavora.' },
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
  sample,
})
