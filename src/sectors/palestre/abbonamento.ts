import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, dayAfter, divided, field, minus, mostOf, sumOf, today, when } from '../../kernel/expression/expression.ts'
import { boolean } from '../../kernel/fields/boolean.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money, type Cents } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import type { Read } from '../../kernel/entity.ts'
import { mezzi, pagatoCon } from '../common/pagamento.ts'
import { seguiti } from './abbonamento-seguiti.ts'
import { CARNET } from './stati.ts'

/** Days that each kind lasts. */
export const GIORNI = { mensile: 30, trimestrale: 90, semestrale: 180, annuale: 365, dieci_ingressi: 180, prova: 7 } as const
export type Tipo = keyof typeof GIORNI

export const tipi = {
  mensile: 'Mensile',
  trimestrale: 'Trimestrale',
  semestrale: 'Semestrale',
  annuale: 'Annuale',
  dieci_ingressi: '10 ingressi',
  prova: 'Prova',
} as const

const rate = { entity: 'rata', by: 'abbonamento' } as const
const usati = { entity: 'ingresso', by: 'abbonamento', where: [{ field: 'esito', op: 'eq', value: 'consentito' }] } as const
const eTipo = (value: Tipo) => [{ field: 'tipo', op: 'eq', value }] as const
const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
/** A value that is there for some kinds only. */
const VUOTO = divided(0, 0)

