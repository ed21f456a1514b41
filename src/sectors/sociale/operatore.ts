import { defineEntity } from '../../kernel/define-entity.ts'
import { countOf } from '../../kernel/expression/expression.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'
import { APERTI } from './stati.ts'

/** Who works for the association and answers for projects and people. */
export const operatore = defineEntity({
  name: 'operatore',
  label: { one: 'Operatore', many: 'Operatori', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Benedetta Sanna', synonyms: ['nome e cognome', 'name', 'operatrice'] }),
    ruolo: text('Ruolo', {
      max: 80,
      placeholder: 'Educatrice',
      synonyms: ['qualifica', 'mansione', 'role', 'cosa fa', 'che ruolo ha', 'di cosa si occupa'],
    }),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta', 'mail'] })),
    progetti: counted('Progetti aperti', {
      entity: 'progetto',
      by: 'responsabile',
      where: [{ field: 'stato', op: 'in', value: APERTI }],
    }),
    seguiti: derived(
      integer('Beneficiari seguiti', {
        noun: { plural: true },
        synonyms: [
          'quanta gente segue',
          'quante persone segue',
          'quanti ne segue',
          'quanti beneficiari segue',
          'quanti casi ha',
          'gente seguita',
        ],
      }),
      countOf({ entity: 'beneficiario', by: 'referente', where: [{ field: 'stato', op: 'ne', value: 'concluso' }] }),
    ),
  },
  title: ['nome'],
  synonyms: ['responsabile', 'responsabili', 'manager', 'coordinatore', 'educatore', 'assistente sociale'],
  makes: ['assumi', 'registra'],
  unique: [['nome']],
  alike: [['telefono'], ['email']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'ruolo', 'telefono', 'email'] }],
  table: ['nome', 'ruolo', 'telefono', 'email', 'progetti', 'seguiti'],
})
