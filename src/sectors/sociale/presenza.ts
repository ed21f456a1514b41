import * as k from '../../kernel/describe.ts'
import { altriTurni } from './sovrapposti.ts'

const previsto = k.eq('segno', 'previsto')

/** A square of the register: a volunteer in a shift, expected or come, with the hours that count. */
export const presenza = k.defineEntity({
  name: 'presenza',
  label: { one: 'Presenza', many: 'Presenze', gender: 'f' },
  fields: {
    incarico: k.reference('Volontario', 'incarico', { synonyms: ['incarico', 'chi', 'nome', 'chi viene'] }),
    turno: k.reference('Turno', 'turno'),
    segno: k.choice(
      'Segno',
      { previsto: 'Di turno', presente: 'Presente', assente: 'Assente', avvisato: 'Ha avvisato' },
      {
        tones: { previsto: 'primary', presente: 'success', assente: 'destructive', avvisato: 'warning' },
        also: {
          previsto: ['prenotato', 'segnato', 'di turno', 'previsti', 'atteso', 'in turno', 'prevista', 'segnata', 'viene al turno'],
          presente: [
            'sì',
            'presenti',
            'è venuto',
            'è venuta',
            'sono venuti',
            'venuta',
            'venuto',
            'si è presentato',
            'si è presentata',
            'ha fatto il turno',
            'sono venute',
          ],
          assente: [
            'manca',
            'no',
            'assenti',
            'mancato',
            'mancati',
            'è mancato',
            'mancata',
            'non è venuto',
            'non c’era',
            'non si è presentato',
            'non è venuta',
            'sono mancati',
            'non si è presentata',
            'non si è visto',
            'non si è vista',
            'ha dato buca',
            'ci ha dato buca',
            'ha saltato il turno',
            'ha bucato il turno',
            'è mancata',
            'non c’erano',
            'non sono venuti',
            'non sono venute',
          ],
          avvisato: [
            'giustificato',
            'ha avvisato',
            'avvisati',
            'giustificati',
            'non può',
            'non viene',
            'non può venire',
            'ha avvertito',
            'ha disdetto',
            'non ci sarà',
            'non ce la fa',
            'ha detto che non viene',
            'ha avvisato che non viene',
            'giustificata',
            'avvisata',
          ],
        },
      },
    ),
    ore_fatte: k.optional(
      k.hours('Ore effettive', {
        max: 24,
        min: 0.25,
        noun: { gender: 'f', plural: true },
        hint: 'Solo se sono diverse da quelle del turno.',
      }),
    ),
    nota: k.optional(k.note('Nota', { placeholder: 'Andata via prima', synonyms: ['motivo'] })),
    data: k.derived(k.day('Data'), k.field('turno.data')),
    ore: k.derived(
      k.hours('Ore', { noun: { gender: 'f', plural: true }, synonyms: ['ore fatte'] }),
      k.cases([k.when([k.eq('segno', 'presente')], k.first('ore_fatte', k.divided('turno.minuti', 60)))], 0),
    ),
  },
  title: ['incarico', 'turno', 'segno'],
  synonyms: ['presenze', 'registro'],
  makes: ['metti in turno', 'mettilo in turno', 'mettila in turno', 'segna di turno', 'segnalo di turno', 'segnala di turno'],
  unique: [['incarico', 'turno']],
  sort: [k.near('data')],
  form: [{ fields: ['incarico', 'turno', 'segno', 'ore_fatte', 'nota'] }],
  table: ['data', 'incarico', 'turno', 'segno', 'ore', 'nota'],
  rules: [
    { field: 'turno', message: 'Il turno è di un altro progetto.', when: [k.ne('incarico.progetto', k.field('turno.progetto'))] },
    {
      field: 'segno',
      message: 'Il turno non c’è ancora stato: si segna chi è di turno, o chi ha avvisato che manca.',
      when: [k.oneOf('segno', ['presente', 'assente']), k.gt('turno.data', k.today())],
    },
    { field: 'turno', message: 'Il turno è annullato.', when: [k.eq('turno.stato', 'annullato')] },
    {
      field: 'incarico',
      message: 'In quel giorno non è assicurato: rinnova la polizza prima di dargli un turno (D.Lgs. 117/2017, art. 18).',
      when: [previsto, k.lt('incarico.volontario.assicurato_fino', k.field('turno.data'))],
    },
  ],
  conflicts: unoPerVolta,
  prefill: () => ({ segno: 'previsto' }) as const,
  // Of a shift that was, whoever is put down came.
  proposes: async ({ turno: id }, read, { today: oggi }) => {
    const data = id === undefined ? undefined : (await read.get('turno', id))?.['data']
    return { segno: typeof data === 'string' && data < oggi ? ('presente' as const) : ('previsto' as const) }
  },
})

/** Nobody is in two shifts at once, whatever projects they are of. */
async function unoPerVolta(
  { id, incarico, turno, segno }: { readonly id: string; readonly incarico: string; readonly turno: string; readonly segno: string },
  read: k.Read,
): Promise<readonly k.Problem[]> {
  if (segno !== 'previsto') return []
  const [other] = await altriTurni(read, incarico, turno, id)
  return other === undefined ? [] : [{ path: 'incarico', code: 'rule', message: `Ha già un turno a quell’ora: ${other}.` }]
}
