import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

/** A studio of three chairs, small enough to know by heart: what the day is tested with. */
const poltrona = defineEntity({
  name: 'poltrona',
  label: { one: 'Poltrona', many: 'Poltrone', gender: 'f' },
  fields: { nome: text('Nome'), chi: text('Chi') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'chi'],
})

const slot = { day: 'giorno', time: 'ora', lasts: 'minuti', lane: 'poltrona', usual: 45 } as const

export const visita = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    paziente: text('Paziente'),
    cura: text('Cura'),
    poltrona: reference('Poltrona', 'poltrona'),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    minuti: optional(integer('Minuti', { min: 5, max: 720 })),
    arrivo: optional(time('Arrivo')),
    stato: status('Stato', 'da_confermare', {
      da_confermare: { label: 'Da confermare', tone: 'neutral', next: ['confermata', 'da_ricollocare'], open: true },
      confermata: { label: 'Confermata', tone: 'success', next: ['in_sala', 'da_ricollocare'] },
      in_sala: { label: 'In sala d’attesa', tone: 'warning', next: ['in_poltrona'] },
      in_poltrona: { label: 'In poltrona', tone: 'primary', next: ['completata'], begun: true, verb: 'Fai accomodare' },
      completata: { label: 'Completata', tone: 'neutral', next: [], over: true },
      da_ricollocare: { label: 'Da ricollocare', tone: 'neutral', next: ['confermata'], away: true },
    }),
  },
  title: ['paziente'],
  sort: [{ field: 'giorno', direction: 'asc' }],
  table: ['giorno', 'ora', 'paziente', 'cura', 'poltrona', 'stato'],
  slot,
  exclusive: { with: ['chiusura'] },
})

const chiusura = defineEntity({
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  fields: {
    motivo: text('Motivo'),
    poltrona: reference('Poltrona', 'poltrona'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    minuti: integer('Minuti', { min: 5, max: 720 }),
  },
  title: ['motivo'],
  table: ['giorno', 'ora', 'motivo', 'poltrona'],
  slot,
})

const entities = [poltrona, visita, chiusura] as const

export const screen = {
  kind: 'collection',
  key: 'agenda',
  label: 'Agenda',
  icon: 'calendar-days',
  entity: 'visita',
  views: ['day', 'week', 'list'],
  search: 'Cerca paziente',
  create: 'Nuova Visita',
  save: 'Salva visita',
  filters: ['stato', 'poltrona'],
  card: { heading: 'paziente', details: ['cura'] },
  day: {
    opens: '08:00',
    closes: '19:00',
    pauses: [{ from: '13:00', to: '14:00' }],
    blocks: { entity: 'chiusura', label: 'Chiudi' },
    details: ['chi'],
    waiting: [
      {
        title: 'In sala d’attesa',
        where: [
          { field: 'stato', op: 'eq', value: 'in_sala' },
          { field: 'giorno', op: 'eq', value: today() },
        ],
        details: ['cura'],
        since: 'arrivo',
        to: 'in_poltrona',
      },
      { title: 'Da ricollocare', where: [{ field: 'stato', op: 'eq', value: 'da_ricollocare' }], details: ['cura'], placed: 'confermata' },
    ],
  },
  empty: { title: 'Nessuna visita', text: 'Qui trovi le visite.' },
} as const

type Visit = readonly [
  paziente: string,
  cura: string,
  poltrona: 1 | 2 | 3,
  ora: string | undefined,
  minuti: number,
  stato: 'da_confermare' | 'confermata' | 'in_sala' | 'in_poltrona' | 'completata' | 'da_ricollocare',
]
const visits: readonly Visit[] = [
  ['Renato Bassi', 'Otturazione 36', 1, '08:00', 45, 'completata'],
  ['Lucia Ferraris', 'Devitalizzazione 26', 1, '09:00', 90, 'in_poltrona'],
  ['Tommaso Riva', 'Controllo', 1, '10:45', 30, 'confermata'],
  ['Serena Galli', 'Corona provvisoria 14', 1, '11:30', 45, 'confermata'],
  ['Ahmed Benali', 'Prima visita', 1, '12:15', 45, 'da_confermare'],
  ['Gianna Pozzi', 'Impianto 46, seconda fase', 1, '14:00', 90, 'confermata'],
  ['Ivo Marchetti', 'Estrazione 38', 2, '08:30', 60, 'completata'],
  ['Nadia Conti', 'Rimozione punti', 2, '09:30', 45, 'in_poltrona'],
  ['Bruno Testa', 'Corona 24, prova', 2, '11:00', 60, 'confermata'],
  ['Dario Monti', 'Chirurgia parodontale', 2, '15:15', 90, 'confermata'],
  ['Rita Longo', 'Igiene', 3, '08:00', 45, 'completata'],
  ['Sofia Marin', 'Igiene', 3, '10:00', 45, 'in_sala'],
  ['Carlo Neri', 'Ablazione profonda', 3, '11:45', 45, 'confermata'],
  ['Elio Corsi', 'Otturazione 27', 1, '16:00', 60, 'da_ricollocare'],
  ['Ines Gallo', 'Controllo', 2, undefined, 30, 'confermata'],
]

const sample: Sample<typeof entities> = (day) => ({
  poltrona: [
    { id: 'poltrona_1', version: 1, nome: 'Poltrona 1', chi: 'Dott.ssa Morandi' },
    { id: 'poltrona_2', version: 1, nome: 'Poltrona 2', chi: 'Dott. Ricci' },
    { id: 'poltrona_3', version: 1, nome: 'Poltrona 3', chi: 'Chiara Neri, igiene' },
  ],
  visita: visits.map(([paziente, cura, chair, ora, minuti, stato], index) => ({
    id: `visita_${index + 1}`,
    version: 1,
    paziente,
    cura,
    poltrona: `poltrona_${chair}`,
    giorno: day,
    ...(ora !== undefined && { ora }),
    minuti,
    stato,
    ...(stato === 'in_sala' && { arrivo: '09:36' }),
  })),
  chiusura: [
    { id: 'chiusura_1', version: 1, motivo: 'Manutenzione', poltrona: 'poltrona_2', giorno: day, ora: '14:00', minuti: 30 },
    { id: 'chiusura_2', version: 1, motivo: 'Chiusa', poltrona: 'poltrona_3', giorno: day, ora: '17:00', minuti: 120 },
  ],
})

export const studio = defineSector({
  card: {
    slug: 'studio',
    number: '9.97',
    name: 'Studio',
    title: 'Studio',
    description: 'Visite.',
    points: ['Visite', 'Poltrone', 'Agenda', 'Chiusure'],
    icon: 'calendar-days',
    hue: 220,
  },
  entities,
  metrics: [],
  screens: defineScreens({ entities, metrics: [] }, [screen]),
  script: silentScript,
  sample,
})
