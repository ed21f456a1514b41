import * as k from '../../kernel/describe.ts'

/** What was paid for a project, with the document that the funder will ask for. */
export const spesa = k.defineEntity({
  name: 'spesa',
  label: { one: 'Spesa', many: 'Spese', gender: 'f' },
  fields: {
    progetto: k.reference('Progetto', 'progetto', { among: () => [k.ne('stato', 'rendicontato')] }),
    voce: k.optional(
      k.reference('Voce di budget', 'voce', {
        short: 'Voce',
        among: ({ progetto }) => (progetto ? [k.eq('progetto', progetto)] : []),
        synonyms: ['categoria', 'capitolo'],
      }),
    ),
    data: k.day('Data', { near: { past: 400, future: 0 }, synonyms: ['data fattura', 'data documento'] }),
    descrizione: k.text('Descrizione', { max: 160, wide: true, synonyms: ['descrizione', 'causale', 'cosa', 'oggetto'] }),
    importo: k.money('Importo', { min: k.euro(0.01), hint: 'IVA compresa.', synonyms: ['totale', 'totale documento', 'costo', 'pagato'] }),
    fornitore: k.optional(
      k.supplier('Fornitore', { max: 120, synonyms: ['ragione sociale', 'beneficiario del pagamento', 'comprato da', 'da chi', 'dal'] }),
    ),
    documento: k.optional(
      k.text('Numero del documento', { max: 40, short: 'Documento', synonyms: ['numero fattura', 'numero ddt', 'scontrino'] }),
    ),
    allegato: k.optional(k.file('Documento allegato', { short: 'Allegato' })),
  },
  title: ['descrizione', 'data', 'progetto'],
  synonyms: ['spese', 'costo', 'costi', 'uscita', 'uscite', 'fattura'],
  makes: ['registra', 'paga', 'abbiamo comprato', 'ho comprato', 'ha comprato', 'abbiamo pagato'],
  scans: ['fattura'],
  sort: [k.desc('data')],
  form: [
    { fields: ['progetto', 'voce', 'data', 'descrizione', 'importo'] },
    { title: 'Documento del fornitore', fields: ['fornitore', 'documento', 'allegato'] },
  ],
  table: ['data', 'progetto', 'voce', 'descrizione', 'fornitore', 'documento', 'importo'],
  rules: [
    { field: 'voce', message: 'La voce è di un altro progetto.', when: [k.filled('voce'), k.ne('voce.progetto', k.field('progetto'))] },
    {
      field: 'progetto',
      message: 'Il progetto era già rendicontato in quel giorno: la spesa non vi rientra.',
      when: [k.lt('progetto.rendicontato_il', k.field('data'))],
    },
    {
      field: 'data',
      message: 'La spesa viene prima dell’inizio del progetto: chi lo finanzia non la ammette.',
      when: [k.gt('progetto.data_inizio', k.field('data'))],
    },
  ],
  prefill: ({ today: data }) => ({ data }),
})
