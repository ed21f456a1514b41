import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

/** The trades of the workshop, as jobs and technicians name them (specification §3, Craftspeople). */
export const mestieri = { idraulica: 'Idraulica', elettrica: 'Elettrica', fabbro: 'Fabbro', generale: 'Generale' } as const

/** What people call them. */
export const detti = {
  elettrica: ['elettricista'],
  fabbro: ['ferro', 'carpenteria'],
  generale: ['generico', 'tuttofare', 'muratore', 'edile', 'lavori vari'],
} as const

export const tecnico = defineEntity({
  name: 'tecnico',
  label: { one: 'Tecnico', many: 'Tecnici', gender: 'm' },
  fields: {
    nome: text('Nome'),
    mestiere: choice('Mestiere', mestieri, {
      synonyms: ['specializzazione', 'ruolo', 'mansione', 'che mestiere fa', 'che lavoro fa', 'di cosa si occupa', 'cosa sa fare'],
      also: detti,
    }),
    telefono: optional(phone('Telefono')),
  },
  title: ['nome'],
  alike: [['nome'], ['telefono']],
  synonyms: ['operaio', 'collaboratore', 'squadra', 'ragazzo', 'dipendente', 'personale', 'artigiano', 'team'],
  makes: ['assumi', 'registra'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'mestiere', 'telefono'],
})
