import { defineEntity } from '../../kernel/define-entity.ts'
import { sumOf, today, yearStart } from '../../kernel/expression/expression.ts'
import { withinMonth } from '../../kernel/expression/within.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { decimal } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'

const ORE = { decimals: 1, max: 1_000_000, noun: { gender: 'f', plural: true } } as const
const sue = { entity: 'presenza', by: 'incarico' } as const

/** What a volunteer does in a project: the row that he has in its register. */
export const incarico = defineEntity({
  name: 'incarico',
  label: { one: 'Incarico', many: 'Incarichi', gender: 'm' },
  fields: {
    volontario: reference('Volontario', 'volontario', {
      among: () => [{ field: 'stato', op: 'eq', value: 'attivo' }],
      synonyms: ['volontaria', 'chi'],
    }),
    progetto: reference('Progetto', 'progetto', { among: () => [{ field: 'stato', op: 'in', value: ['attivo', 'programmato'] }] }),
    mansione: text('Mansione', {
      max: 80,
      placeholder: 'Aiuto compiti',
      noun: { gender: 'f' },
      synonyms: ['cosa fa nel progetto', 'che ruolo ha', 'che mansione ha', 'come aiuta', 'ruolo', 'attività'],
    }),
    dal: date('Dal', { noun: { said: 'giorno di inizio' }, near: { past: 3650, future: 180 }, synonyms: ['inizio'] }),
    fine: optional(date('Fino al', { noun: { said: 'giorno di fine' }, near: { past: 3650, future: 365 } })),
    presenze: counted('Presenze', { ...sue, where: [{ field: 'segno', op: 'eq', value: 'presente' }] }),
    previsti: counted('Turni in programma', {
      ...sue,
      where: [
        { field: 'segno', op: 'eq', value: 'previsto' },
        { field: 'data', op: 'gte', value: today() },
      ],
    }),
    ore: derived(decimal('Ore', ORE), sumOf({ ...sue, of: 'ore' })),
    ore_mese: derived(
      decimal('Ore del mese', ORE),
      sumOf({
        ...sue,
        of: 'ore',
        where: withinMonth('data'),
      }),
    ),
    ore_anno: derived(
      decimal('Ore dell’anno', ORE),
      sumOf({ ...sue, of: 'ore', where: [{ field: 'data', op: 'gte', value: yearStart() }] }),
    ),
    stato: status('Stato', 'attivo', {
      attivo: { label: 'Attivo', tone: 'success', next: ['concluso'], verb: 'Riprendi', also: ['in corso'] },
      concluso: {
        label: 'Concluso',
        tone: 'neutral',
        next: ['attivo'],
        away: true,
        verb: 'Concludi',
        done: 'Incarico concluso',
        also: ['finito', 'chiuso', 'terminato'],
      },
    }),
  },
  title: ['volontario', 'mansione'],
  synonyms: ['incarichi', 'ruolo', 'mansione', 'assegnazione', 'volontari del progetto', 'chi fa'],
  makes: ['assegna', 'affida', 'incarica'],
  unique: [['volontario', 'progetto']],
  sort: [
    { field: 'progetto', direction: 'asc' },
    { field: 'volontario', direction: 'asc' },
  ],
  form: [{ fields: ['volontario', 'progetto', 'mansione', 'dal', 'fine'] }],
  table: ['volontario', 'progetto', 'mansione', 'dal', 'presenze', 'ore_mese', 'ore', 'stato'],
  prefill: ({ today: dal }) => ({ dal }),
})
