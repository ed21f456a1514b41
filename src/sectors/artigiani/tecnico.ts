import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

/** The trades of the workshop, as jobs and technicians name them (specification §3, Craftspeople). */
export const mestieri = { idraulica: 'Idraulica', elettrica: 'Elettrica', fabbro: 'Fabbro', generale: 'Generale' } as const

export const tecnico = defineEntity({
  name: 'tecnico',
  label: { one: 'Tecnico', many: 'Tecnici', gender: 'm' },
  fields: {
    nome: text('Nome'),
    mestiere: choice('Mestiere', mestieri),
    telefono: optional(phone('Telefono')),
  },
  title: ['nome'],
  alike: [['nome'], ['telefono']],
  synonyms: ['operaio', 'collaboratore', 'squadra'],
  makes: ['assumi', 'registra'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'mestiere', 'telefono'],
})
