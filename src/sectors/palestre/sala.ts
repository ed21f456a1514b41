import { asc, eq, gte } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { today } from '../../kernel/expression/expression.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { text } from '../../kernel/fields/text.ts'

/** A room, or the open air, in which classes are held: one at a time. */
export const sala = defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: {
    nome: text('Nome', { max: 40, placeholder: 'Sala A' }),
    attrezzatura: optional(text('Attrezzatura', { max: 120, wide: true })),
    lezioni: counted('Lezioni in calendario', {
      entity: 'lezione',
      by: 'sala',
      where: [eq('stato', 'programmata'), gte('data', today())],
    }),
  },
  title: ['nome'],
  synonyms: ['sale', 'stanza', 'spazio', 'palestra grande', 'sala corsi'],
  makes: ['aggiungi', 'registra'],
  unique: [['nome']],
  sort: [asc('nome')],
  table: ['nome', 'attrezzatura', 'lezioni'],
})
