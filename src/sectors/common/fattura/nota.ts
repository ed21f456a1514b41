import * as k from '../../../kernel/describe.ts'
import { importiDi, righe, senzaRighe, type Scritto } from './righe.ts'

/** Takes an invoice back, all of it or some lines; for `defineEntity`, as `fatturaDi`. */
export const notaCreditoDi = <const C extends string>(cliente: C, label = 'Cliente') =>
  ({
    name: 'nota_credito',
    label: { one: 'Nota di credito', many: 'Note di credito', gender: 'f' },
    synonyms: ['storno', 'storni', 'reso', 'rimborso', 'accredito'],
    makes: ['storna', 'emetti', 'accredita'],
    fields: {
      numero: k.number('Numero', { series: 'NC', per: 'year', of: 'data', on: 'emessa' }),
      data: k.day('Data', { near: { past: 60, future: 30 } }),
      fattura: k.reference('Fattura', 'fattura'),
      cliente: k.reference(label, cliente),
      motivo: k.reason(),
      righe: righe({ min: -1_000_000 }),
      ...importiDi(-1),
      stato: k.status('Stato', 'bozza', {
        bozza: k.state('Bozza', 'neutral', ['emessa'], { also: ['provvisoria', 'da emettere'] }),
        emessa: k.state('Emessa', 'success', [], {
          shows: ['totale'],
          verb: 'Emetti',
          done: 'Nota di credito emessa',
          also: ['inviata', 'fatta', 'mandata'],
        }),
      }),
    },
    title: ['numero', 'cliente'],
    untitled: 'Bozza',
    sort: [k.desc('data')],
    form: [{ fields: ['fattura', 'cliente', 'data', 'motivo', 'righe', 'bollo_nostro'] }],
    table: ['numero', 'data', 'cliente', 'fattura', 'motivo', 'totale', 'stato'],
    rules: [
      { field: 'righe', message: 'Una nota di credito toglie: il totale sta sotto zero.', when: [k.gt('totale', 0)] },
      {
        field: 'cliente',
        message: `La fattura è di un altro ${label.toLowerCase()}.`,
        when: [k.ne('fattura.cliente', k.field('cliente'))],
      },
      { field: 'fattura', message: 'La fattura è ancora una bozza: correggi la bozza.', when: [k.eq('fattura.stato', 'bozza')] },
    ],
    async conflicts(row: Scritto & { readonly id: string; readonly fattura: string }, read: k.Read): Promise<readonly k.Problem[]> {
      const empty = senzaRighe(row.stato !== 'bozza', row.righe)
      return empty.length > 0 ? empty : oltreLaFattura(read, row.id, row.fattura)
    },
    prefill: ({ today: data }: k.At) => ({ data }),
  }) as const

/** Refuses a note, a draft too, that gives back more than its invoice. An invoice has one note (`storno`). */
async function oltreLaFattura(read: k.Read, id: string, fattura: string): Promise<readonly k.Problem[]> {
  const [bill, nota] = await Promise.all([read.get('fattura', fattura), read.get('nota_credito', id)])
  const [total, given] = [Number(bill?.['totale'] ?? 0), Number(nota?.['totale'] ?? 0)]
  if (total + given >= 0) return []
  return [{ path: 'righe', code: 'rule', message: `La fattura è di ${k.formatMoney(total)}: la nota di credito non può superarla.` }]
}

/** For `defineChain(fattura, notaCredito, storno)`. */
export const storno = {
  key: 'storno',
  label: 'Crea nota di credito',
  link: 'fattura',
  copies: { cliente: 'cliente', righe: 'righe', bollo_nostro: 'bollo_nostro' },
  reverses: ['righe.quantita'],
  when: [k.eq('stato', 'inviata')],
} as const
