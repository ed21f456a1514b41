import { defineEntity } from '../../kernel/define-entity.ts'
import type { Read } from '../../kernel/entity.ts'
import { today } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import type { Change } from '../../kernel/store/change.ts'
import { allaPorta, FRASI } from './alla-porta.ts'
import { motivi, type Motivo } from './stati.ts'

const consentito = [
  { field: 'esito', op: 'eq', value: 'consentito' },
  { field: 'data', op: 'eq', value: today() },
] as const

/** Somebody at the door: let in, or sent back with the reason. */
export const ingresso = defineEntity({
  name: 'ingresso',
  label: { one: 'Ingresso', many: 'Ingressi', gender: 'm' },
  fields: {
    tessera: optional(
      text('Tessera', {
        max: 20,
        placeholder: '2001',
        noun: { said: 'numero di tessera' },
        hint: 'Passa la tessera nel lettore o scrivi il numero: l’iscritto e l’esito vengono da soli.',
        synonyms: ['numero tessera', 'badge', 'qr', 'codice'],
      }),
    ),
    iscritto: reference('Iscritto', 'iscritto', { synonyms: ['socio', 'cliente', 'chi è entrato'] }),
    data: date('Data', { near: { past: 365, future: 0 }, synonyms: ['giorno', 'quando'] }),
    ora: time('Ora', { synonyms: ['orario', 'a che ora', 'entrato alle'] }),
    tipo: choice(
      'Tipo',
      { tessera: 'Tessera', manuale: 'Manuale', corso: 'Corso' },
      { noun: { said: 'tipo di ingresso' }, synonyms: ['come è entrato'], also: { manuale: ['a mano'], corso: ['per un corso'] } },
    ),
    esito: choice(
      'Esito',
      { consentito: 'Consentito', negato: 'Negato' },
      {
        tones: { consentito: 'success', negato: 'destructive' },
        also: {
          consentito: ['entrato', 'entrata', 'ammesso', 'entrati', 'è venuto'],
          negato: ['respinto', 'rifiutato', 'non è entrato', 'bloccato'],
        },
      },
    ),
    motivo: optional(
      choice('Motivo', motivi, {
        synonyms: ['perché', 'causa', 'perché non è entrato', 'motivo del rifiuto'],
        also: { rata_scaduta: ['non ha pagato'] },
      }),
    ),
    abbonamento: optional(
      reference('Abbonamento', 'abbonamento', {
        among: ({ iscritto }) => [
          { field: 'situazione', op: 'eq', value: 'attivo' },
          ...(iscritto === undefined ? [] : [{ field: 'iscritto', op: 'eq', value: iscritto } as const]),
        ],
        hint: 'Di un carnet si scala un ingresso.',
      }),
    ),
  },
  title: ['iscritto', 'data', 'ora'],
  synonyms: ['ingressi', 'accesso', 'accessi', 'entrata', 'entrate', 'check-in'],
  makes: ['registra', 'fai entrare', 'segna', 'entra', 'è entrato', 'è arrivato'],
  scans: [],
  unique: [['iscritto', 'data', 'ora']],
  sort: [
    { field: 'data', direction: 'desc' },
    { field: 'ora', direction: 'desc' },
  ],
  form: [{ fields: ['tessera', 'iscritto', 'esito', 'motivo', 'tipo', 'abbonamento', 'data', 'ora'] }],
  table: ['data', 'ora', 'iscritto', 'tipo', 'esito', 'motivo'],
  note: ({ esito, motivo }) =>
    esito === 'negato'
      ? { message: `Non può entrare: ${motivo === undefined ? 'indica il motivo' : motivi[motivo].toLowerCase()}.` }
      : undefined,
  rules: [
    {
      field: 'motivo',
      message: 'Indica perché non è entrato.',
      when: [
        { field: 'esito', op: 'eq', value: 'negato' },
        { field: 'motivo', op: 'empty' },
      ],
    },
    {
      field: 'motivo',
      message: 'Chi è entrato non ha un motivo di rifiuto.',
      when: [
        { field: 'esito', op: 'eq', value: 'consentito' },
        { field: 'motivo', op: 'filled' },
      ],
    },
    ...(Object.entries(FRASI) as [Exclude<Motivo, 'fuori_orario'>, string][]).map(
      ([value, message]) => ({ field: 'esito', message, when: [...consentito, { field: 'iscritto.accesso', op: 'eq', value }] }) as const,
    ),
    {
      field: 'esito',
      message: 'Non può entrare: gli ingressi del carnet sono finiti.',
      when: [...consentito, { field: 'abbonamento.residui', op: 'lt', value: 0 }],
    },
  ],
  proposes: allaPorta,
  // Whoever comes in for a class is there.
  async effects(before, after, read) {
    return !before && after?.tipo === 'corso' && after.esito === 'consentito' ? presente(after, read) : []
  },
  prefill: ({ today: day, time: now }) => ({ data: day, ...(now !== undefined && { ora: now }), tipo: 'tessera' }) as const,
})

async function presente({ iscritto, data }: { readonly iscritto: string; readonly data: string }, read: Read): Promise<readonly Change[]> {
  const booked = await read.find('prenotazione', [
    { field: 'iscritto', op: 'eq', value: iscritto },
    { field: 'data', op: 'eq', value: data },
    { field: 'stato', op: 'eq', value: 'prenotata' },
  ])
  const first = booked.toSorted((a, b) => (String(a['ora']) < String(b['ora']) ? -1 : 1))[0]
  return first ? [{ type: 'move', entity: 'prenotazione', id: first.id, to: 'presente' }] : []
}
