import { defineEntity } from '../../kernel/define-entity.ts'
import { defineSector, type Sample } from '../../kernel/define-sector.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { recurrence } from '../../kernel/fields/recurrence.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'

const squadra = defineEntity({
  name: 'squadra',
  label: { one: 'Squadra', many: 'Squadre', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

export const giro = defineEntity({
  name: 'giro',
  label: { one: 'Giro', many: 'Giri', gender: 'm' },
  fields: {
    luogo: text('Luogo'),
    squadra: reference('Squadra', 'squadra'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    stato: status('Stato', 'previsto', {
      previsto: { label: 'Previsto', tone: 'primary', next: ['fatto'] },
      fatto: { label: 'Fatto', tone: 'success', next: [] },
    }),
    ripetizione: optional(recurrence('Ripetizione', { of: 'giorno' })),
  },
  title: ['luogo', 'giorno'],
  table: ['giorno', 'luogo'],
  slot: { day: 'giorno', time: 'ora', lane: 'squadra' },
  exclusive: {},
})

const entities = [squadra, giro] as const
const sample: Sample<typeof entities> = () => ({
  squadra: [{ id: 'squadra_1', version: 1, nome: 'Nord' }],
  giro: [{ id: 'giro_1', version: 1, luogo: 'Banca', squadra: 'squadra_1', giorno: '2026-12-14', ora: '08:30', stato: 'previsto' }],
})

/** A trade whose rounds come again every week: what series are tested with. */
export const pulizie = defineSector({
  card: { ...artigiani.card, slug: 'giri' },
  script: artigiani.script,
  entities,
  metrics: [],
  screens: [
    {
      kind: 'collection',
      key: 'giri',
      label: 'Giri',
      icon: 'calendar',
      entity: 'giro',
      views: ['list', 'week'],
      search: 'Cerca giri...',
      create: 'Nuovo Giro',
      save: 'Salva giro',
      filters: ['stato', 'giorno'],
      empty: { title: 'Nessun giro', text: 'Qui trovi i giri.' },
    },
  ],
  sample,
})
