import * as k from '../../kernel/describe.ts'

const ORE = { decimals: 1, max: 1_000_000, noun: { gender: 'f', plural: true } } as const
const sue = { entity: 'presenza', by: 'incarico' } as const

/** What a volunteer does in a project: the row that he has in its register. */
export const incarico = k.defineEntity({
  name: 'incarico',
  label: { one: 'Incarico', many: 'Incarichi', gender: 'm' },
  fields: {
    volontario: k.reference('Volontario', 'volontario', { among: () => [k.eq('stato', 'attivo')], synonyms: ['volontaria', 'chi'] }),
    progetto: k.reference('Progetto', 'progetto', { among: () => [k.oneOf('stato', ['attivo', 'programmato'])] }),
    mansione: k.text('Mansione', { max: 80, placeholder: 'Aiuto compiti', noun: { gender: 'f' }, synonyms: ['ruolo', 'attività'] }),
    dal: k.date('Dal', { noun: { said: 'giorno di inizio' }, near: { past: 3650, future: 180 }, synonyms: ['inizio'] }),
    fine: k.optional(k.until('Fino al', { noun: { said: 'giorno di fine' }, near: { past: 3650, future: 365 } })),
    presenze: k.counted('Presenze', { ...sue, where: [k.eq('segno', 'presente')] }),
    previsti: k.counted('Turni in programma', { ...sue, where: [k.eq('segno', 'previsto'), k.gte('data', k.today())] }),
    ore: k.derived(k.hours('Ore', ORE), k.sumOf({ ...sue, of: 'ore' })),
    ore_mese: k.derived(k.hours('Ore del mese', ORE), k.sumOf({ ...sue, of: 'ore', where: k.withinMonth('data') })),
    ore_anno: k.derived(k.hours('Ore dell’anno', ORE), k.sumOf({ ...sue, of: 'ore', where: [k.gte('data', k.yearStart())] })),
    stato: k.status('Stato', 'attivo', {
      attivo: k.state('Attivo', 'success', ['concluso'], { verb: 'Riprendi', also: ['in corso'] }),
      concluso: k.state('Concluso', 'neutral', ['attivo'], {
        away: true,
        verb: 'Concludi',
        done: 'Incarico concluso',
        also: ['finito', 'chiuso', 'terminato'],
      }),
    }),
  },
  title: ['volontario', 'mansione'],
  synonyms: ['incarichi', 'ruolo', 'mansione', 'assegnazione'],
  makes: ['assegna', 'affida', 'incarica'],
  unique: [['volontario', 'progetto']],
  sort: [k.asc('progetto'), k.asc('volontario')],
  form: [{ fields: ['volontario', 'progetto', 'mansione', 'dal', 'fine'] }],
  board: false,
  table: ['volontario', 'progetto', 'mansione', 'dal', 'presenze', 'ore_mese', 'ore', 'stato'],
  prefill: ({ today: dal }) => ({ dal }),
})
