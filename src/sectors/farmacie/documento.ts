import * as k from '../../kernel/describe.ts'
import { nre } from './codici.ts'

/** A paper that was photographed and read: what it says stands here until it has become a record of its own. */
export const documento = k.defineEntity({
  name: 'documento',
  label: { one: 'Documento letto', many: 'Documenti letti', gender: 'm' },
  fields: {
    tipo: k.choice(
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
    nome: k.text('Nome o ditta', { max: 120, noun: { said: 'nome o ditta' }, synonyms: ['nome', 'ragione sociale'] }),
    nre: k.optional(k.text('NRE', { max: 15, code: nre, synonyms: ['numero ricetta'] })),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })),
    piva: k.optional(k.vatNumber('Partita IVA', { synonyms: ['p iva'] })),
    numero: k.optional(k.code('Numero del documento', { max: 40, short: 'Numero', synonyms: ['numero documento', 'ddt'] })),
    data: k.day('Data', { near: { past: 400, future: 30 } }),
    totale: k.optional(k.total()),
    foto: k.optional(k.image('Foto', { max: 4 })),
    testo: k.optional(k.longText('Testo letto')),
    fornitore: k.optional(k.reference('Fornitore', 'fornitore')),
    stato: k.status('Stato', 'da_registrare', {
      da_registrare: k.state('Da registrare', 'warning', ['registrato', 'scartato'], {
        verb: 'Riapri',
        also: ['da caricare', 'in attesa', 'nuovo', 'da sistemare'],
      }),
      registrato: k.state('Registrato', 'success', ['da_registrare'], {
        over: true,
        verb: 'Segna registrato',
        also: ['caricato', 'archiviato'],
      }),
      scartato: k.state('Scartato', 'neutral', ['da_registrare'], { over: true, verb: 'Scarta', also: ['cestinato', 'non valido'] }),
    }),
  },
  title: ['nome', 'data'],
  synonyms: ['documento', 'documenti', 'ocr', 'scansione', 'scansioni', 'foto'],
  makes: ['scansiona', 'leggi', 'fotografa'],
  scans: ['ricetta', 'fattura', 'tessera_sanitaria'],
  alike: [['nre'], ['numero', 'piva']],
  sort: [k.desc('data')],
  form: [{ fields: ['tipo', 'nome', 'nre', 'codice_fiscale', 'piva', 'numero', 'data', 'totale', 'fornitore', 'foto', 'testo'] }],
  table: ['data', 'tipo', 'nome', 'nre', 'numero', 'totale', 'stato'],
  // Who delivers is known by his number.
  async proposes({ piva }, read) {
    const [one] = piva === undefined ? [] : await read.find('fornitore', [k.eq('piva', piva)])
    return one ? { fornitore: one.id as `fornitore_${string}` } : {}
  },
  prefill: ({ today: data }) => ({ data, tipo: 'ricetta' }) as const,
})
