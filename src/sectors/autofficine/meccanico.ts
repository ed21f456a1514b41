import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

export const meccanico = defineEntity({
  name: 'meccanico',
  label: { one: 'Meccanico', many: 'Meccanici', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 60 }),
    ruolo: choice(
      'Ruolo',
      { capo: 'Capo officina', meccanico: 'Meccanico', elettrauto: 'Elettrauto', gommista: 'Gommista' },
      {
        synonyms: ['mansione', 'cosa fa', 'di cosa si occupa', 'che mestiere fa'],
        also: { capo: ['capofficina', 'responsabile', 'capo'] },
      },
    ),
    telefono: optional(phone('Telefono')),
  },
  title: ['nome'],
  unique: [['nome']],
  synonyms: ['meccanici', 'operaio', 'tecnico', 'elettrauto', 'gommista', 'ragazzi'],
  makes: ['assumi', 'registra'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'ruolo', 'telefono'],
  prefill: () => ({ ruolo: 'meccanico' }) as const,
})
