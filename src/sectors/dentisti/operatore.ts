import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

export const ruoli = { odontoiatra: 'Odontoiatra', ortodontista: 'Ortodontista', igienista: 'Igienista', assistente: 'Assistente' } as const

export const operatore = defineEntity({
  name: 'operatore',
  label: { one: 'Operatore', many: 'Operatori', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 60, placeholder: 'Dott.ssa Moro' }),
    ruolo: choice('Ruolo', ruoli, {
      synonyms: ['mansione', 'specializzazione', 'cosa fa', 'di cosa si occupa', 'che lavoro fa'],
      also: { odontoiatra: ['dentista'], assistente: ['aso', 'alla poltrona'] },
    }),
    telefono: optional(phone('Telefono', { synonyms: ['numero', 'cellulare'] })),
  },
  title: ['nome'],
  unique: [['nome']],
  synonyms: ['dentista', 'dottore', 'dottoressa', 'medico', 'igienista', 'collaboratore'],
  makes: ['aggiungi', 'inserisci', 'assumi'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'ruolo', 'telefono'],
})
