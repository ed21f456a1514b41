import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { boolean } from '../../kernel/fields/boolean.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { silentScript } from '../../kernel/screens/silent-script.fixture.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { clock, openForms, TODAY } from './form.fixture.tsx'
import type { RecordForm } from './record-form.tsx'

const uscite = { cucina: 'Cucina', forno: 'Forno', bar: 'Bar' } as const

const voce = defineEntity({
  name: 'voce',
  label: { one: 'Voce', many: 'Voci', gender: 'f' },
  fields: { nome: text('Nome'), reparto: choice('Reparto', uscite), prezzo: money('Prezzo'), finita: optional(boolean('Finita')) },
  title: ['nome'],
  table: ['nome', 'prezzo'],
})

/** An order of a festival: a slip for each counter that gives it out. */
export const buono = defineEntity({
  name: 'buono',
  label: { one: 'Buono', many: 'Buoni', gender: 'm' },
  fields: {
    cliente: text('Cliente'),
    righe: optional(
      lines(
        'Voci',
        {
          voce: reference('Voce', 'voce', { among: () => [{ field: 'finita', op: 'ne', value: true }] }),
          quantita: integer('Quantità', { min: 1, max: 20 }),
          nota: optional(text('Nota', { max: 10 })),
          fatto: optional(boolean('Fatto')),
        },
        {
          summary: ({ quantita, voce: id }, names) => `${quantita} ${names?.(id) ?? ''}`,
          starts: { quantita: 1 },
          picks: { of: 'voce', count: 'quantita', beside: ['nota'], by: 'reparto', price: 'prezzo', apart: 'uscita' },
        },
      ),
    ),
    uscita: choice('Uscita', uscite),
  },
  title: ['cliente', 'uscita'],
  table: ['cliente', 'uscita', 'righe'],
})

const entities = [voce, buono] as const

const sample: Sample<typeof entities> = () => ({
  voce: [
    { id: 'voce_1', version: 1, nome: 'Polenta', reparto: 'cucina', prezzo: euro(6) },
    { id: 'voce_2', version: 1, nome: 'Pizza', reparto: 'forno', prezzo: euro(8) },
    { id: 'voce_3', version: 1, nome: 'Birra', reparto: 'bar', prezzo: euro(4.5) },
    { id: 'voce_4', version: 1, nome: 'Trippa', reparto: 'cucina', prezzo: euro(7), finita: true },
  ],
  buono: [{ id: 'buono_1', version: 1, cliente: 'Ada', uscita: 'bar', righe: [{ voce: 'voce_3', quantita: 2, fatto: true }] }],
})

const festa = defineSector({
  card: {
    slug: 'festa',
    number: '9.97',
    name: 'Festa',
    title: 'Festa',
    description: 'Buoni.',
    points: ['Buoni', 'Voci', 'Uscite', 'Note'],
    icon: 'calendar',
    hue: 40,
  },
  entities,
  metrics: [],
  screens: [],
  script: silentScript,
  sample,
})

/** The forms of that trade, over a store of its own. */
export async function openSlips(): Promise<{ readonly store: MemoryStore; readonly form: RecordForm }> {
  const store = new MemoryStore({ entities: festa.entities, sample: festa.sample(TODAY), at: clock.at })
  return { store, form: await openForms(store, festa) }
}
export const slip = () => festa.entities.find(({ name }) => name === 'buono') ?? buono
