import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'

/** The register: who came to which lesson of a course. */
export const corso = defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: { nome: text('Nome'), maestro: text('Maestro') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'maestro'],
})

export const iscrizione = defineEntity({
  name: 'iscrizione',
  label: { one: 'Iscrizione', many: 'Iscrizioni', gender: 'f' },
  fields: { allievo: text('Allievo'), corso: reference('Corso', 'corso') },
  title: ['allievo'],
  sort: [{ field: 'allievo', direction: 'asc' }],
  table: ['allievo', 'corso'],
  unique: [['allievo', 'corso']],
})

export const lezione = defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: { corso: reference('Corso', 'corso'), giorno: date('Giorno'), ora: optional(time('Ora')) },
  title: ['corso', 'giorno'],
  sort: [{ field: 'giorno', direction: 'near' }],
  table: ['giorno', 'ora', 'corso'],
  slot: { day: 'giorno', time: 'ora' },
})

export const presenza = defineEntity({
  name: 'presenza',
  label: { one: 'Presenza', many: 'Presenze', gender: 'f' },
  fields: {
    iscrizione: reference('Allievo', 'iscrizione'),
    lezione: reference('Lezione', 'lezione'),
    segno: choice(
      'Segno',
      { presente: 'Presente', assente: 'Assente', ritardo: 'Ritardo' },
      { tones: { presente: 'success', assente: 'destructive', ritardo: 'warning' } },
    ),
  },
  title: ['iscrizione', 'lezione'],
  table: ['iscrizione', 'lezione', 'segno'],
  unique: [['iscrizione', 'lezione']],
})
