import * as k from '../../kernel/describe.ts'
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
const usati = { entity: 'ingresso', by: 'abbonamento', where: [k.eq('esito', 'consentito')] } as const
const eTipo = (value: Tipo) => [k.eq('tipo', value)] as const
const attivo = k.eq('stato', 'attivo')
/** A value that is there for some kinds only. */
const VUOTO = k.divided(0, 0)

/** A subscription: how long, for how much, in how many instalments. The end moves with a pause. */
export const abbonamento = k.defineEntity({
  name: 'abbonamento',
  label: { one: 'Abbonamento', many: 'Abbonamenti', gender: 'm' },
  fields: {
    iscritto: k.reference('Iscritto', 'iscritto'),
    tipo: k.choice('Tipo', tipi, {
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
    prezzo: k.price(),
    inizio: k.date('Inizio', { near: { past: 800, future: 120 } }),
    fine: k.until('Fine', { noun: { gender: 'f' }, near: { past: 800, future: 800 } }),
    rate: k.optional(
      k.integer('Rate', { min: 1, max: 12, noun: { said: 'numero di rate', gender: 'm' }, hint: 'Una al mese, la prima all’inizio.' }),
    ),
    metodo: k.optional(pagatoCon(mezzi, { hint: 'Con cosa paga oggi la prima rata. Vuoto: resta da pagare.' })),
    rinnovo: k.optional(k.boolean('Rinnovo automatico', { short: 'Rinnovo' })),
    pausa: k.optional(k.integer('Giorni di pausa', { min: 1, max: 180, unit: ['giorno', 'giorni'], noun: { plural: true } })),
    congelato_dal: k.optional(k.date('Congelato dal', { near: { past: 200, future: 0 }, noun: { said: 'inizio della pausa' } })),
    disdetto_il: k.optional(k.doneOn('Disdetto il', { near: { past: 800, future: 0 }, noun: { said: 'data della disdetta' } })),
    note: k.optional(k.text('Nota', { max: 160 })),
    usati: k.derived(k.integer('Ingressi usati', { noun: { plural: true } }), k.countOf(usati)),
    ultimo: k.derived(k.date('Ultimo ingresso'), k.mostOf({ ...usati, of: 'data' })),
    residui: k.derived(
      k.integer('Ingressi residui', { min: -1000, noun: { plural: true }, short: 'Residui' }),
      k.cases([k.when(eTipo('dieci_ingressi'), k.minus(CARNET, 'usati'))], VUOTO),
    ),
    pagato: k.derived(k.money('Pagato', { min: k.euro(-1_000_000) }), k.sumOf({ ...rate, of: 'pagato' })),
    saldo: k.derived(
      k.money('Da pagare', { min: k.euro(-1_000_000), noun: { said: 'somma da pagare' } }),
      k.cases([k.when([k.eq('stato', 'disdetto')], 0)], k.sumOf({ ...rate, of: 'saldo' })),
    ),
    rate_scadute: k.derived(
      k.integer('Rate scadute', { noun: { gender: 'f', plural: true } }),
      k.countOf({ ...rate, where: [k.eq('situazione', 'scaduta')] }),
    ),
    // A carnet and a trial bring money once.
    canone: k.derived(
      k.money('Canone mensile'),
      k.cases(
        [
          k.when(eTipo('mensile'), k.field('prezzo')),
          k.when(eTipo('trimestrale'), k.divided('prezzo', 3)),
          k.when(eTipo('semestrale'), k.divided('prezzo', 6)),
          k.when(eTipo('annuale'), k.divided('prezzo', 12)),
        ],
        0,
      ),
    ),
    riprende: k.derived(k.until('Fine della pausa', { noun: { gender: 'f' } }), k.dayAfter('congelato_dal', 'pausa')),
    situazione: k.standing(
      'Situazione',
      {
        da_pagare: ['Da pagare', 'warning'],
        attivo: ['Attivo', 'success'],
        congelato: ['Congelato', 'info'],
        scaduto: ['Scaduto', 'neutral'],
        disdetto: ['Disdetto', 'destructive'],
      },
      k.cases(
        [
          k.when([attivo, k.lt('fine', k.today())], 'scaduto'),
          // The last entry of a carnet still counts on its day.
          k.when([attivo, k.lt('residui', 0)], 'scaduto'),
          k.when([attivo, k.eq('residui', 0), k.lt('ultimo', k.today())], 'scaduto'),
          k.when([attivo], 'attivo'),
          k.when([k.eq('stato', 'congelato')], 'congelato'),
          k.when([k.eq('stato', 'disdetto')], 'disdetto'),
        ],
        'da_pagare',
      ),
      { also: { scaduto: ['finito', 'scaduti', 'esaurito', 'non rinnovato'], attivo: ['attivi', 'in corso', 'valido'] } },
    ),
    stato: k.status('Stato', 'da_pagare', {
      da_pagare: k.state('Da pagare', 'warning', ['attivo', 'disdetto'], { verb: 'Da pagare', also: ['non ha pagato', 'in attesa'] }),
      attivo: k.state('Attivo', 'success', ['congelato', 'disdetto'], {
        verb: 'Attiva',
        done: 'Abbonamento attivo',
        also: ['attivi', 'in corso', 'valido'],
      }),
      congelato: k.state('Congelato', 'info', ['attivo', 'disdetto'], {
        requires: ['pausa'],
        verb: 'Congela',
        verbs: { attivo: 'Riattiva' },
        done: 'Abbonamento congelato: la fine si sposta dei giorni di pausa',
        also: ['in pausa', 'fermo', 'sospeso'],
      }),
      disdetto: k.state('Disdetto', 'destructive', ['attivo'], {
        away: true,
        shows: ['saldo'],
        verb: 'Disdici',
        verbs: { attivo: 'Ripristina' },
        also: ['annullato', 'disdetta', 'ha disdetto'],
      }),
    }),
  },
  title: ['iscritto', 'tipo', 'inizio'],
  synonyms: ['abbonamenti', 'piano', 'contratto', 'carnet'],
  makes: ['attiva', 'vendi', 'fai l’abbonamento', 'abbona', 'sottoscrivi'],
  unique: [['iscritto', 'tipo', 'inizio']],
  scans: [],
  sort: [k.near('fine')],
  form: [
    { fields: ['iscritto', 'tipo', 'prezzo', 'inizio', 'fine', 'rate', 'metodo', 'rinnovo'] },
    { title: 'Pausa e disdetta', fields: ['pausa', 'congelato_dal', 'disdetto_il', 'note'], on: 'edit' },
  ],
  table: ['iscritto', 'tipo', 'prezzo', 'inizio', 'fine', 'situazione', 'residui', 'saldo', 'rate_scadute'],
  rules: [
    { field: 'fine', message: 'La fine viene prima dell’inizio.', when: [k.lt('fine', k.field('inizio'))] },
    {
      field: 'pausa',
      message: 'È già scaduto: non si congela, si rinnova.',
      when: [k.eq('stato', 'congelato'), k.lt('fine', k.field('congelato_dal'))],
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
  readonly prezzo?: k.Cents
}

/** Begins the day after the one that is running, lasts as long as its kind, costs what the last one of its kind cost. */
export async function propone({ iscritto, tipo, inizio }: Scelto, read: k.Read, day: string): Promise<Proposto> {
  const running = iscritto === undefined ? undefined : (await read.get('iscritto', iscritto))?.['fine_abbonamento']
  const first = typeof running === 'string' && running >= day ? k.addDays(running, 1) : day
  const from = inizio ?? first
  if (tipo === undefined) return { ...(inizio === undefined && iscritto !== undefined && { inizio: from }) }
  const sold = await read.find('abbonamento', [k.eq('tipo', tipo)])
  const last = sold.toSorted((a, b) => (String(a['inizio']) < String(b['inizio']) ? 1 : -1))[0]
  return {
    ...(inizio === undefined && { inizio: from }),
    fine: k.addDays(from, GIORNI[tipo]),
    ...(typeof last?.['prezzo'] === 'number' && { prezzo: k.euro(last['prezzo'] / 100) }),
  }
}
