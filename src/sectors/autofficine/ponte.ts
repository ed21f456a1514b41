import * as k from '../../kernel/describe.ts'
import { chiusuraDi } from '../common/chiusura.ts'

/** A lift or a place of work: what a repair takes for some hours. */
export const ponte = k.defineEntity({
  name: 'ponte',
  label: { one: 'Ponte', many: 'Ponti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 40, placeholder: 'Ponte 1' }),
    meccanico: k.optional(k.reference('Meccanico abituale', 'meccanico', { short: 'Meccanico', hint: 'Chi ci lavora di solito.' })),
    portata: k.optional(k.text('Portata', { max: 40, noun: { gender: 'f' }, placeholder: '2 colonne, 32 q' })),
  },
  unique: [['nome']],
  synonyms: ['ponti', 'sollevatore', 'postazione', 'bay', 'box', 'agenda'],
  makes: ['aggiungi', 'installa'],
  table: ['nome', 'meccanico', 'portata'],
})

/** Hours in which a bay is not to be had: its yearly check, a course, somebody ill. */
export const fermo = k.defineEntity({
  ...chiusuraDi({
    lane: ['ponte', 'Ponte'],
    day: ['giorno', 'Giorno'],
    taken: 'riparazione',
    example: 'Verifica annuale',
    longest: 720,
    starts: 60,
  }),
  name: 'fermo',
  label: { one: 'Fermo ponte', many: 'Fermi ponte', gender: 'm' },
  synonyms: ['chiusura', 'manutenzione', 'ferie', 'assenza', 'fermo', 'blocco'],
  makes: ['ferma', 'blocca', 'chiudi'],
})
