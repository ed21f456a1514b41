import { defineEntity } from '../../src/kernel/define-entity.ts'
import type { Value } from '../../src/kernel/entity.ts'
import { field, taxableOf, taxOf, times, totalOf } from '../../src/kernel/expression/expression.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { derived } from '../../src/kernel/fields/derived.ts'
import { number } from '../../src/kernel/fields/document-number.ts'
import { lines } from '../../src/kernel/fields/lines.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { decimal } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { vat } from '../../src/kernel/fields/vat.ts'
import { formatDate } from '../../src/kernel/italian/dates.ts'
import type { guida } from './guida.ts'

const conto = { amount: 'importo', vat: 'iva', gross: true } as const

export const ricevuta = defineEntity({
  name: 'ricevuta',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'RIC', per: 'year', of: 'data', on: 'emessa' }),
    data: date('Data'),
    allievo: reference('Allievo', 'allievo'),
    guida: reference('Guida', 'guida'),
    pagamento: choice('Pagamento', { contanti: 'Contanti', carta: 'Carta', bonifico: 'Bonifico' }),
    righe: lines(
      'Righe',
      {
        descrizione: text('Descrizione'),
        quantita: decimal('Quantità'),
        prezzo: money('Prezzo'),
        iva: vat('IVA'),
        importo: derived(money('Importo'), times('quantita', 'prezzo')),
      },
      { summary: ({ descrizione }) => descrizione, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
    ),
    imponibile: derived(money('Imponibile'), taxableOf('righe', conto)),
    imposta: derived(money('Imposta'), taxOf('righe', conto)),
    totale: derived(money('Totale'), totalOf('righe', conto)),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
      emessa: { label: 'Emessa', tone: 'success', next: ['annullata'], shows: ['totale'], paper: 'ricevuta', verb: 'Emetti' },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], verb: 'Annulla' },
    }),
  },
  title: ['numero', 'allievo'],
  untitled: 'Bozza',
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['numero', 'data', 'allievo', 'guida', 'totale', 'pagamento', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ data: today, pagamento: 'contanti' }) as const,
  rules: [
    { field: 'guida', message: 'La guida non è ancora fatta.', when: [{ field: 'guida.stato', op: 'ne', value: 'fatta' }] },
    { field: 'allievo', message: 'La guida è di un altro allievo.', when: [{ field: 'guida.allievo', op: 'ne', value: field('allievo') }] },
  ],
  proposes: async (bozza, read) => {
    const found = bozza.guida ? ((await read.get('guida', bozza.guida)) as Value<typeof guida> | undefined) : undefined
    if (!found || bozza.righe?.length) return {}
    const descrizione = `Guida di ${found.minuti} minuti del ${formatDate(found.giorno)}`
    return { righe: [{ descrizione, quantita: 1, prezzo: found.prezzo, iva: '22' as const }] }
  },
})
