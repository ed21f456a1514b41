import { desc, empty, eq, filled, lt } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import type { Read } from '../../kernel/entity.ts'
import { field, today } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import type { Change } from '../../kernel/store/change.ts'
import { allaPorta, FRASI } from './alla-porta.ts'
import { standing } from '../common/standing.ts'
import { rifiuti, type Motivo, type Rifiuto } from './stati.ts'

const motivi = Object.fromEntries([
  ...Object.entries(rifiuti).map(([key, [label]]) => [key, label]),
  ['fuori_orario', 'Fuori orario'],
]) as Readonly<Record<Motivo, string>>
const consentito = [eq('esito', 'consentito'), eq('data', today())] as const

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
      }),
    ),
    iscritto: reference('Iscritto', 'iscritto'),
    data: date('Data', { near: { past: 365, future: 0 } }),
    ora: time('Ora'),
    tipo: choice(
      'Tipo',
      { tessera: 'Tessera', manuale: 'Manuale', corso: 'Corso' },
      { noun: { said: 'tipo di ingresso' }, also: { manuale: ['a mano'], corso: ['per un corso'] } },
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
    motivo: optional(choice('Motivo', motivi, { also: { rata_scaduta: ['non ha pagato'] } })),
    abbonamento: optional(
      reference('Abbonamento', 'abbonamento', {
        among: ({ iscritto }) => [eq('situazione', 'attivo'), ...(iscritto === undefined ? [] : [eq('iscritto', iscritto)])],
        hint: 'Di un carnet si scala un ingresso.',
      }),
    ),
    accesso: standing('Accesso', { consentito: ['Consentito', 'success'], ...rifiuti }, field('iscritto.accesso')),
  },
  title: ['iscritto', 'data'],
  alike: [['iscritto', 'data', 'ora']],
  synonyms: ['ingressi', 'accesso', 'accessi', 'entrata', 'entrate'],
  makes: ['registra', 'fai entrare', 'segna', 'entra', 'è entrato'],
  scans: [],
  unique: [['iscritto', 'data', 'ora']],
  sort: [desc('data'), desc('ora')],
  form: [{ fields: ['tessera', 'iscritto', 'esito', 'motivo', 'tipo', 'abbonamento', 'data', 'ora'] }],
  table: ['data', 'ora', 'iscritto', 'tipo', 'esito', 'motivo'],
  // The verdict in words, while somebody stands there.
  note: ({ iscritto, accesso, esito, motivo }) =>
    iscritto
      ? {
          message:
            esito === 'negato'
              ? `Non entra: ${motivi[motivo ?? 'fuori_orario'].toLowerCase()}.`
              : accesso === 'consentito'
                ? 'Può entrare.'
                : 'Non può entrare.',
        }
      : undefined,
  noteReads: ['accesso'],
  rules: [
    { field: 'motivo', message: 'Indica perché non è entrato.', when: [eq('esito', 'negato'), empty('motivo')] },
    { field: 'motivo', message: 'Chi è entrato non ha un motivo di rifiuto.', when: [eq('esito', 'consentito'), filled('motivo')] },
    ...(Object.entries(FRASI) as [Rifiuto, string][]).map(
      ([value, message]) => ({ field: 'esito', message, when: [...consentito, eq('iscritto.accesso', value)] }) as const,
    ),
    {
      field: 'esito',
      message: 'Non può entrare: gli ingressi del carnet sono finiti.',
      when: [...consentito, lt('abbonamento.residui', 0)],
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
  const booked = await read.find('prenotazione', [eq('iscritto', iscritto), eq('data', data), eq('stato', 'prenotata')])
  const first = booked.toSorted((a, b) => (String(a['ora']) < String(b['ora']) ? -1 : 1))[0]
  return first ? [{ type: 'move', entity: 'prenotazione', id: first.id, to: 'presente' }] : []
}
