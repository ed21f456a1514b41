import { defineEntity } from '../../kernel/define-entity.ts'
import { divided, minus, overLines, sumOf, times } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { signature } from '../../kernel/fields/signature.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { rifiuto } from '../common/preventivo.ts'
import { denti } from './denti.ts'
import { daFatturare } from './prestazione.ts'

const VALIDITA = 'Il preventivo vale 90 giorni. Le prestazioni sanitarie sono esenti da IVA (art. 10, n. 18, DPR 633/1972).'

/** What is proposed to a patient, phase by phase, with its price: accepted, its treatments stand on his card. */
export const piano = defineEntity({
  name: 'piano',
  label: { one: 'Piano di cura', many: 'Piani di cura', gender: 'm' },
  fields: {
    numero: number('Numero', { series: 'PC', per: 'year', of: 'data', on: 'presentato' }),
    data: date('Data', { near: { past: 365, future: 30 } }),
    paziente: reference('Paziente', 'paziente'),
    operatore: optional(
      reference('Proposto da', 'operatore', {
        noun: { said: 'operatore che lo propone' },
        synonyms: ['fatto da', 'chi lo ha fatto', 'chi lo ha proposto'],
      }),
    ),
    // Those that come in from a file have none.
    righe: optional(
      lines(
        'Cure',
        {
          fase: integer('Fase', { min: 1, max: 20 }),
          dente: optional(choice('Dente', denti)),
          listino: optional(reference('Dal listino', 'trattamento')),
          cura: text('Prestazione', { max: 120 }),
          prezzo: money('Prezzo'),
          ribasso: optional(percent('Sconto')),
          importo: derived(money('Importo'), times('prezzo', minus(1, divided('ribasso', 100)))),
        },
        { summary: ({ cura, dente }) => [cura, dente].filter(Boolean).join(' '), totals: ['totale'], starts: { fase: 1 } },
      ),
    ),
    totale: derived(
      money('Totale', {
        synonyms: ['importo', 'di quanto è', 'quanto viene', 'quanto costa', 'quanto gli abbiamo chiesto', 'quanto le abbiamo chiesto'],
      }),
      overLines('righe', 'importo'),
    ),
    eseguito: derived(
      money('Eseguito'),
      sumOf({ entity: 'prestazione', by: 'piano', of: 'importo', where: [{ field: 'stato', op: 'eq', value: 'eseguita' }] }),
    ),
    da_fatturare: derived(money('Da fatturare'), sumOf({ entity: 'prestazione', by: 'piano', of: 'importo', where: daFatturare })),
    avanzamento: derived(
      percent('Avanzamento', {
        decimals: 0,
        synonyms: ['a che punto', 'quanto manca', 'quanto è stato fatto', 'punto siamo', 'a che percentuale'],
      }),
      times(100, divided('eseguito', 'totale')),
    ),
    condizioni: optional(longText('Condizioni', { noun: { gender: 'f', plural: true } })),
    accettato_il: optional(
      date('Accettato il', {
        noun: { said: 'giorno dell’accettazione' },
        synonyms: [
          'quando ha accettato',
          'quando l’ha accettato',
          'quando è stato accettato',
          'quando ha detto di sì',
          'quando ha firmato',
        ],
        near: { past: 365, future: 0 },
      }),
    ),
    // On paper or here: whoever has no screen at hand signs the print.
    firma: optional(signature('Firma del paziente', { short: 'Firma', synonyms: ['accettazione'] })),
    motivo: rifiuto.motivo,
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['presentato'], also: ['da presentare', 'in preparazione', 'da finire'] },
      presentato: {
        label: 'Presentato',
        tone: 'info',
        next: ['accettato', 'rifiutato'],
        verb: 'Presenta',
        paper: 'preventivo',
        also: ['proposto', 'consegnato', 'in attesa di risposta', 'aspetta risposta'],
      },
      accettato: {
        label: 'Accettato',
        tone: 'success',
        next: ['concluso'],
        requires: ['accettato_il'],
        verb: 'Accetta',
        also: ['approvato', 'firmato', 'ha detto di sì', 'ha accettato'],
      },
      rifiutato: { ...rifiuto.stato, next: ['presentato'] },
      concluso: {
        label: 'Concluso',
        tone: 'neutral',
        next: [],
        over: true,
        verb: 'Concludi',
        also: ['finito', 'terminato', 'chiuso', 'completato'],
      },
    }),
  },
  title: ['numero', 'paziente'],
  untitled: 'Bozza',
  synonyms: ['preventivo', 'piano di trattamento', 'offerta', 'progetto di cura', 'piano', 'proposta'],
  makes: ['prepara', 'proponi', 'preventiva'],
  sort: [{ field: 'data', direction: 'desc' }],
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
