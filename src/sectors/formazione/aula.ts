import * as k from '../../kernel/describe.ts'
import { chiusuraDi } from '../common/chiusura.ts'

/** A room: what a lesson takes (specification §3: Aula 1, Aula 2, Lab A, Lab B). */
export const aula = k.defineEntity({
  name: 'aula',
  label: { one: 'Aula', many: 'Aule', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 40, placeholder: 'Aula 1' }),
    posti: k.integer('Posti', { min: 1, max: 500, noun: { plural: true }, synonyms: ['capienza', 'postazioni'] }),
    attrezzatura: k.optional(k.text('Attrezzatura', { max: 120, wide: true, synonyms: ['dotazione', 'strumenti'] })),
    lezioni: k.counted('Lezioni in calendario', { entity: 'lezione', by: 'aula', where: [k.eq('stato', 'programmata')] }),
  },
  unique: [['nome']],
  synonyms: ['laboratorio', 'lab', 'sala', 'stanza', 'room', 'aule'],
  makes: ['aggiungi', 'registra'],
  table: ['nome', 'posti', 'attrezzatura', 'lezioni'],
})

/** Hours in which a room is not to be had: works, an exam, let to somebody else. */
export const chiusura = k.defineEntity({
  ...chiusuraDi({ lane: ['aula', 'Aula'], day: ['data', 'Data'], taken: 'lezione', example: 'Esame esterno', longest: 840, starts: 240 }),
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  // Works last for weeks: one is told from the next by its day.
  title: ['motivo', 'data'],
  synonyms: ['manutenzione', 'blocco', 'indisponibilità', 'chiusa', 'chiuso'],
  makes: ['chiudi', 'blocca', 'occupa'],
})
