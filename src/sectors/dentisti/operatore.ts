import * as k from '../../kernel/describe.ts'

export const ruoli = { odontoiatra: 'Odontoiatra', ortodontista: 'Ortodontista', igienista: 'Igienista', assistente: 'Assistente' } as const

export const operatore = k.defineEntity({
  name: 'operatore',
  label: { one: 'Operatore', many: 'Operatori', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 60, placeholder: 'Dott.ssa Moro' }),
    ruolo: k.choice('Ruolo', ruoli, {
      synonyms: ['mansione', 'specializzazione'],
      also: { odontoiatra: ['dentista'], assistente: ['aso', 'alla poltrona'] },
    }),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['numero'] })),
  },
  unique: [['nome']],
  synonyms: ['dentista', 'dottore', 'dottoressa', 'medico', 'igienista', 'collaboratore'],
  makes: ['aggiungi', 'inserisci', 'assumi'],
  table: ['nome', 'ruolo', 'telefono'],
})
