import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { barcode } from '../../kernel/fields/barcode.ts'
import { checklist } from '../../kernel/fields/checklist.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { file } from '../../kernel/fields/file.ts'
import { image } from '../../kernel/fields/image.ts'
import { signature } from '../../kernel/fields/signature.ts'
import { status } from '../../kernel/fields/status.ts'
import { team } from '../../kernel/fields/team.ts'
import { text } from '../../kernel/fields/text.ts'
import { silentScript } from '../../kernel/screens/silent-script.fixture.ts'

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
    controlli: optional(checklist('Controlli', ['Ponteggio', 'Corrente staccata'])),
    codice: optional(barcode('Codice a barre', { synonyms: ['ean'] })),
    foto: optional(image('Foto', { max: 2 })),
    allegati: optional(file('Allegati', { max: 2 })),
    firma: optional(signature('Firma')),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: ['aperto'], requires: ['controlli'], verb: 'Chiudi' },
    }),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  unique: [['codice']],
  table: ['nome', 'squadra', 'controlli', 'codice', 'stato'],
})

const entities = [lavoro, operaio] as const

const sample: Sample<typeof entities> = () => ({
  operaio: [
    { id: 'operaio_1', version: 1, nome: 'Anna' },
    { id: 'operaio_2', version: 1, nome: 'Annalisa' },
    { id: 'operaio_3', version: 1, nome: 'Bruno' },
  ],
  lavoro: [
    { id: 'lavoro_1', version: 1, nome: 'Tetto', squadra: ['operaio_1', 'operaio_3'], codice: '012345678905', stato: 'aperto' },
    { id: 'lavoro_2', version: 1, nome: 'Muro', controlli: [{ text: 'Ponteggio', done: true }, { text: 'Gru' }], stato: 'aperto' },
  ],
})

const screens = defineScreens({ entities, metrics: [] }, [
  {
    kind: 'collection',
    key: 'lavori',
    label: 'Lavori',
    icon: 'store',
    entity: 'lavoro',
    views: ['list', 'cards'],
    card: { heading: 'nome', details: ['squadra'], photo: 'foto' },
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
])

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
  screens,
  script: silentScript,
  sample,
})
