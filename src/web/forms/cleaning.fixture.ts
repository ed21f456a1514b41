import { defineScreens } from '../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { giro, squadra } from '../../kernel/derive/giri.fixture.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'

const entities = [squadra, giro] as const
const sample: Sample<typeof entities> = () => ({
  squadra: [{ id: 'squadra_1', version: 1, nome: 'Nord' }],
  giro: [{ id: 'giro_1', version: 1, luogo: 'Banca', squadra: 'squadra_1', giorno: '2026-12-14', ora: '08:30', stato: 'previsto' }],
})

const screens = defineScreens({ entities, metrics: [] }, [
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
])

/** A trade whose rounds come again every week: what series are tested with. */
export const pulizie = defineSector({
  card: { ...artigiani.card, slug: 'giri' },
  script: artigiani.script,
  entities,
  metrics: [],
  screens,
  sample,
})
