import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { image } from '../../kernel/fields/image.ts'
import { money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { nre } from './codici.ts'

/** A paper that was photographed and read: what it says stands here until it has become a record of its own. */
export const documento = defineEntity({
  name: 'documento',
  label: { one: 'Documento letto', many: 'Documenti letti', gender: 'm' },
  fields: {
    tipo: choice(
      'Tipo',
      { ricetta: 'Ricetta', ddt: 'DDT', fattura: 'Fattura fornitore', tessera: 'Tessera sanitaria', altro: 'Altro' },
      {
        also: {
          ricetta: ['promemoria', 'prescrizione'],
          ddt: ['bolla', 'documento di trasporto'],
          fattura: ['fattura'],
          tessera: ['tessera', 'ts'],
        },
      },
    ),
    nome: text('Nome o ditta', {
      max: 120,
      noun: { said: 'nome o ditta' },
      synonyms: ['nome', 'ragione sociale', 'di chi è'],
    }),
    nre: optional(text('NRE', { max: 15, code: nre, synonyms: ['numero ricetta'] })),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf'], holder: { mayBeFirm: true } })),
    piva: optional(vatNumber('Partita IVA', { synonyms: ['p iva', 'piva'] })),
    numero: optional(text('Numero del documento', { max: 40, short: 'Numero', synonyms: ['numero documento', 'ddt'] })),
    data: date('Data', { near: { past: 400, future: 30 } }),
    totale: optional(money('Totale', { synonyms: ['importo'] })),
    foto: optional(image('Foto', { max: 4 })),
    testo: optional(longText('Testo letto')),
    fornitore: optional(reference('Fornitore', 'fornitore')),
    stato: status('Stato', 'da_registrare', {
      da_registrare: {
        label: 'Da registrare',
        tone: 'warning',
        next: ['registrato', 'scartato'],
        verb: 'Riapri',
        also: ['da caricare', 'in attesa', 'nuovo', 'da sistemare'],
      },
      registrato: {
        label: 'Registrato',
        tone: 'success',
        next: ['da_registrare'],
        over: true,
        verb: 'Segna registrato',
        also: ['caricato', 'archiviato'],
      },
      scartato: {
        label: 'Scartato',
        tone: 'neutral',
        next: ['da_registrare'],
        over: true,
        verb: 'Scarta',
        also: ['cestinato', 'non valido'],
      },
    }),
  },
  title: ['nome', 'data'],
  synonyms: ['documento', 'documenti', 'ocr', 'scansione', 'scansioni', 'foto'],
  makes: ['scansiona', 'leggi', 'fotografa'],
  scans: ['ricetta', 'fattura', 'tessera_sanitaria'],
  alike: [['nre'], ['numero', 'piva']],
  sort: [{ field: 'data', direction: 'desc' }],
  form: [{ fields: ['tipo', 'nome', 'nre', 'codice_fiscale', 'piva', 'numero', 'data', 'totale', 'fornitore', 'foto', 'testo'] }],
  table: ['data', 'tipo', 'nome', 'nre', 'numero', 'totale', 'stato'],
  board: 'stato',
  // Who delivers is known by his number.
  async proposes({ piva }, read) {
    const [one] = piva === undefined ? [] : await read.find('fornitore', [{ field: 'piva', op: 'eq', value: piva }])
    return one ? { fornitore: one.id as `fornitore_${string}` } : {}
  },
  prefill: ({ today: data }) => ({ data, tipo: 'ricetta' }) as const,
})
