import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { canali } from './canali.ts'

/** A calendar of a room somewhere else: what it brings in keeps its id, and it may take away nothing but that. */
export const calendario = defineEntity({
  name: 'calendario',
  label: { one: 'Calendario', many: 'Calendari', gender: 'm' },
  fields: {
    camera: reference('Camera', 'camera', { synonyms: ['collegato', 'collegata', 'abbinato', 'di quale camera'] }),
    nome: text('Nome', { max: 120 }),
    canale: choice('Provenienza', canali, { synonyms: ['portale', 'canale'] }),
    programma: optional(text('Programma', { max: 200, hint: 'Come si firma il file: serve a riconoscerlo la volta dopo.' })),
    titolo: optional(text('Titolo nel file', { max: 200 })),
  },
  archives: false,
  title: ['nome'],
  synonyms: ['ical', 'portale', 'sincronizzazione'],
  makes: ['collega', 'importa', 'sincronizza'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'camera', 'canale', 'programma'],
})
