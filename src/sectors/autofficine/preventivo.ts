import { defineEntity } from '../../kernel/define-entity.ts'
import { field, taxableOf, taxOf, totalOf } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { signature } from '../../kernel/fields/signature.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { rifiuto, scadenza } from '../common/preventivo.ts'
import { veicolo } from './veicolo.ts'
import { completed, controlla, voci } from './voci.ts'

/** Days for which an estimate holds. */
const VALE = 30
const iva = { amount: 'importo', vat: 'iva' } as const
export const CONDIZIONI =
  'Prezzi validi fino alla data indicata. I lavori che si rivelano necessari smontando si fanno solo dopo un nuovo consenso.'

/** What a repair will cost, line by line: approved, it becomes the repair. */
export const preventivo = defineEntity({
  name: 'preventivo',
  label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
  fields: {
    numero: number('Numero', { series: 'PR', per: 'year', of: 'data', on: 'inviato' }),
    data: date('Data', { near: { past: 365, future: 30 } }),
    veicolo: reference('Veicolo', 'veicolo'),
    cliente: reference('Cliente', 'cliente'),
    problema: text('Lavoro richiesto', {
      max: 160,
      short: 'Lavoro',
      wide: true,
      synonyms: ['problema', 'oggetto', 'per cosa', 'di cosa', 'che lavoro'],
    }),
    righe: optional(voci(['imponibile', 'imposta', 'totale'])),
    imponibile: derived(money('Imponibile'), taxableOf('righe', iva)),
    imposta: derived(money('IVA'), taxOf('righe', iva)),
    totale: derived(
      money('Totale', { synonyms: ['quanto gli abbiamo chiesto', 'quanto viene', 'a quanto', 'quanto abbiamo preventivato'] }),
      totalOf('righe', iva),
    ),
    valido_fino: date('Valido fino al', {
      synonyms: ['scadenza', 'scade', 'vale fino a', 'fino a quando vale', 'validità'],
      short: 'Valido al',
      noun: { said: 'giorno fino a cui vale' },
      near: { past: 365, future: 365 },
    }),
    condizioni: optional(longText('Condizioni', { noun: { gender: 'f', plural: true } })),
    approvato_il: optional(
      date('Approvato il', {
        synonyms: ['accettato il', 'confermato il'],
        noun: { said: 'giorno dell’approvazione' },
        near: { past: 365, future: 0 },
      }),
    ),
    firma: optional(signature('Firma del cliente', { short: 'Firma' })),
    scartate: optional(
      longText('Voci non approvate', {
        synonyms: ['voci scartate', 'cosa non ha voluto', 'lasciato fuori'],
        short: 'Non approvate',
        noun: { gender: 'f', plural: true },
      }),
    ),
    motivo: rifiuto.motivo,
    telefono: derived(phone('Telefono'), field('cliente.telefono')),
    stato: status('Stato', 'bozza', {
      bozza: {
        label: 'Bozza',
        tone: 'neutral',
        next: ['inviato'],
        also: ['da inviare', 'da mandare', 'da finire', 'da preparare'],
      },
      inviato: {
        label: 'Inviato',
        tone: 'info',
        next: ['approvato', 'rifiutato'],
        verb: 'Invia',
        paper: 'preventivo',
        also: ['mandato', 'da confermare', 'in attesa di risposta', 'in attesa'],
      },
      approvato: {
        label: 'Approvato',
        tone: 'success',
        next: [],
        requires: ['approvato_il'],
        takes: ['righe', 'scartate'],
        verb: 'Approva tutto',
        also: ['accettato', 'confermato', 'ha detto di sì', 'ha accettato'],
      },
      rifiutato: { ...rifiuto.stato, next: ['inviato'] },
    }),
  },
  title: ['numero', 'veicolo'],
  untitled: 'Bozza',
  synonyms: ['preventivi', 'offerta', 'stima', 'offerte', 'stime', 'quotazione'],
  makes: ['prepara', 'quota', 'preventiva', 'stima', 'fai un preventivo', 'fammi un preventivo'],
  sort: [{ field: 'data', direction: 'desc' }],
  form: [
    { fields: ['veicolo', 'cliente', 'data', 'valido_fino', 'problema', 'righe', 'condizioni'] },
    { title: 'Risposta', fields: ['approvato_il', 'firma', 'scartate', 'motivo'], on: 'edit', notIn: ['bozza'] },
  ],
  table: ['numero', 'data', 'veicolo', 'cliente', 'problema', 'totale', 'valido_fino', 'stato'],
  board: 'stato',
  closed: { open: ['firma'], says: () => 'il cliente ne ha una copia. Per cambiarlo se ne fa un altro.' },
  rules: [scadenza],
  conflicts: async ({ righe, stato }) => [
    ...controlla(righe),
    // Old ones come in from a file without their lines; nobody is sent an empty one.
    ...(stato === 'inviato' && (righe ?? []).length === 0
      ? [{ path: 'righe', code: 'rule', message: 'Un preventivo si invia con almeno una voce.' } as const]
      : []),
  ],
  async proposes({ veicolo: id }, read) {
    const row = id && (await read.get('veicolo', id))
    return row ? { cliente: rowOf(veicolo, row).cliente } : {}
  },
  async effects(_before, after, read) {
    const righe = after && (await completed(after.righe ?? [], read))
    return righe ? [{ type: 'update', entity: 'preventivo', id: after.id, values: { righe } }] : []
  },
  prefill: ({ today }) => ({ data: today, valido_fino: addDays(today, VALE), condizioni: CONDIZIONI }),
})
