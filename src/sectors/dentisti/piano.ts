import { denti } from '../../documents/odontogramma/denti.ts'
import * as k from '../../kernel/describe.ts'
import { rifiuto } from '../common/preventivo.ts'
import { daFatturare } from './prestazione.ts'

const VALIDITA = 'Il preventivo vale 90 giorni. Le prestazioni sanitarie sono esenti da IVA (art. 10, n. 18, DPR 633/1972).'

/** What is proposed to a patient, phase by phase, with its price: accepted, its treatments stand on his card. */
export const piano = k.defineEntity({
  name: 'piano',
  label: { one: 'Piano di cura', many: 'Piani di cura', gender: 'm' },
  fields: {
    numero: k.number('Numero', { series: 'PC', per: 'year', of: 'data', on: 'presentato' }),
    data: k.day('Data', { near: { past: 365, future: 30 } }),
    paziente: k.reference('Paziente', 'paziente'),
    operatore: k.optional(k.reference('Proposto da', 'operatore', { noun: { said: 'operatore che lo propone' } })),
    // Those that come in from a file have none.
    righe: k.optional(
      k.lines(
        'Cure',
        {
          fase: k.integer('Fase', { min: 1, max: 20 }),
          dente: k.optional(k.choice('Dente', denti)),
          listino: k.optional(k.reference('Dal listino', 'trattamento')),
          cura: k.text('Prestazione', { max: 120 }),
          prezzo: k.price(),
          ribasso: k.optional(k.percent('Sconto')),
          importo: k.derived(k.money('Importo'), k.times('prezzo', k.minus(1, k.divided('ribasso', 100)))),
        },
        { summary: ({ cura, dente }) => [cura, dente].filter(Boolean).join(' '), totals: ['totale'], starts: { fase: 1 } },
      ),
    ),
    totale: k.derived(k.total('Totale', { synonyms: ['quanto costa'] }), k.overLines('righe', 'importo')),
    eseguito: k.derived(
      k.money('Eseguito'),
      k.sumOf({ entity: 'prestazione', by: 'piano', of: 'importo', where: [k.eq('stato', 'eseguita')] }),
    ),
    da_fatturare: k.derived(k.money('Da fatturare'), k.sumOf({ entity: 'prestazione', by: 'piano', of: 'importo', where: daFatturare })),
    avanzamento: k.derived(k.percent('Avanzamento', { decimals: 0 }), k.times(100, k.divided('eseguito', 'totale'))),
    condizioni: k.optional(k.longText('Condizioni', { noun: { gender: 'f', plural: true } })),
    accettato_il: k.optional(k.doneOn('Accettato il', { noun: { said: 'giorno dell’accettazione' }, near: { past: 365, future: 0 } })),
    // On paper or here: whoever has no screen at hand signs the print.
    firma: k.optional(k.signature('Firma del paziente', { short: 'Firma', synonyms: ['accettazione'] })),
    motivo: rifiuto.motivo,
    stato: k.status('Stato', 'bozza', {
      bozza: k.state('Bozza', 'neutral', ['presentato'], { also: ['da presentare', 'in preparazione', 'da finire'] }),
      presentato: k.state('Presentato', 'info', ['accettato', 'rifiutato'], {
        verb: 'Presenta',
        paper: 'preventivo',
        also: ['proposto', 'consegnato', 'in attesa di risposta', 'aspetta risposta'],
      }),
      accettato: k.state('Accettato', 'success', ['concluso'], {
        requires: ['accettato_il'],
        verb: 'Accetta',
        also: ['approvato', 'firmato', 'ha detto di sì', 'ha accettato'],
      }),
      rifiutato: { ...rifiuto.stato, next: ['presentato'] },
      concluso: k.state('Concluso', 'neutral', [], { over: true, verb: 'Concludi', also: ['finito', 'terminato', 'chiuso', 'completato'] }),
    }),
  },
  title: ['numero', 'paziente'],
  untitled: 'Bozza',
  synonyms: ['preventivo', 'offerta', 'piano', 'proposta'],
  makes: ['prepara', 'proponi', 'preventiva'],
  sort: [k.desc('data')],
  form: [
    { fields: ['paziente', 'data', 'operatore', 'righe', 'condizioni'] },
    { title: 'Risposta', fields: ['accettato_il', 'firma', 'motivo'], on: 'edit', notIn: ['bozza'] },
  ],
  table: ['numero', 'data', 'paziente', 'totale', 'eseguito', 'da_fatturare', 'avanzamento', 'stato'],
  board: 'stato',
  closed: { open: ['firma'], says: () => 'il paziente ne ha una copia. Per cambiarlo se ne fa un altro.' },
  conflicts: async ({ stato, righe = [] }) =>
    stato === 'bozza' || righe.length > 0
      ? []
      : [{ path: 'righe', code: 'rule', message: 'Il piano non ha cure: scrivine almeno una prima di presentarlo.' }],
  // What was accepted is to be done: it stands on the card of the patient, phase by phase.
  effects: (before, after, _read, { today }) =>
    after?.stato === 'accettato' && before && before.stato !== 'accettato'
      ? (after.righe ?? []).map(({ fase, dente, listino, cura, prezzo, ribasso = 0 }) => ({
          type: 'create',
          entity: 'prestazione',
          values: {
            paziente: after.paziente,
            data: today,
            cura,
            fase,
            piano: after.id,
            importo: Math.round(prezzo * (1 - ribasso / 100)),
            ...(dente !== undefined && { dente }),
            ...(listino !== undefined && { listino }),
            ...(after.operatore !== undefined && { operatore: after.operatore }),
          },
        }))
      : [],
  prefill: ({ today }) => ({ data: today, condizioni: VALIDITA }),
})
