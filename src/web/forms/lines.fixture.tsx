import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { divided, minus, overLines, taxOf, taxableOf, times, totalOf } from '../../kernel/expression/expression.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { vat } from '../../kernel/fields/vat.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { silentScript } from '../../kernel/screens/silent-script.fixture.ts'
import { clock, openForms, TODAY } from './form.fixture.tsx'
import type { RecordForm } from './record-form.tsx'

const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: { nome: text('Nome'), prezzo: money('Prezzo') },
  title: ['nome'],
  table: ['nome', 'prezzo'],
})

const conto = { amount: 'importo', vat: 'iva', less: 'sconto' } as const

/** A bill: what its lines come to is worked out, nothing of it is typed. */
export const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    cliente: text('Cliente'),
    righe: optional(
      lines(
        'Righe',
        {
          articolo: optional(reference('Articolo', 'articolo')),
          quantita: decimal('Quantità'),
          prezzo: money('Prezzo', { min: euro(-1_000_000) }),
          ribasso: optional(percent('Sconto', { short: 'Sc. %' })),
          iva: vat('IVA'),
          listino: derived(money('Di listino'), times('quantita', 'articolo.prezzo')),
          importo: derived(money('Importo'), times('quantita', 'prezzo', minus(1, divided('ribasso', 100)))),
        },
        {
          summary: ({ quantita, articolo: id }, names) => `${quantita} x ${(id && names?.(id)) ?? ''}`,
          totals: ['lordo', 'imponibile', 'imposta', 'totale'],
          starts: { quantita: 1, iva: '22' },
        },
      ),
    ),
    sconto: optional(money('Sconto sul totale')),
    lordo: derived(money('Somma delle righe'), overLines('righe', 'importo')),
    imponibile: derived(money('Imponibile'), taxableOf('righe', conto)),
    imposta: derived(money('Imposta'), taxOf('righe', conto)),
    totale: derived(money('Totale'), totalOf('righe', conto)),
  },
  title: ['cliente'],
  table: ['cliente', 'totale'],
})

const entities = [articolo, fattura] as const

const sample: Sample<typeof entities> = () => ({
  articolo: [
    { id: 'articolo_1', version: 1, nome: 'Vino', prezzo: euro(7.77) },
    { id: 'articolo_2', version: 1, nome: 'Pane', prezzo: euro(1.05) },
  ],
  fattura: [
    {
      id: 'fattura_1',
      version: 1,
      cliente: 'Anna Verdi',
      righe: [
        { articolo: 'articolo_1', quantita: 3, prezzo: euro(7.77), iva: '22' },
        { articolo: 'articolo_2', quantita: 2.5, prezzo: euro(1.05), ribasso: 5, iva: '4' },
      ],
      sconto: euro(1),
    },
  ],
})

export const bottega = defineSector({
  card: {
    slug: 'bottega',
    number: '9.98',
    name: 'Bottega',
    title: 'Bottega',
    description: 'Fatture.',
    points: ['Fatture', 'Righe', 'IVA', 'Totali'],
    icon: 'calendar',
    hue: 120,
  },
  entities,
  metrics: [],
  screens: [],
  script: silentScript,
  sample,
})

/** The forms of that trade, over a store of its own. */
export async function openBills(): Promise<{ readonly store: MemoryStore; readonly form: RecordForm }> {
  const store = new MemoryStore({ entities: bottega.entities, sample: bottega.sample(TODAY), at: clock.at })
  return { store, form: await openForms(store, bottega) }
}
