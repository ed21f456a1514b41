import * as k from '../../kernel/describe.ts'
import { durataPrevista } from '../common/durata.ts'
import { cliente } from './cliente.ts'
import { stato } from './stato.ts'
import { detti, mestieri } from './tecnico.ts'

export const intervento = k.defineEntity({
  name: 'intervento',
  label: { one: 'Intervento', many: 'Interventi', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente', { wide: true, synonyms: ['presso', 'committente', 'da chi', 'per chi', 'chi ha chiamato'] }),
    tipo: k.choice('Tipo Intervento', mestieri, {
      short: 'Tipo',
      noun: { said: 'tipo di intervento' },
      synonyms: ['tipo', 'genere', 'categoria'],
      also: detti,
    }),
    tecnico: k.optional(k.reference('Tecnico Assegnato', 'tecnico', { short: 'Tecnico', synonyms: ['operaio', 'ragazzo'] })),
    descrizione: k.longText('Descrizione Problema', {
      max: 2000,
      short: 'Descrizione',
      noun: { said: 'descrizione del problema' },
      synonyms: ['problema', 'lavoro', 'guasto', 'richiesta', 'motivo'],
    }),
    data: k.day('Data', { synonyms: ['andiamo', 'passiamo', 'torniamo', 'quando andiamo'], near: { past: 90, future: 365 } }),
    ora: k.optional(k.hour('Ora', { synonyms: ['attacca', 'a che ora attacca'] })),
    // What is planned; `ore` are those that were worked.
    durata_prevista: durataPrevista([
      'minuti',
      'quanto ci vuole',
      'quanto tempo ci vuole',
      'quanto ci vorrà',
      'quanto dovrebbe durare',
      'tempo previsto',
    ]),
    preventivo: k.optional(k.money('Preventivo', { synonyms: ['importo', 'prezzo', 'totale', 'cifra'] })),
    indirizzo: k.address('Indirizzo', { synonyms: ['luogo', 'zona', 'dove si va', 'dove devo andare'] }),
    stato,
    // A quarter of an hour at least: a job of no hours is not done, and would lower the average.
    ore: k.optional(
      k.hours('Ore di lavoro', {
        min: 0.25,
        max: 200,
        short: 'Ore',
        noun: { gender: 'f', plural: true },
        synonyms: ['durata', 'tempo', 'ore fatte', 'manodopera'],
      }),
    ),
    materiali: k.optional(
      k.lines(
        'Materiali usati',
        {
          materiale: k.text('Materiale'),
          quantita: k.quantity('Quantità', { max: 100_000 }),
          prezzo: k.optional(k.price('Prezzo unitario')),
          importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
        },
        { summary: ({ materiale, quantita }) => `${k.formatNumber(quantita)} x ${materiale}`, totals: ['costo_materiali'] },
      ),
    ),
    costo_materiali: k.derived(k.money('Totale materiali', {}), k.overLines('materiali', 'importo')),
    oltre: k.derived(
      k.hours('Ore oltre il previsto', { min: -200, short: 'Oltre', synonyms: ['sforato', 'sforamento'] }),
      k.minus('ore', k.divided('durata_prevista', 60)),
    ),
    foto: k.optional(k.image('Foto', { synonyms: ['fotografia', 'immagine'] })),
    firma: k.optional(
      k.signature('Firma del cliente', { short: 'Firma', synonyms: ['accettazione', 'firmato', 'ha firmato', 'rapportino firmato'] }),
    ),
    note: k.optional(k.notes()),
  },
  title: ['descrizione'],
  alike: [['cliente', 'data', 'descrizione']],
  synonyms: ['lavoro', 'uscita', 'progetti', 'job', 'appuntamento', 'pianificazione'],
  makes: ['prenota', 'fissa', 'programma', 'pianifica', 'metti in agenda', 'segna'],
  sort: [k.near('data'), k.asc('ora')],
  form: [
    { fields: ['cliente', 'tipo', 'tecnico', 'descrizione', 'data', 'ora', 'durata_prevista', 'preventivo', 'indirizzo'] },
    { title: 'Consuntivo', fields: ['ore', 'materiali', 'foto', 'note', 'firma'], on: 'edit' },
  ],
  table: ['data', 'ora', 'cliente', 'descrizione', 'tipo', 'tecnico', 'stato', 'preventivo'],
  late: { waiting: ['programmato'] },
  slot: { day: 'data', time: 'ora', lane: 'tecnico', lasts: 'durata_prevista', usual: 120, alone: true },
  // The work is where the customer is, until somebody writes another place.
  proposes: async ({ cliente: id }, read) => {
    const row = id && (await read.get('cliente', id))
    const { indirizzo } = row ? k.rowOf(cliente, row) : {}
    return indirizzo === undefined ? {} : { indirizzo }
  },
  prefill: ({ today }) => ({ data: today, tipo: 'idraulica' }) as const,
})
