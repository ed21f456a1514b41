import { defineEntity } from '../../kernel/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'

/** A lift or a place of work: what a repair takes for some hours. */
export const ponte = defineEntity({
  name: 'ponte',
  label: { one: 'Ponte', many: 'Ponti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 40, placeholder: 'Ponte 1' }),
    meccanico: optional(reference('Meccanico abituale', 'meccanico', { short: 'Meccanico', hint: 'Chi ci lavora di solito.' })),
    portata: optional(text('Portata', { max: 40, noun: { gender: 'f' }, placeholder: '2 colonne, 32 q' })),
  },
  title: ['nome'],
  unique: [['nome']],
  synonyms: ['ponti', 'sollevatore', 'postazione', 'bay', 'box', 'agenda'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'meccanico', 'portata'],
})

/** Hours in which a bay is not to be had: its yearly check, a course, somebody ill. */
export const fermo = defineEntity({
  name: 'fermo',
  label: { one: 'Fermo ponte', many: 'Fermi ponte', gender: 'm' },
  fields: {
    motivo: text('Motivo', { max: 80, placeholder: 'Verifica annuale' }),
    ponte: reference('Ponte', 'ponte'),
    giorno: date('Giorno', { near: { past: 30, future: 365 } }),
    ora: time('Ora'),
    minuti: integer('Durata', { min: 15, max: 720, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
  },
  title: ['motivo'],
  synonyms: ['chiusura', 'manutenzione', 'ferie', 'assenza'],
  sort: [{ field: 'giorno', direction: 'near' }],
  table: ['giorno', 'ora', 'minuti', 'ponte', 'motivo'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'ponte' },
  exclusive: { with: ['riparazione'] },
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
})
