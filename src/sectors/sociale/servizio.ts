import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'

export const tipiServizio = {
  pacco: 'Pacco alimentare',
  doposcuola: 'Doposcuola',
  trasporto: 'Trasporto',
  compagnia: 'Compagnia e visite',
  casa: 'Sportello casa',
  colloquio: 'Colloquio',
  contributo: 'Contributo economico',
  altro: 'Altro',
} as const
export type TipoServizio = keyof typeof tipiServizio

/** How long a service of a kind usually takes, in minutes. */
export const durataDi: Readonly<Record<TipoServizio, number>> = {
  pacco: 15,
  doposcuola: 120,
  trasporto: 60,
  compagnia: 90,
  casa: 45,
  colloquio: 45,
  contributo: 15,
  altro: 30,
}

/** What a beneficiary gets on a day: the list of them is his story. */
export const servizio = k.defineEntity({
  name: 'servizio',
  label: { one: 'Servizio', many: 'Servizi', gender: 'm' },
  fields: {
    beneficiario: k.reference('Beneficiario', 'beneficiario', { wide: true, synonyms: ['assistito', 'utente', 'a chi'] }),
    tipo: k.choice('Tipo di servizio', tipiServizio, {
      short: 'Tipo',
      noun: { said: 'tipo di servizio' },
      synonyms: ['tipo', 'prestazione', 'aiuto', 'attività'],
      also: {
        colloquio: ['colloquio', 'colloqui', 'centro di ascolto'],
        pacco: ['spesa', 'spesa sospesa', 'viveri', 'pacco', 'pacchi', 'pacco alimentare', 'pacchi alimentari'],
        trasporto: ['accompagnamento', 'passaggio', 'accompagnamenti', 'accompagna', 'trasporti', 'accompagnare', 'in ospedale'],
        compagnia: ['visita', 'visite', 'compagnia', 'visita di compagnia', 'fa compagnia'],
        doposcuola: ['compiti', 'aiuto compiti'],
        casa: ['alloggio'],
        contributo: ['sussidio', 'aiuto economico'],
      },
    }),
    progetto: k.optional(k.reference('Progetto', 'progetto')),
    data: k.day('Data', { near: { past: 400, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['alle', 'quando'] }),
    minuti: k.optional(k.lasts('Durata', { min: 5, max: 720, noun: { gender: 'f' } })),
    volontario: k.optional(
      k.reference('Volontario', 'volontario', {
        among: () => [k.eq('stato', 'attivo')],
        synonyms: ['accompagnatore', 'autista', 'accompagna'],
      }),
    ),
    dettaglio: k.optional(
      k.text('Dettaglio', { max: 160, wide: true, placeholder: 'Visita in ospedale, con pedana', synonyms: ['cosa', 'descrizione'] }),
    ),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'data', synonyms: ['ricorrenza', 'ogni settimana'] })),
    motivo: k.optional(
      k.reason('Perché non si è fatto', { noun: { said: 'motivo per cui non si è fatto' }, short: 'Motivo', synonyms: ['assenza'] }),
    ),
    osservazioni: restricted(
      k.optional(k.longText('Osservazioni', { noun: { gender: 'f', plural: true }, synonyms: ['diario', 'relazione', 'com’è andata'] })),
      'riservati',
    ),
    stato: k.status('Stato', 'programmato', {
      programmato: k.state('Programmato', 'primary', ['erogato', 'non_svolto'], {
        verb: 'Rimetti in programma',
        also: ['in programma', 'fissato', 'da fare', 'prenotato'],
      }),
      erogato: k.state('Erogato', 'success', ['programmato'], {
        over: true,
        verb: 'Segna erogato',
        verbs: { programmato: 'Non è ancora fatto' },
        done: 'Servizio erogato',
        also: ['fatto', 'svolto', 'dato', 'consegnato'],
      }),
      non_svolto: k.state('Non svolto', 'destructive', ['programmato'], {
        away: true,
        requires: ['motivo'],
        verb: 'Non svolto',
        verbs: { programmato: 'Rimetti in programma' },
        also: ['saltato', 'saltati', 'salta', 'è saltato'],
      }),
    }),
  },
  title: ['beneficiario', 'tipo', 'data'],
  synonyms: ['servizi', 'prestazione', 'prestazioni', 'aiuto', 'aiuti', 'pacco'],
  makes: ['prenota', 'fissa', 'programma', 'eroga', 'fissa una visita', 'fissa un colloquio'],
  alike: [['beneficiario', 'tipo', 'data', 'ora']],
  sort: [k.near('data'), k.asc('ora')],
  form: [
    { fields: ['beneficiario', 'tipo', 'progetto', 'data', 'ora', 'minuti', 'volontario', 'dettaglio', 'ripetizione'] },
    { title: 'Com’è andata', fields: ['motivo', 'osservazioni'], on: 'edit' },
  ],
  table: ['data', 'ora', 'beneficiario', 'tipo', 'progetto', 'volontario', 'dettaglio', 'stato'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 30, lane: 'volontario' },
  exclusive: { says: (_, quando) => `ha già un servizio ${quando}` },
  rules: [
    {
      field: 'data',
      message: 'Il giorno non è ancora venuto: il servizio resta programmato.',
      when: [k.oneOf('stato', ['erogato', 'non_svolto']), k.gt('data', k.today())],
    },
    {
      field: 'beneficiario',
      message: 'Il suo percorso è concluso: riaprilo per programmare altri servizi.',
      when: [k.eq('stato', 'programmato'), k.eq('beneficiario.stato', 'concluso')],
    },
  ],
  proposes: async ({ tipo }) => (tipo === undefined ? {} : { minuti: durataDi[tipo] }),
  prefill: ({ today: data }) => ({ data, ora: '10:00' }),
})
