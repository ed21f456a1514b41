import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { today } from '../../kernel/expression/expression.ts'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { defineMetric } from '../../kernel/metric/metric.ts'
import { overheard, type Ask } from '../../kernel/door/ask.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Clock } from '../data/clock.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { lineTo } from '../data/line.fixture.ts'
import '../styles/app.css'
import { Toaster } from '../notices/toaster.tsx'
import { Dashboard } from './dashboard.tsx'
import type { House } from './house.ts'
import { silentScript } from '../../kernel/screens/silent-script.fixture.ts'

/** A lending library: no trade of the suite, so that nothing here can lean on one. */
const lettore = defineEntity({
  name: 'lettore',
  label: { one: 'Lettore', many: 'Lettori', gender: 'm' },
  fields: {
    nome: text('Nome'),
    telefono: optional(phone('Telefono')),
    prestiti: counted('Prestiti', { entity: 'prestito', by: 'lettore' }),
  },
  title: ['nome'],
  synonyms: ['socio', 'abbonato'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'telefono', 'prestiti'],
})

const prestito = defineEntity({
  name: 'prestito',
  label: { one: 'Prestito', many: 'Prestiti', gender: 'm' },
  fields: {
    libro: text('Libro'),
    lettore: reference('Lettore', 'lettore'),
    genere: choice('Genere', { giallo: 'Giallo', saggio: 'Saggio' }),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    cauzione: money('Cauzione'),
    stato: status('Stato', 'fuori', {
      fuori: { label: 'Fuori', tone: 'warning', next: ['reso', 'perso'] },
      reso: { label: 'Reso', tone: 'success', next: ['fuori'], over: true, verb: 'Restituisci' },
      perso: { label: 'Perso', tone: 'destructive', next: [], verb: 'Segna come perso' },
    }),
  },
  title: ['libro'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['giorno', 'libro', 'lettore', 'genere', 'stato', 'cauzione'],
  slot: { day: 'giorno', time: 'ora' },
})

const entities = [prestito, lettore] as const

const sample: Sample<typeof entities> = (day) => ({
  lettore: [
    { id: 'lettore_1', version: 1, nome: 'Anna Ferri', telefono: '+393331112223' },
    { id: 'lettore_2', version: 1, nome: 'D’Angelò & figli, «<b>»' },
  ],
  prestito: [
    {
      id: 'prestito_1',
      version: 1,
      libro: 'La casa',
      lettore: 'lettore_1',
      genere: 'giallo',
      giorno: day,
      ora: '09:30',
      cauzione: euro(20),
      stato: 'fuori',
    },
    {
      id: 'prestito_2',
      version: 1,
      libro: 'Il mare',
      lettore: 'lettore_2',
      genere: 'saggio',
      giorno: day,
      ora: '11:00',
      cauzione: euro(5),
      stato: 'reso',
    },
    {
      id: 'prestito_3',
      version: 1,
      libro: 'Le api',
      lettore: 'lettore_1',
      genere: 'saggio',
      giorno: addDays(day, 1),
      cauzione: euro(150),
      stato: 'fuori',
    },
    {
      id: 'prestito_4',
      version: 1,
      libro: 'Zero',
      lettore: 'lettore_2',
      genere: 'giallo',
      giorno: addDays(day, -40),
      cauzione: euro(9),
      stato: 'perso',
    },
  ],
})

const metrics = [
  defineMetric(prestito, {
    key: 'fuori',
    label: 'Libri fuori',
    unit: 'count',
    formula: 'Prestiti che nessuno ha ancora reso.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'fuori' }],
    note: { plain: 'in questo momento' },
  }),
]
const screens = defineScreens({ entities, metrics }, [
  {
    kind: 'overview',
    key: 'oggi',
    label: 'Oggi',
    icon: 'layout-dashboard',
    metrics: ['fuori'],
    creates: 'prestiti',
    panels: [
      {
        kind: 'agenda',
        title: 'Prestiti di oggi',
        entity: 'prestito',
        where: [{ field: 'giorno', op: 'eq', value: today() }],
        sort: [{ field: 'ora', direction: 'asc' }],
        limit: 3,
        ahead: [{ field: 'stato', op: 'eq', value: 'fuori' }],
        lead: 'ora',
        heading: 'libro',
        details: ['lettore'],
        status: 'stato',
        amount: 'cauzione',
        more: { label: 'Tutti i prestiti', screen: 'prestiti' },
        empty: 'Oggi nessun prestito.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'prestiti',
    label: 'Prestiti',
    icon: 'store',
    badge: 'fuori',
    entity: 'prestito',
    views: ['list', 'cards'],
    search: 'Cerca prestiti...',
    create: 'Nuovo Prestito',
    save: 'Salva prestito',
    filters: ['stato', 'genere', 'lettore', 'giorno', 'cauzione'],
    card: { heading: 'libro', details: ['lettore'], amount: 'cauzione', phone: { through: 'lettore', field: 'telefono' } },
    empty: { title: 'Nessun prestito', text: 'Qui trovi i libri fuori.' },
  },
  {
    kind: 'collection',
    key: 'lettori',
    label: 'Lettori',
    icon: 'users',
    entity: 'lettore',
    views: ['list', 'cards'],
    search: 'Cerca lettori...',
    create: 'Nuovo Lettore',
    save: 'Salva lettore',
    filters: [],
    card: { heading: 'nome', details: ['prestiti'], phone: { field: 'telefono' } },
    empty: { title: 'Nessun lettore', text: 'Qui trovi chi legge.' },
  },
])

export const library = defineSector({
  card: {
    slug: 'libri',
    number: '0',
    title: 'Biblioteca',
    name: 'Biblioteca',
    description: '',
    points: ['', '', '', ''],
    icon: 'store',
    hue: 200,
  },
  entities,
  metrics,
  screens,
  script: silentScript,
  sample,
  questions: async () => [
    {
      says: ['Quali saggi sono fuori?', 'chi ha i saggi'],
      entity: 'prestito',
      where: [
        { field: 'stato', op: 'eq', value: 'fuori' },
        { field: 'genere', op: 'eq', value: 'saggio' },
      ],
      sort: [{ field: 'libro', direction: 'desc' }],
    },
    { says: ['Quanti libri abbiamo prestato?'], metric: 'fuori' },
    { says: ['Chi non ha un telefono?'], entity: 'prestito', where: [{ field: 'lettore.telefono', op: 'empty' }] },
  ],
})

/** A Saturday. */
export const TODAY = '2026-11-21'

interface Options {
  readonly isTouch?: boolean
  readonly clock?: Clock
  readonly sample?: Readonly<Record<string, readonly { readonly id: string; readonly version: number }[]>>
  /** The groups of who is there; the owner when absent. */
  readonly groups?: readonly string[]
  /** The open demo's when absent. */
  readonly house?: House
  /** Hears everything that the page asks of its store. */
  readonly hear?: (ask: Ask) => void
}

/** A dashboard at an address; the answer tells the address of the moment and goes back in it. */
export async function openDashboard(
  sector: Sector,
  address: string,
  { isTouch = false, clock = stillClock(TODAY), sample: rows = sector.sample(clock.at().today), groups, hear, house }: Options = {},
) {
  const store = new MemoryStore({ entities: sector.entities, sample: rows, at: clock.at }).openedBy('Tu', groups)
  const line = lineTo(store)
  const shown = hear ? overheard(line.store, hear) : line.store
  const calls: string[] = []
  const element = (
    <div className="h-dvh">
      <Dashboard
        sector={sector}
        store={shown}
        clock={clock}
        house={house}
        isTouch={isTouch}
        onChat={() => calls.push('chat')}
        onVoice={() => calls.push('voice')}
      />
      <Toaster />
    </div>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  await render(<RouterProvider router={router} />)
  return {
    store,
    cut: line.cut,
    mend: line.mend,
    calls,
    address: () => decodeURIComponent(router.state.location.search),
    back: () => router.navigate(-1),
  }
}

export const openLibrary = (address = '/libri', options: Options = {}) => openDashboard(library, address, options)
