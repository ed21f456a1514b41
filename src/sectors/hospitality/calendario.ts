import * as k from '../../kernel/describe.ts'
import { canali } from './canali.ts'

/** A calendar of a room somewhere else: what it brings in keeps its id, and it may take away nothing but that. */
export const calendario = k.defineEntity({
  name: 'calendario',
  label: { one: 'Calendario', many: 'Calendari', gender: 'm' },
  fields: {
    camera: k.reference('Camera', 'camera', { synonyms: ['collegato', 'collegata', 'abbinato', 'di quale camera'] }),
    nome: k.text('Nome', { max: 120 }),
    canale: k.choice('Provenienza', canali, { synonyms: ['portale', 'canale'] }),
    programma: k.optional(k.text('Programma', { max: 200, hint: 'Come si firma il file: serve a riconoscerlo la volta dopo.' })),
    titolo: k.optional(k.text('Titolo nel file', { max: 200 })),
  },
  archives: false,
  title: ['nome'],
  synonyms: ['ical', 'portale', 'sincronizzazione'],
  makes: ['collega', 'importa', 'sincronizza'],
  table: ['nome', 'camera', 'canale', 'programma'],
})
