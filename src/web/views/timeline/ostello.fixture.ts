import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import type { Read } from '../../../kernel/door/read.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { addDays, formatDate } from '../../../kernel/italian/dates.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

/** A hostel of three rooms, small enough to know by heart: what the plan is tested with. */
const stanza = defineEntity({
  name: 'stanza',
  label: { one: 'Stanza', many: 'Stanze', gender: 'f' },
  fields: {
    nome: text('Nome'),
    tipo: text('Tipo'),
    stato: status('Stato', 'libera', {
      libera: { label: 'Libera', tone: 'success', next: ['occupata'] },
      occupata: { label: 'Occupata', tone: 'primary', next: ['libera'] },
    }),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'tipo', 'stato'],
})

/** Two records that lie over each other, with the other's name; a stay and a closure alike. */
async function clash(read: Read, own: string, lane: string, from: string, nights: number): Promise<readonly Problem[]> {
  const [stays, closures] = await Promise.all([read.find('sosta', []), read.find('lavoro', [])])
  const others = [
    ...stays.flatMap((row) => (['annullata', 'partita'].includes(String(row['stato'])) ? [] : [{ row, title: String(row['ospite']) }])),
    ...closures.map((row) => ({ row, title: String(row['motivo']) })),
  ]
  return others.flatMap(({ row, title }) => {
    const [day, count] = [String(row['arrivo']), Number(row['notti'])]
    if (row.id === own || row['stanza'] !== lane || day >= addDays(from, nights) || addDays(day, count) <= from) return []
    const message = `La stanza è già presa da «${title}» dal ${formatDate(day)} al ${formatDate(addDays(day, count))}.`
    return [{ path: 'arrivo', code: 'rule', message }]
  })
}

export const sosta = defineEntity({
  name: 'sosta',
  label: { one: 'Sosta', many: 'Soste', gender: 'f' },
  fields: {
    ospite: text('Ospite'),
    stanza: reference('Stanza', 'stanza'),
    arrivo: date('Arrivo', { near: { past: 90, future: 365 } }),
    notti: integer('Notti', { min: 1, max: 365, unit: ['notte', 'notti'] }),
    canale: choice('Canale', { portale: 'Portale', telefono: 'Telefono' }, { hues: { portale: 240, telefono: 150 } }),
    stato: status('Stato', 'attesa', {
      attesa: { label: 'In attesa', tone: 'primary', next: ['presente', 'annullata'] },
      presente: { label: 'Presente', tone: 'warning', next: ['partita'], begun: true },
      partita: { label: 'Partita', tone: 'success', next: [], freed: true },
      conclusa: { label: 'Conclusa', tone: 'neutral', next: [] },
      incerta: { label: 'Incerta', tone: 'neutral', next: ['attesa'], open: true },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], away: true },
    }),
  },
  title: ['ospite'],
  sort: [{ field: 'arrivo', direction: 'desc' }],
  table: ['arrivo', 'notti', 'ospite', 'stanza', 'canale', 'stato'],
  span: { from: 'arrivo', lasts: 'notti', lane: 'stanza', colour: 'canale' },
  conflicts: ({ id, stanza: lane, arrivo, notti, stato }, read) =>
    ['annullata', 'partita'].includes(stato) ? Promise.resolve([]) : clash(read, id, lane, arrivo, notti),
})

const lavoro = defineEntity({
  name: 'lavoro',
  label: { one: 'Manutenzione', many: 'Manutenzioni', gender: 'f' },
  fields: {
    motivo: text('Motivo'),
    stanza: reference('Stanza', 'stanza'),
    arrivo: date('Dal'),
    notti: integer('Notti', { min: 1, max: 365, unit: ['notte', 'notti'] }),
  },
  title: ['motivo'],
  table: ['motivo', 'stanza', 'arrivo', 'notti'],
  span: { from: 'arrivo', lasts: 'notti', lane: 'stanza' },
  conflicts: ({ id, stanza: lane, arrivo, notti }, read) => clash(read, id, lane, arrivo, notti),
})

