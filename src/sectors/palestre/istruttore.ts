import { asc, eq, gte, oneOf } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { leastOf, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

const programmate = [eq('stato', 'programmata'), gte('data', today())] as const

/** Who leads classes. */
export const istruttore = defineEntity({
  name: 'istruttore',
  label: { one: 'Istruttore', many: 'Istruttori', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Marta Sordi' }),
    discipline: optional(text('Discipline', { max: 120, noun: { gender: 'f', plural: true } })),
    telefono: optional(phone('Telefono')),
    email: optional(email('Email')),
    corsi: counted('Corsi', { entity: 'corso', by: 'istruttore', where: [oneOf('stato', ['programmato', 'attivo'])] }),
    prossima: derived(
      date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }),
      leastOf({ entity: 'lezione', by: 'istruttore', of: 'data', where: programmate }),
    ),
  },
  title: ['nome'],
  synonyms: ['istruttori', 'istruttrice', 'trainer', 'insegnante', 'maestro'],
  makes: ['assumi', 'registra'],
  unique: [['nome']],
  scans: ['biglietto'],
  sort: [asc('nome')],
  form: [{ fields: ['nome', 'discipline', 'telefono', 'email'] }],
  table: ['nome', 'discipline', 'corsi', 'prossima', 'telefono', 'email'],
})
