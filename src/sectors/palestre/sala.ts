import * as k from '../../kernel/describe.ts'

/** A room, or the open air, in which classes are held: one at a time. */
export const sala = k.defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 40, placeholder: 'Sala A' }),
    attrezzatura: k.optional(k.text('Attrezzatura', { max: 120, wide: true })),
    lezioni: k.counted('Lezioni in calendario', {
      entity: 'lezione',
      by: 'sala',
      where: [k.eq('stato', 'programmata'), k.gte('data', k.today())],
    }),
  },
  synonyms: ['sale', 'stanza', 'spazio'],
  makes: ['aggiungi', 'registra'],
  unique: [['nome']],
  table: ['nome', 'attrezzatura', 'lezioni'],
})