/** A subscription: how long, for how much, in how many instalments. The end moves with a pause. */
export const abbonamento = defineEntity({
  name: 'abbonamento',
  label: { one: 'Abbonamento', many: 'Abbonamenti', gender: 'm' },
  fields: {
    iscritto: reference('Iscritto', 'iscritto', { synonyms: ['socio', 'cliente', 'di chi', 'intestatario'] }),
    tipo: choice('Tipo', tipi, {
      noun: { said: 'tipo di abbonamento' },
      synonyms: ['formula', 'che abbonamento ha', 'piano', 'durata'],
      also: {
        dieci_ingressi: ['carnet', '10_ingressi', 'dieci ingressi', 'pacchetto'],
        mensile: ['mensili', 'un mese'],
        trimestrale: ['trimestrali', 'tre mesi'],
        semestrale: ['semestrali', 'sei mesi'],
        annuale: ['annuali', 'un anno'],
        prova: ['di prova', 'settimana di prova'],
      },
    }),
    prezzo: money('Prezzo', { synonyms: ['costo', 'quanto costa', 'quota', 'quanto paga', 'importo'] }),
    inizio: date('Inizio', { near: { past: 800, future: 120 }, synonyms: ['data inizio', 'dal', 'parte il', 'da quando', 'inizia'] }),
    fine: date('Fine', {
      noun: { gender: 'f' },
      near: { past: 800, future: 800 },
      synonyms: ['data fine', 'scadenza', 'fino al', 'quando scade', 'quando finisce', 'scade'],
    }),
    rate: optional(
      integer('Rate', {
        min: 1,
        max: 12,
        noun: { said: 'numero di rate', gender: 'm' },
        hint: 'Una al mese, la prima all’inizio.',
        synonyms: ['numero di rate', 'quante rate', 'in quante rate'],
      }),
    ),
    metodo: optional(pagatoCon(mezzi, { hint: 'Con cosa paga oggi la prima rata. Vuoto: resta da pagare.' })),
    rinnovo: optional(boolean('Rinnovo automatico', { short: 'Rinnovo', synonyms: ['rinnovo', 'si rinnova da solo', 'automatico'] })),
    pausa: optional(
      integer('Giorni di pausa', {
        min: 1,
        max: 180,
        unit: ['giorno', 'giorni'],
        noun: { plural: true },
        synonyms: ['pausa', 'giorni di congelamento', 'per quanti giorni', 'congela per'],
      }),
    ),
    congelato_dal: optional(date('Congelato dal', { near: { past: 200, future: 0 }, noun: { said: 'inizio della pausa' } })),
    disdetto_il: optional(
      date('Disdetto il', { near: { past: 800, future: 0 }, noun: { said: 'data della disdetta' }, synonyms: ['data disdetta'] }),
    ),
    note: optional(text('Nota', { max: 160, synonyms: ['annotazione', 'motivo'] })),
    usati: derived(integer('Ingressi usati', { noun: { plural: true } }), countOf(usati)),
    ultimo: derived(date('Ultimo ingresso'), mostOf({ ...usati, of: 'data' })),
    residui: derived(
      integer('Ingressi residui', {
        min: -1000,
        noun: { plural: true },
        short: 'Residui',
        synonyms: ['ingressi rimasti', 'quanti ingressi ha', 'ingressi gli restano', 'ingressi le restano', 'ingressiResidui'],
      }),
      cases([when(eTipo('dieci_ingressi'), minus(CARNET, 'usati'))], VUOTO),
    ),
    pagato: derived(
      money('Pagato', { min: euro(-1_000_000), synonyms: ['versato', 'ha pagato', 'quanto ha pagato', 'incassato'] }),
      sumOf({ ...rate, of: 'pagato' }),
    ),
    saldo: derived(
      money('Da pagare', {
        min: euro(-1_000_000),
        noun: { said: 'somma da pagare' },
        synonyms: ['saldo', 'resta da pagare', 'quanto manca'],
      }),
      cases([when([{ field: 'stato', op: 'eq', value: 'disdetto' }], 0)], minus('prezzo', 'pagato')),
    ),
    rate_scadute: derived(
      integer('Rate scadute', { noun: { gender: 'f', plural: true }, synonyms: ['rateScadute', 'rate arretrate'] }),
      countOf({ ...rate, where: [{ field: 'situazione', op: 'eq', value: 'scaduta' }] }),
    ),
    // A carnet and a trial bring money once.
    canone: derived(
      money('Canone mensile', { synonyms: ['canone', 'al mese', 'quanto rende al mese'] }),
      cases(
        [
          when(eTipo('mensile'), field('prezzo')),
          when(eTipo('trimestrale'), divided('prezzo', 3)),
          when(eTipo('semestrale'), divided('prezzo', 6)),
          when(eTipo('annuale'), divided('prezzo', 12)),
        ],
        0,
      ),
    ),
    riprende: derived(
      date('Fine della pausa', { noun: { gender: 'f' }, synonyms: ['quando riprende', 'congelato fino al'] }),
      dayAfter('congelato_dal', 'pausa'),
    ),
    situazione: derived(
      choice(
        'Situazione',
        { da_pagare: 'Da pagare', attivo: 'Attivo', congelato: 'Congelato', scaduto: 'Scaduto', disdetto: 'Disdetto' },
        {
          tones: { da_pagare: 'warning', attivo: 'success', congelato: 'info', scaduto: 'neutral', disdetto: 'destructive' },
          synonyms: ['com’è', 'a che punto è'],
          also: { scaduto: ['finito', 'scaduti', 'esaurito', 'non rinnovato'], attivo: ['attivi', 'in corso', 'valido'] },
        },
      ),
      cases(
        [
          when([attivo, { field: 'fine', op: 'lt', value: today() }], 'scaduto'),
          // The last entry of a carnet still counts on its day.
          when([attivo, { field: 'residui', op: 'lt', value: 0 }], 'scaduto'),
          when([attivo, { field: 'residui', op: 'eq', value: 0 }, { field: 'ultimo', op: 'lt', value: today() }], 'scaduto'),
          when([attivo], 'attivo'),
          when([{ field: 'stato', op: 'eq', value: 'congelato' }], 'congelato'),
          when([{ field: 'stato', op: 'eq', value: 'disdetto' }], 'disdetto'),
        ],
        'da_pagare',
      ),
    ),
    stato: status('Stato', 'da_pagare', {
      da_pagare: {
        label: 'Da pagare',
        tone: 'warning',
        next: ['attivo', 'disdetto'],
        verb: 'Da pagare',
        also: ['non ha pagato', 'in attesa'],
      },
      attivo: {
        label: 'Attivo',
        tone: 'success',
        next: ['congelato', 'disdetto'],
        verb: 'Attiva',
        verbs: { congelato: 'Congela' },
        done: 'Abbonamento attivo',
        also: ['attivi', 'in corso', 'valido'],
      },
      congelato: {
        label: 'Congelato',
        tone: 'info',
        next: ['attivo', 'disdetto'],
        requires: ['pausa'],
        verb: 'Congela',
        verbs: { attivo: 'Riattiva' },
        done: 'Abbonamento congelato: la fine si sposta dei giorni di pausa',
        also: ['in pausa', 'fermo', 'sospeso', 'congelati'],
      },
      disdetto: {
        label: 'Disdetto',
        tone: 'destructive',
        next: ['attivo'],
        away: true,
        shows: ['saldo'],
        verb: 'Disdici',
        verbs: { attivo: 'Ripristina' },
        also: ['annullato', 'disdetta', 'ha disdetto', 'disdetti'],
      },
    }),
  },
  title: ['iscritto', 'tipo', 'inizio'],
  synonyms: ['abbonamenti', 'tessera mensile', 'piano', 'contratto', 'carnet'],
  makes: ['attiva', 'vendi', 'fai l’abbonamento', 'abbona', 'sottoscrivi'],
  unique: [['iscritto', 'tipo', 'inizio']],
  scans: [],
  sort: [{ field: 'fine', direction: 'near' }],
  form: [
    { fields: ['iscritto', 'tipo', 'prezzo', 'inizio', 'fine', 'rate', 'metodo', 'rinnovo'] },
    { title: 'Pausa e disdetta', fields: ['pausa', 'congelato_dal', 'disdetto_il', 'note'], on: 'edit' },
  ],
  table: ['iscritto', 'tipo', 'prezzo', 'inizio', 'fine', 'situazione', 'residui', 'saldo', 'rate_scadute', 'rinnovo'],
  board: 'stato',
  rules: [
    { field: 'fine', message: 'La fine viene prima dell’inizio.', when: [{ field: 'fine', op: 'lt', value: field('inizio') }] },
    {
      field: 'pausa',
      message: 'È già scaduto: non si congela, si rinnova.',
      when: [
        { field: 'stato', op: 'eq', value: 'congelato' },
        { field: 'fine', op: 'lt', value: field('congelato_dal') },
      ],
    },
  ],
  proposes: ({ iscritto, tipo, inizio }, read, at) => propone({ iscritto, tipo, inizio }, read, at.today),
  effects: seguiti,
  prefill: () => ({ rate: 1 }),
})

