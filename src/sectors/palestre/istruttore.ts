import { defineEntity } from '../../kernel/define-entity.ts'
import { leastOf, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

const programmate = [
  { field: 'stato', op: 'eq', value: 'programmata' },
  { field: 'data', op: 'gte', value: today() },
] as const

/** Who leads classes. */
export const istruttore = defineEntity({
  name: 'istruttore',
  label: { one: 'Istruttore', many: 'Istruttori', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Marta Sordi', synonyms: ['nome e cognome', 'name'] }),
    discipline: optional(text('Discipline', { max: 120, noun: { gender: 'f', plural: true }, synonyms: ['cosa insegna', 'materie'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'numero di telefono'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'mail'] })),
    corsi: counted('Corsi', { entity: 'corso', by: 'istruttore', where: [{ field: 'stato', op: 'in', value: ['programmato', 'attivo'] }] }),
    prossima: derived(
      date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima', synonyms: ['quando lavora', 'quando insegna'] }),
      leastOf({ entity: 'lezione', by: 'istruttore', of: 'data', where: programmate }),
    ),
  },
  title: ['nome'],
  synonyms: ['istruttori', 'istruttrice', 'trainer', 'insegnante', 'maestro'],
  makes: ['assumi', 'registra'],
  unique: [['nome']],
  scans: ['biglietto'],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'discipline', 'telefono', 'email'] }],
  table: ['nome', 'discipline', 'corsi', 'prossima', 'telefono', 'email'],
})
