import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

/** An evening school: what the register is tested with. */
const corso = defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})
const iscritto = defineEntity({
  name: 'iscritto',
  label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
  fields: { nome: text('Nome'), corso: reference('Corso', 'corso') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'corso'],
})
const lezione = defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: { corso: reference('Corso', 'corso'), giorno: date('Giorno'), ora: optional(time('Ora')) },
  title: ['corso', 'giorno'],
  table: ['giorno', 'corso'],
  slot: { day: 'giorno', time: 'ora' },
})
const presenza = defineEntity({
  name: 'presenza',
  label: { one: 'Presenza', many: 'Presenze', gender: 'f' },
  fields: {
    iscritto: reference('Allievo', 'iscritto'),
    lezione: reference('Lezione', 'lezione'),
    segno: choice(
      'Segno',
      { presente: 'Presente', assente: 'Assente', ritardo: 'Ritardo' },
      { tones: { presente: 'success', assente: 'destructive', ritardo: 'warning' } },
    ),
    nota: optional(text('Nota')),
  },
  title: ['iscritto', 'lezione'],
  table: ['iscritto', 'lezione', 'segno'],
  unique: [['iscritto', 'lezione']],
})

export const screen = {
  kind: 'collection',
  key: 'registro',
  label: 'Registro',
  icon: 'graduation-cap',
  entity: 'presenza',
  views: ['grid', 'list'],
  search: 'Cerca allievo...',
  create: 'Nuova presenza',
  save: 'Salva presenza',
  filters: ['segno'],
  grid: {
    rows: 'iscritto',
    columns: 'lezione',
    of: 'corso',
    mark: 'segno',
    marks: { presente: { letter: 'P', icon: 'check' }, assente: { letter: 'A', icon: 'x' }, ritardo: { letter: 'R', icon: 'clock' } },
    share: { counts: ['presente', 'ritardo'], below: 75, says: 'l’attestato non si rilascia' },
    all: 'Tutti presenti',
  },
  empty: { title: 'Nessuna presenza', text: 'Qui trovi le presenze.' },
} as const

const entities = [corso, iscritto, lezione, presenza] as const
const NAMES =
  'Amato Giulia|Barone Matteo|Benedetti Sara|Cattaneo Luca|Diop Aminata|Esposito Nico|Fabbri Elena|Gatti Tommaso|Kovač Ana|Lodi Francesca|Marchesi Ivan|Piras Daniela|Russo Edoardo'
const DAYS =
  '2026-10-05 2026-10-07 2026-10-12 2026-10-14 2026-10-19 2026-10-21 2026-10-26 2026-10-28 2026-11-02 2026-11-04 2026-11-09 2026-11-11'
/** A line for each of the names, as on paper. */
const LINES = [
  'PPPPPPRPPP',
  'PPAPPPPPPP',
  'PPPPRPPPAR',
  'PAAPPAPAPP',
  'PPPPPPPPP',
  'PRPPPAPPP',
  'PPPPPPPPR',
  'APPPARPPP',
  'PPPPPPPPP',
  'PPAPPPPRP',
  'PPPARPPAP',
  'PPPPPPPPP',
  'RPPPPAPPP',
]
const VALUES = { P: 'presente', A: 'assente', R: 'ritardo' } as const
const days = DAYS.split(' ')
const isLetter = (letter: string): letter is keyof typeof VALUES => letter in VALUES

/** Around Wednesday 4 November 2026. */
const sample: Sample<typeof entities> = () => ({
  corso: [
    { id: 'corso_1', version: 1, nome: 'Inglese B1, serale' },
    { id: 'corso_2', version: 1, nome: 'Tedesco A1' },
    { id: 'corso_3', version: 1, nome: 'Vuoto' },
  ],
  iscritto: [
    ...NAMES.split('|').map((nome, at) => ({ id: `iscritto_${at}` as const, version: 1, nome, corso: 'corso_1' as const })),
    { id: 'iscritto_99' as const, version: 1, nome: 'Solo Otto', corso: 'corso_2' as const },
  ],
  lezione: [
    ...days.map((giorno, at) => ({ id: `lezione_${at}` as const, version: 1, corso: 'corso_1' as const, giorno })),
    { id: 'lezione_99' as const, version: 1, corso: 'corso_2' as const, giorno: '2026-11-05' },
  ],
  presenza: LINES.flatMap((line, row) =>
    [...line]
      .filter(isLetter)
      .map((letter, at) => ({
        id: `presenza_${row}x${at}` as const,
        version: 1,
        iscritto: `iscritto_${row}` as const,
        lezione: `lezione_${at}` as const,
        segno: VALUES[letter],
      })),
  ),
})

const screens = defineScreens({ entities, metrics: [] }, [screen])

export const scuola = defineSector({
  card: {
    slug: 'scuola',
    number: '9.97',
    name: 'Scuola',
    title: 'Scuola',
    description: 'Corsi.',
    points: ['Corsi', 'Allievi', 'Lezioni', 'Presenze'],
    icon: 'graduation-cap',
    hue: 304,
  },
  entities,
  metrics: [],
  screens,
  script: silentScript,
  sample,
})
