import { checkSuperfici } from '../../documents/odontogramma/check-superfici.ts'
import { denti } from '../../documents/odontogramma/denti.ts'
import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'
import { dettiDenti } from './detti-denti.ts'
import { campoSuperfici } from './superfici.ts'
import { branche, trattamento } from './trattamento.ts'

const SULLA_FATTURA = 'prima si toglie dalla bozza, o si fa la nota di credito.'

/** What was done, has its price and stands on no invoice. */
export const daFatturare = [k.eq('stato', 'eseguita'), k.gt('importo', 0), k.empty('fattura')] as const

/** One line of a patient's card: what was or will be done, on which tooth, by whom, for how much. */
export const prestazione = k.defineEntity({
  name: 'prestazione',
  label: { one: 'Prestazione', many: 'Prestazioni', gender: 'f' },
  fields: {
    paziente: k.reference('Paziente', 'paziente', { wide: true }),
    data: k.day('Data', { near: { past: 3650, future: 730 } }),
    dente: k.optional(k.choice('Dente', denti, { synonyms: ['elemento'], also: dettiDenti })),
    superfici: k.optional(campoSuperfici()),
    listino: k.optional(k.reference('Dal listino', 'trattamento', { noun: { said: 'trattamento dal listino' } })),
    cura: k.text('Prestazione', { max: 120, synonyms: ['trattamento', 'cura', 'intervento'] }),
    branca: k.derived(k.choice('Branca', branche), k.field('listino.branca')),
    operatore: k.optional(k.reference('Operatore', 'operatore', { synonyms: ['dentista', 'medico', 'dottore'] })),
    importo: k.money('Importo', { synonyms: ['prezzo', 'onorario', 'totale', 'costo', 'quanto abbiamo preso'] }),
    piano: k.optional(k.reference('Piano di cura', 'piano', { short: 'Piano' })),
    fase: k.optional(k.integer('Fase', { min: 1, max: 20 })),
    // Written by the invoice that bills it.
    fattura: k.optional(k.reference('Fattura', 'fattura', { closes: true })),
    fatturazione: k.standing(
      'Fatturazione',
      {
        niente: ['Niente', 'neutral'],
        da_fatturare: ['Da fatturare', 'warning'],
        in_bozza: ['In bozza', 'info'],
        fatturata: ['Fatturata', 'success'],
      },
      k.cases(
        [
          k.when([k.eq('fattura.stato', 'bozza')], 'in_bozza'),
          k.when([k.filled('fattura')], 'fatturata'),
          k.when([...daFatturare], 'da_fatturare'),
        ],
        'niente',
      ),
      {
        noun: { gender: 'f' },
        synonyms: ['fatturato'],
        also: { da_fatturare: ['non fatturata', 'senza fattura', 'ancora da fatturare', 'non ancora fatturata', 'da mettere in fattura'] },
      },
    ),
    note: restricted(k.optional(k.longText('Note cliniche', { short: 'Note', synonyms: ['diario'] })), 'sanitari'),
    stato: k.status('Stato', 'pianificata', {
      pianificata: k.state('Pianificata', 'info', ['in_corso', 'eseguita', 'annullata'], {
        verb: 'Rimetti in programma',
        also: ['da fare', 'in programma', 'prevista', 'da eseguire'],
      }),
      in_corso: k.state('In corso', 'warning', ['eseguita', 'pianificata', 'annullata'], {
        requires: ['operatore'],
        verb: 'Inizia',
        also: ['iniziata', 'cominciata', 'a metà', 'avviata'],
      }),
      eseguita: k.state('Eseguita', 'success', ['in_corso'], {
        over: true,
        requires: ['operatore'],
        verb: 'Segna eseguita',
        verbs: { in_corso: 'Riapri' },
        also: ['fatta', 'finita', 'completata', 'terminata'],
      }),
      annullata: k.state('Annullata', 'destructive', ['pianificata'], {
        away: true,
        verb: 'Annulla prestazione',
        also: ['cancellata', 'saltata', 'non serve più'],
      }),
    }),
  },
  title: ['cura', 'dente', 'paziente'],
  synonyms: ['cartella', 'cura', 'trattamento', 'diario', 'lavoro'],
  makes: ['segna', 'registra', 'pianifica', 'annota'],
  scans: [],
  alike: [['paziente', 'data', 'cura', 'dente']],
  told: ['cura', 'dente', 'stato', 'importo'],
  sort: [k.desc('data')],
  form: [
    { fields: ['paziente', 'data', 'listino', 'cura', 'dente', 'superfici', 'operatore', 'importo', 'note'] },
    { title: 'Piano di cura', fields: ['piano', 'fase'], on: 'edit' },
  ],
  closed: { open: ['note'], says: () => SULLA_FATTURA },
  // It stays done as long as it is billed.
  settled: ({ fattura }) =>
    fattura === undefined ? undefined : { fields: ['stato'], message: `La prestazione è già su una fattura: ${SULLA_FATTURA}` },
  table: ['data', 'paziente', 'dente', 'superfici', 'cura', 'operatore', 'importo', 'stato'],
  rules: [
    {
      field: 'data',
      message: 'Una prestazione eseguita non può avere una data futura.',
      when: [k.eq('stato', 'eseguita'), k.gt('data', k.today())],
    },
  ],
  conflicts: async (row) => checkSuperfici(row),
  async proposes({ listino }, read) {
    const chosen = listino && (await read.get('trattamento', listino))
    if (!chosen) return {}
    const { nome, prezzo } = k.rowOf(trattamento, chosen)
    return { cura: nome, importo: prezzo }
  },
  prefill: (at) => ({ data: at.today }),
})
