import * as k from '../../kernel/describe.ts'

const programmate = [k.eq('stato', 'programmata'), k.gte('data', k.today())] as const

/** Who leads classes. */
export const istruttore = k.defineEntity({
  name: 'istruttore',
  label: { one: 'Istruttore', many: 'Istruttori', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Marta Sordi' }),
    discipline: k.optional(k.text('Discipline', { max: 120, noun: { gender: 'f', plural: true } })),
    telefono: k.optional(k.phone()),
    email: k.optional(k.email()),
    corsi: k.counted('Corsi', { entity: 'corso', by: 'istruttore', where: [k.oneOf('stato', ['programmato', 'attivo'])] }),
    prossima: k.derived(
      k.date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }),
      k.leastOf({ entity: 'lezione', by: 'istruttore', of: 'data', where: programmate }),
    ),
  },
  synonyms: ['istruttori', 'istruttrice', 'trainer', 'insegnante', 'maestro'],
  makes: ['assumi', 'registra'],
  unique: [['nome']],
  scans: ['biglietto'],
  form: [{ fields: ['nome', 'discipline', 'telefono', 'email'] }],
  table: ['nome', 'discipline', 'corsi', 'prossima', 'telefono', 'email'],
})
