import { eq, lt } from '../common/conditions.ts'
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
import { state } from '../common/state.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import type { Read } from '../../kernel/entity.ts'
import { mezzi, pagatoCon } from '../common/pagamento.ts'
import { seguiti } from './abbonamento-seguiti.ts'
import { standing } from '../common/standing.ts'
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
const usati = { entity: 'ingresso', by: 'abbonamento', where: [eq('esito', 'consentito')] } as const
const eTipo = (value: Tipo) => [eq('tipo', value)] as const
const attivo = eq('stato', 'attivo')
/** A value that is there for some kinds only. */
const VUOTO = divided(0, 0)

/** A subscription: how long, for how much, in how many instalments. The end moves with a pause. */
export const abbonamento = defineEntity({
  name: 'abbonamento',
  label: { one: 'Abbonamento', many: 'Abbonamenti', gender: 'm' },
  fields: {
    iscritto: reference('Iscritto', 'iscritto'),
    tipo: choice('Tipo', tipi, {
      noun: { said: 'tipo di abbonamento' },
      also: {
        dieci_ingressi: ['carnet', '10_ingressi', 'dieci ingressi', 'pacchetto'],
        mensile: ['mensili', 'un mese'],
        trimestrale: ['trimestrali', 'tre mesi'],
        semestrale: ['semestrali', 'sei mesi'],
        annuale: ['annuali', 'un anno'],
        prova: ['di prova', 'settimana di prova'],
      },
    }),
    prezzo: money('Prezzo'),
    inizio: date('Inizio', { near: { past: 800, future: 120 } }),
    fine: date('Fine', { noun: { gender: 'f' }, near: { past: 800, future: 800 } }),
    rate: optional(
      integer('Rate', { min: 1, max: 12, noun: { said: 'numero di rate', gender: 'm' }, hint: 'Una al mese, la prima all’inizio.' }),
    ),
    metodo: optional(pagatoCon(mezzi, { hint: 'Con cosa paga oggi la prima rata. Vuoto: resta da pagare.' })),
    rinnovo: optional(boolean('Rinnovo automatico', { short: 'Rinnovo' })),
    pausa: optional(integer('Giorni di pausa', { min: 1, max: 180, unit: ['giorno', 'giorni'], noun: { plural: true } })),
    congelato_dal: optional(date('Congelato dal', { near: { past: 200, future: 0 }, noun: { said: 'inizio della pausa' } })),
    disdetto_il: optional(date('Disdetto il', { near: { past: 800, future: 0 }, noun: { said: 'data della disdetta' } })),
    note: optional(text('Nota', { max: 160 })),
    usati: derived(integer('Ingressi usati', { noun: { plural: true } }), countOf(usati)),
    ultimo: derived(date('Ultimo ingresso'), mostOf({ ...usati, of: 'data' })),
    residui: derived(
      integer('Ingressi residui', { min: -1000, noun: { plural: true }, short: 'Residui' }),
      cases([when(eTipo('dieci_ingressi'), minus(CARNET, 'usati'))], VUOTO),
    ),
    pagato: derived(money('Pagato', { min: euro(-1_000_000) }), sumOf({ ...rate, of: 'pagato' })),
    saldo: derived(
      money('Da pagare', { min: euro(-1_000_000), noun: { said: 'somma da pagare' } }),
      cases([when([eq('stato', 'disdetto')], 0)], sumOf({ ...rate, of: 'saldo' })),
    ),
    rate_scadute: derived(
      integer('Rate scadute', { noun: { gender: 'f', plural: true } }),
      countOf({ ...rate, where: [eq('situazione', 'scaduta')] }),
    ),
    // A carnet and a trial bring money once.
    canone: derived(
      money('Canone mensile'),
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
    riprende: derived(date('Fine della pausa', { noun: { gender: 'f' } }), dayAfter('congelato_dal', 'pausa')),
    situazione: standing(
      'Situazione',
      {
        da_pagare: ['Da pagare', 'warning'],
        attivo: ['Attivo', 'success'],
        congelato: ['Congelato', 'info'],
        scaduto: ['Scaduto', 'neutral'],
        disdetto: ['Disdetto', 'destructive'],
      },
      cases(
        [
          when([attivo, lt('fine', today())], 'scaduto'),
          // The last entry of a carnet still counts on its day.
          when([attivo, lt('residui', 0)], 'scaduto'),
          when([attivo, eq('residui', 0), lt('ultimo', today())], 'scaduto'),
          when([attivo], 'attivo'),
          when([eq('stato', 'congelato')], 'congelato'),
          when([eq('stato', 'disdetto')], 'disdetto'),
        ],
        'da_pagare',
      ),
      { also: { scaduto: ['finito', 'scaduti', 'esaurito', 'non rinnovato'], attivo: ['attivi', 'in corso', 'valido'] } },
    ),
    stato: status('Stato', 'da_pagare', {
      da_pagare: state('Da pagare', 'warning', ['attivo', 'disdetto'], { verb: 'Da pagare', also: ['non ha pagato', 'in attesa'] }),
      attivo: state('Attivo', 'success', ['congelato', 'disdetto'], {
        verb: 'Attiva',
        done: 'Abbonamento attivo',
        also: ['attivi', 'in corso', 'valido'],
      }),
      congelato: state('Congelato', 'info', ['attivo', 'disdetto'], {
        requires: ['pausa'],
        verb: 'Congela',
        verbs: { attivo: 'Riattiva' },
        done: 'Abbonamento congelato: la fine si sposta dei giorni di pausa',
        also: ['in pausa', 'fermo', 'sospeso'],
      }),
      disdetto: state('Disdetto', 'destructive', ['attivo'], {
        away: true,
        shows: ['saldo'],
        verb: 'Disdici',
        verbs: { attivo: 'Ripristina' },
        also: ['annullato', 'disdetta', 'ha disdetto'],
      }),
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
  table: ['iscritto', 'tipo', 'prezzo', 'inizio', 'fine', 'situazione', 'residui', 'saldo', 'rate_scadute'],
  board: 'stato',
  rules: [
    { field: 'fine', message: 'La fine viene prima dell’inizio.', when: [lt('fine', field('inizio'))] },
    {
      field: 'pausa',
      message: 'È già scaduto: non si congela, si rinnova.',
      when: [eq('stato', 'congelato'), lt('fine', field('congelato_dal'))],
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
export async function propone({ iscritto, tipo, inizio }: Scelto, read: Read, day: string): Promise<Proposto> {
  const running = iscritto === undefined ? undefined : (await read.get('iscritto', iscritto))?.['fine_abbonamento']
  const first = typeof running === 'string' && running >= day ? addDays(running, 1) : day
  const from = inizio ?? first
  if (tipo === undefined) return { ...(inizio === undefined && iscritto !== undefined && { inizio: from }) }
  const sold = await read.find('abbonamento', [eq('tipo', tipo)])
  const last = sold.toSorted((a, b) => (String(a['inizio']) < String(b['inizio']) ? 1 : -1))[0]
  return {
    ...(inizio === undefined && { inizio: from }),
    fine: addDays(from, GIORNI[tipo]),
    ...(typeof last?.['prezzo'] === 'number' && { prezzo: euro(last['prezzo'] / 100) }),
  }
}
