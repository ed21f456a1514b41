import * as k from '../../src/kernel/describe.ts'
import type { guida } from './guida.ts'

const conto = { amount: 'importo', vat: 'iva', gross: true } as const

export const ricevuta = k.defineEntity({
  name: 'ricevuta',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: k.number('Numero', { series: 'RIC', per: 'year', of: 'data', on: 'emessa' }),
    data: k.day('Data'),
    allievo: k.reference('Allievo', 'allievo'),
    guida: k.reference('Guida', 'guida'),
    pagamento: k.choice('Pagamento', { contanti: 'Contanti', carta: 'Carta', bonifico: 'Bonifico' }),
    righe: k.lines(
      'Righe',
      {
        descrizione: k.text('Descrizione'),
        quantita: k.quantity(),
        prezzo: k.price(),
        iva: k.vat('IVA'),
        importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
      },
      { summary: ({ descrizione }) => descrizione, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
    ),
    imponibile: k.derived(k.money('Imponibile'), k.taxableOf('righe', conto)),
    imposta: k.derived(k.money('Imposta'), k.taxOf('righe', conto)),
    totale: k.derived(k.total(), k.totalOf('righe', conto)),
    stato: k.status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
      emessa: { label: 'Emessa', tone: 'success', next: ['annullata'], shows: ['totale'], paper: 'ricevuta', verb: 'Emetti' },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], verb: 'Annulla' },
    }),
  },
  title: ['numero', 'allievo'],
  untitled: 'Bozza',
  sort: [k.desc('data')],
  table: ['numero', 'data', 'allievo', 'guida', 'totale', 'pagamento', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ data: today, pagamento: 'contanti' }) as const,
  rules: [
    { field: 'guida', message: 'La guida non è ancora fatta.', when: [k.ne('guida.stato', 'fatta')] },
    { field: 'allievo', message: 'La guida è di un altro allievo.', when: [k.ne('guida.allievo', k.field('allievo'))] },
  ],
  proposes: async (bozza, read) => {
    const found = bozza.guida ? ((await read.get('guida', bozza.guida)) as k.Value<typeof guida> | undefined) : undefined
    if (!found || bozza.righe?.length) return {}
    const descrizione = `Guida di ${found.minuti} minuti del ${k.formatDate(found.giorno)}`
    return { righe: [{ descrizione, quantita: 1, prezzo: found.prezzo, iva: '22' as const }] }
  },
})
