import { defineGroups } from '../../../kernel/access/groups.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { text } from '../../../kernel/fields/text.ts'
import { scuola } from './scuola.fixture.ts'

/** A gym that marks days and not lessons, and has no courses; only teachers write. */
const { groups, only } = defineGroups({ istruttori: 'Istruttori' })

const atleta = defineEntity({
  name: 'atleta',
  label: { one: 'Atleta', many: 'Atleti', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})
const ingresso = defineEntity({
  name: 'ingresso',
  label: { one: 'Ingresso', many: 'Ingressi', gender: 'm' },
  access: only({ write: ['istruttori'] }),
  fields: {
    atleta: reference('Atleta', 'atleta'),
    giorno: date('Giorno'),
    segno: choice('Segno', { venuto: 'Venuto', mancato: 'Mancato' }, { tones: { venuto: 'success', mancato: 'destructive' } }),
  },
  title: ['atleta', 'giorno'],
  table: ['atleta', 'giorno', 'segno'],
  unique: [['atleta', 'giorno']],
  async conflicts({ giorno, segno }, _read, { today }) {
    return giorno > today && segno === 'mancato'
      ? [{ path: 'segno', code: 'rule', message: 'Nessuno è già mancato in un giorno che deve venire.' }]
      : []
  },
})

const entities = [atleta, ingresso] as const
const sample: Sample<typeof entities> = () => ({
  atleta: [
    { id: 'atleta_1', version: 1, nome: 'Anna Ferri' },
    { id: 'atleta_2', version: 1, nome: 'Bruno Neri' },
  ],
  ingresso: [{ id: 'ingresso_1', version: 1, atleta: 'atleta_1', giorno: '2026-11-03', segno: 'venuto' }],
})

export const palestra = defineSector({
  ...scuola,
  card: { ...scuola.card, slug: 'palestra' },
  groups,
  entities,
  sample,
  screens: defineScreens({ entities, metrics: [] }, [
    {
      kind: 'collection',
      key: 'registro',
      label: 'Registro',
      icon: 'dumbbell',
      entity: 'ingresso',
      views: ['grid', 'list'],
      search: 'Cerca atleta...',
      create: 'Nuovo ingresso',
      save: 'Salva ingresso',
      filters: [],
      grid: {
        rows: 'atleta',
        columns: 'giorno',
        mark: 'segno',
        marks: { venuto: { letter: 'V', icon: 'check' }, mancato: { letter: 'M', icon: 'x' } },
        share: { counts: ['venuto'] },
        all: 'Tutti venuti',
      },
      empty: { title: 'Nessun ingresso', text: 'Qui trovi gli ingressi.' },
    },
  ]),
})
