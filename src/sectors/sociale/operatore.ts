import * as k from '../../kernel/describe.ts'
import { APERTI } from './stati.ts'

/** Who works for the association and answers for projects and people. */
export const operatore = k.defineEntity({
  name: 'operatore',
  label: { one: 'Operatore', many: 'Operatori', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Benedetta Sanna', synonyms: ['nome e cognome', 'name', 'operatrice'] }),
    ruolo: k.text('Ruolo', { max: 80, placeholder: 'Educatrice', synonyms: ['qualifica', 'mansione', 'role'] }),
    telefono: k.optional(k.phone()),
    email: k.optional(k.email()),
    progetti: k.counted('Progetti aperti', { entity: 'progetto', by: 'responsabile', where: [k.oneOf('stato', APERTI)] }),
    seguiti: k.derived(
      k.integer('Beneficiari seguiti', { noun: { plural: true } }),
      k.countOf({ entity: 'beneficiario', by: 'referente', where: [k.ne('stato', 'concluso')] }),
    ),
  },
  synonyms: ['responsabile', 'responsabili', 'manager', 'coordinatore', 'educatore'],
  makes: ['assumi', 'registra'],
  unique: [['nome']],
  alike: [['telefono'], ['email']],
  form: [{ fields: ['nome', 'ruolo', 'telefono', 'email'] }],
  table: ['nome', 'ruolo', 'telefono', 'email', 'progetti', 'seguiti'],
})
