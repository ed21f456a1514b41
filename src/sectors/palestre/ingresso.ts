import * as k from '../../kernel/describe.ts'
import { allaPorta, FRASI } from './alla-porta.ts'
import { rifiuti, type Motivo, type Rifiuto } from './stati.ts'

const motivi = Object.fromEntries([
  ...Object.entries(rifiuti).map(([key, [label]]) => [key, label]),
  ['fuori_orario', 'Fuori orario'],
]) as Readonly<Record<Motivo, string>>
const consentito = [k.eq('esito', 'consentito'), k.eq('data', k.today())] as const

/** Somebody at the door: let in, or sent back with the reason. */
export const ingresso = k.defineEntity({
  name: 'ingresso',
  label: { one: 'Ingresso', many: 'Ingressi', gender: 'm' },
  fields: {
    tessera: k.optional(
      k.text('Tessera', {
        max: 20,
        placeholder: '2001',
        noun: { said: 'numero di tessera' },
        hint: 'Passa la tessera nel lettore o scrivi il numero: l’iscritto e l’esito vengono da soli.',
      }),
    ),
    iscritto: k.reference('Iscritto', 'iscritto'),
    data: k.day('Data', { near: { past: 365, future: 0 } }),
    ora: k.hour(),
    tipo: k.choice(
      'Tipo',
      { tessera: 'Tessera', manuale: 'Manuale', corso: 'Corso' },
      { noun: { said: 'tipo di ingresso' }, also: { manuale: ['a mano'], corso: ['per un corso'] } },
    ),
    esito: k.choice(
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
    motivo: k.optional(k.choice('Motivo', motivi, { also: { rata_scaduta: ['non ha pagato'] } })),
    abbonamento: k.optional(
      k.reference('Abbonamento', 'abbonamento', {
        among: ({ iscritto }) => [k.eq('situazione', 'attivo'), ...(iscritto === undefined ? [] : [k.eq('iscritto', iscritto)])],
        hint: 'Di un carnet si scala un ingresso.',
      }),
    ),
    accesso: k.standing('Accesso', { consentito: ['Consentito', 'success'], ...rifiuti }, k.field('iscritto.accesso')),
  },
  title: ['iscritto', 'data'],
  alike: [['iscritto', 'data', 'ora']],
  synonyms: ['ingressi', 'accesso', 'accessi', 'entrata', 'entrate'],
  makes: ['registra', 'fai entrare', 'segna', 'entra', 'è entrato'],
  scans: [],
  unique: [['iscritto', 'data', 'ora']],
  sort: [k.desc('data'), k.desc('ora')],
  form: [{ fields: ['tessera', 'iscritto', 'esito', 'motivo', 'tipo', 'abbonamento', 'data', 'ora'] }],
  table: ['data', 'ora', 'iscritto', 'tipo', 'esito', 'motivo'],
  note: ({ iscritto, accesso, esito, motivo }) => {
    if (!iscritto) return undefined
    if (esito === 'negato') return { verdict: 'no', message: `Non entra: ${motivi[motivo ?? 'fuori_orario'].toLowerCase()}.` }
    return accesso === 'consentito' ? { verdict: 'yes', message: 'Può entrare.' } : { verdict: 'no', message: 'Non può entrare.' }
  },
  noteReads: ['accesso'],
  rules: [
    { field: 'motivo', message: 'Indica perché non è entrato.', when: [k.eq('esito', 'negato'), k.empty('motivo')] },
    { field: 'motivo', message: 'Chi è entrato non ha un motivo di rifiuto.', when: [k.eq('esito', 'consentito'), k.filled('motivo')] },
    ...(Object.entries(FRASI) as [Rifiuto, string][]).map(
      ([value, message]) => ({ field: 'esito', message, when: [...consentito, k.eq('iscritto.accesso', value)] }) as const,
    ),
    {
      field: 'esito',
      message: 'Non può entrare: gli ingressi del carnet sono finiti.',
      when: [...consentito, k.lt('abbonamento.residui', 0)],
    },
  ],
  proposes: allaPorta,
  // Whoever comes in for a class is there.
  async effects(before, after, read) {
    return !before && after?.tipo === 'corso' && after.esito === 'consentito' ? presente(after, read) : []
  },
  prefill: ({ today: day, time: now }) => ({ data: day, ...(now !== undefined && { ora: now }), tipo: 'tessera' }) as const,
})

async function presente(
  { iscritto, data }: { readonly iscritto: string; readonly data: string },
  read: k.Read,
): Promise<readonly k.Change[]> {
  const booked = await read.find('prenotazione', [k.eq('iscritto', iscritto), k.eq('data', data), k.eq('stato', 'prenotata')])
  const first = booked.toSorted((a, b) => (String(a['ora']) < String(b['ora']) ? -1 : 1))[0]
  return first ? [{ type: 'move', entity: 'prenotazione', id: first.id, to: 'presente' }] : []
}