interface Scelto {
  readonly iscritto?: string | undefined
  readonly tipo?: Tipo | undefined
  readonly inizio?: string | undefined
}

interface Proposto {
  readonly inizio?: string
  readonly fine?: string
  readonly prezzo?: Cents
}

/** Begins the day after the one that is running, lasts as long as its kind, costs what the last one of its kind cost. */
export async function propone({ iscritto, tipo, inizio }: Scelto, read: Read, today: string): Promise<Proposto> {
  const running = iscritto === undefined ? undefined : (await read.get('iscritto', iscritto))?.['fine_abbonamento']
  const first = typeof running === 'string' && running >= today ? addDays(running, 1) : today
  const from = inizio ?? first
  if (tipo === undefined) return { ...(inizio === undefined && iscritto !== undefined && { inizio: from }) }
  const sold = await read.find('abbonamento', [{ field: 'tipo', op: 'eq', value: tipo }])
  const last = sold.toSorted((a, b) => (String(a['inizio']) < String(b['inizio']) ? 1 : -1))[0]
  return {
    ...(inizio === undefined && { inizio: from }),
    fine: addDays(from, GIORNI[tipo]),
    ...(typeof last?.['prezzo'] === 'number' && { prezzo: euro(last['prezzo'] / 100) }),
  }
}