export const screen = {
  kind: 'collection',
  key: 'soste',
  label: 'Soste',
  icon: 'calendar',
  entity: 'sosta',
  views: ['timeline', 'list'],
  search: 'Cerca ospite o stanza...',
  create: 'Nuova sosta',
  save: 'Salva sosta',
  filters: ['canale', 'stanza'],
  timeline: { blocks: { entity: 'lavoro', label: 'Chiudi per lavori' }, details: ['tipo'] },
  empty: { title: 'Nessuna sosta', text: 'Qui trovi le soste.' },
} as const

export const entities = [stanza, sosta, lavoro] as const

/** Around Wednesday 25 November 2026. */
const sample: Sample<typeof entities> = () => ({
  stanza: [
    { id: 'stanza_1', version: 1, nome: 'Stanza 1', tipo: 'Doppia', stato: 'occupata' },
    { id: 'stanza_2', version: 1, nome: 'Stanza 2', tipo: 'Camerata', stato: 'libera' },
    { id: 'stanza_3', version: 1, nome: 'Stanza 3', tipo: 'Doppia', stato: 'libera' },
  ],
  sosta: [
    {
      id: 'sosta_1',
      version: 1,
      ospite: 'Ada Bruni',
      stanza: 'stanza_1',
      arrivo: '2026-11-26',
      notti: 2,
      canale: 'portale',
      stato: 'attesa',
    },
    {
      id: 'sosta_2',
      version: 1,
      ospite: 'Ivo Santarelli',
      stanza: 'stanza_1',
      arrivo: '2026-11-28',
      notti: 1,
      canale: 'telefono',
      stato: 'attesa',
    },
    {
      id: 'sosta_3',
      version: 1,
      ospite: 'Famiglia Pellegrini',
      stanza: 'stanza_2',
      arrivo: '2026-11-22',
      notti: 5,
      canale: 'portale',
      stato: 'presente',
    },
    {
      id: 'sosta_4',
      version: 1,
      ospite: 'Ugo Neri',
      stanza: 'stanza_3',
      arrivo: '2026-11-23',
      notti: 2,
      canale: 'telefono',
      stato: 'partita',
    },
    {
      id: 'sosta_5',
      version: 1,
      ospite: 'Eva Sala',
      stanza: 'stanza_3',
      arrivo: '2026-11-27',
      notti: 2,
      canale: 'portale',
      stato: 'annullata',
    },
    {
      id: 'sosta_6',
      version: 1,
      ospite: 'Lia Lunga',
      stanza: 'stanza_3',
      arrivo: '2026-12-20',
      notti: 4,
      canale: 'telefono',
      stato: 'attesa',
    },
    {
      id: 'sosta_7',
      version: 1,
      ospite: 'Massimiliano Abbondanza Castelbarco Visconti',
      stanza: 'stanza_3',
      arrivo: '2026-12-04',
      notti: 1,
      canale: 'telefono',
      stato: 'conclusa',
    },
    {
      id: 'sosta_8',
      version: 1,
      ospite: 'Olga Forse',
      stanza: 'stanza_2',
      arrivo: '2026-12-05',
      notti: 2,
      canale: 'portale',
      stato: 'incerta',
    },
  ],
  lavoro: [{ id: 'lavoro_1', version: 1, motivo: 'Imbiancatura', stanza: 'stanza_2', arrivo: '2026-12-01', notti: 3 }],
})

const screens = defineScreens({ entities, metrics: [] }, [screen])

export const ostello = defineSector({
  card: {
    slug: 'ostello',
    number: '9.98',
    name: 'Ostello',
    title: 'Ostello',
    description: 'Soste.',
    points: ['Soste', 'Stanze', 'Ospiti', 'Lavori'],
    icon: 'hotel',
    hue: 220,
  },
  entities,
  metrics: [],
  screens,
  script: silentScript,
  sample,
})
