import * as k from '../../kernel/describe.ts'
import { rifiuto, scadenza } from '../common/preventivo.ts'
import { veicolo } from './veicolo.ts'
import { completed, controlla, voci } from './voci.ts'

/** Days for which an estimate holds. */
const VALE = 30
const iva = { amount: 'importo', vat: 'iva' } as const
export const CONDIZIONI =
  'Prezzi validi fino alla data indicata. I lavori che si rivelano necessari smontando si fanno solo dopo un nuovo consenso.'

/** What a repair will cost, line by line: approved, it becomes the repair. */
export const preventivo = k.defineEntity({
  name: 'preventivo',
  label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
  fields: {
    numero: k.number('Numero', { series: 'PR', per: 'year', of: 'data', on: 'inviato' }),
    data: k.day('Data', { near: { past: 365, future: 30 } }),
    veicolo: k.reference('Veicolo', 'veicolo'),
    cliente: k.reference('Cliente', 'cliente'),
    problema: k.text('Lavoro richiesto', { max: 160, short: 'Lavoro', wide: true, synonyms: ['problema', 'oggetto'] }),
    righe: k.optional(voci(['imponibile', 'imposta', 'totale'])),
    imponibile: k.derived(k.money('Imponibile'), k.taxableOf('righe', iva)),
    imposta: k.derived(k.money('IVA'), k.taxOf('righe', iva)),
    totale: k.derived(
      k.total('Totale', { synonyms: ['quanto gli abbiamo chiesto', 'quanto viene', 'a quanto', 'quanto abbiamo preventivato'] }),
      k.totalOf('righe', iva),
    ),
    valido_fino: k.deadline('Valido fino al', {
      synonyms: ['validità'],
      short: 'Valido al',
      noun: { said: 'giorno fino a cui vale' },
      near: { past: 365, future: 365 },
    }),
    condizioni: k.optional(k.longText('Condizioni', { noun: { gender: 'f', plural: true } })),
    approvato_il: k.optional(k.doneOn('Approvato il', { noun: { said: 'giorno dell’approvazione' }, near: { past: 365, future: 0 } })),
    firma: k.optional(k.signature('Firma del cliente', { short: 'Firma' })),
    scartate: k.optional(k.longText('Voci non approvate', { short: 'Non approvate', noun: { gender: 'f', plural: true } })),
    motivo: rifiuto.motivo,
    telefono: k.derived(k.phone(), k.field('cliente.telefono')),
    stato: k.status('Stato', 'bozza', {
      bozza: k.state('Bozza', 'neutral', ['inviato'], { also: ['da inviare', 'da mandare', 'da finire', 'da preparare'] }),
      inviato: k.state('Inviato', 'info', ['approvato', 'rifiutato'], {
        verb: 'Invia',
        paper: 'preventivo',
        also: ['mandato', 'da confermare', 'in attesa di risposta', 'in attesa'],
      }),
      approvato: k.state('Approvato', 'success', [], {
        requires: ['approvato_il'],
        takes: ['righe', 'scartate'],
        verb: 'Approva tutto',
        also: ['accettato', 'confermato', 'ha detto di sì', 'ha accettato'],
      }),
      rifiutato: { ...rifiuto.stato, next: ['inviato'] },
    }),
  },
  title: ['numero', 'veicolo'],
  untitled: 'Bozza',
  synonyms: ['preventivi', 'offerta', 'stima', 'offerte', 'stime', 'quotazione'],
  makes: ['prepara', 'quota', 'preventiva', 'stima', 'fai un preventivo', 'fammi un preventivo'],
  sort: [k.desc('data')],
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
    return row ? { cliente: k.rowOf(veicolo, row).cliente } : {}
  },
  async effects(_before, after, read) {
    const righe = after && (await completed(after.righe ?? [], read))
    return righe ? [{ type: 'update', entity: 'preventivo', id: after.id, values: { righe } }] : []
  },
  prefill: ({ today }) => ({ data: today, valido_fino: k.addDays(today, VALE), condizioni: CONDIZIONI }),
})
