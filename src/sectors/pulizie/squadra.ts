import * as k from '../../kernel/describe.ts'
import { SALTATI } from './stati.ts'

const lavori = { entity: 'intervento', by: 'squadra' } as const
const programmato = k.eq('stato', 'programmato')
const viene = k.oneOf('stato', ['programmato', 'in_corso', 'completato', 'verificato', 'fatturato'])

/** Over how many days the grades of a team are looked at. */
const GIORNI = 30
const controllati = [k.filled('voto'), k.gt('data', k.today(-GIORNI)), k.lte('data', k.today())] as const

const quanti = { due: '2', tre: '3', quattro: '4', cinque: '5+' } as const

/** How many days ahead the work of a team may be handed on. */
export const SETTIMANA = 7

/** Who goes out to clean (specification §3: name, members, status, leader; size 2, 3, 4, 5+). It is taken while something is under way. */
export const squadra = k.defineEntity({
  name: 'squadra',
  label: { one: 'Squadra', many: 'Squadre', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 60, placeholder: 'Squadra Blu', synonyms: ['squadra', 'name', 'team'] }),
    componenti: k.choice('Componenti', quanti, {
      noun: { said: 'numero di componenti' },
      synonyms: ['members', 'persone', 'addetti'],
      also: {
        due: ['due persone', '2 persone', 'due addetti'],
        tre: ['tre persone', '3 persone', 'tre addetti'],
        quattro: ['quattro persone', '4 persone', 'quattro addetti'],
        cinque: ['5', '6', '7', '8', 'cinque persone', '5 persone', 'sei persone', '6 persone', 'cinque addetti'],
      },
    }),
    persone: k.shown(
      k.somebody('In squadra'),
      ({ componenti }: { readonly componenti: keyof typeof quanti }) => `${quanti[componenti]} persone`,
    ),
    responsabile: k.somebody('Responsabile', { max: 80, noun: { gender: 'm' }, synonyms: ['leader', 'caposquadra', 'referente', 'capo'] }),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['numero del capo', 'numero della squadra'] })),
    note: k.optional(k.notes()),
    in_corso: k.counted('Interventi in corso', { ...lavori, where: [k.eq('stato', 'in_corso')] }),
    oggi: k.derived(
      k.integer('Interventi di oggi', { short: 'Lavori oggi', synonyms: ['quanti ne ha oggi'] }),
      k.countOf({ ...lavori, where: [viene, k.eq('data', k.today())] }),
    ),
    prossimo: k.derived(
      k.date('Prossimo intervento', { synonyms: ['prossimo lavoro', 'dove va dopo'], short: 'Prossimo' }),
      k.leastOf({ ...lavori, of: 'data', where: [programmato, k.gte('data', k.today())] }),
    ),
    da_fare: k.counted('Interventi dei prossimi 7 giorni', {
      ...lavori,
      where: [programmato, k.gte('data', k.today()), k.lt('data', k.today(SETTIMANA))],
    }),
    ore_settimana: k.derived(
      k.hours('Ore in settimana', { synonyms: ['carico'], decimals: 1, max: 1000, noun: { gender: 'f', plural: true } }),
      k.divided(
        k.sumOf({ ...lavori, of: 'minuti', where: [k.ne('stato', SALTATI[0]), k.ne('stato', SALTATI[1]), ...k.withinWeek('data')] }),
        60,
      ),
    ),
    voto: k.derived(
      k.decimal('Voto medio', { decimals: 2, max: 5, hint: `Dei controlli degli ultimi ${GIORNI} giorni.`, synonyms: ['voto', 'qualità'] }),
      k.divided(k.sumOf({ ...lavori, of: 'voto', where: controllati }), k.countOf({ ...lavori, where: controllati })),
    ),
    stato: k.standing(
      'Stato',
      { disponibile: ['Disponibile', 'success'], occupata: ['Occupata', 'warning'] },
      k.cases([k.when([k.gt('in_corso', 0)], 'occupata')], 'disponibile'),
      {
        synonyms: ['status', 'libera'],
        also: {
          disponibile: ['libera', 'libere', 'senza lavori', 'scarica', 'a disposizione'],
          occupata: ['impegnata', 'fuori', 'al lavoro', 'in giro', 'occupate', 'sul posto', 'non disponibile'],
        },
      },
    ),
  },
  unique: [['nome']],
  synonyms: ['squadre', 'team', 'addetti', 'personale', 'turno', 'turni'],
  scans: [],
  makes: ['forma', 'aggiungi', 'registra'],
  form: [{ fields: ['nome', 'componenti', 'responsabile', 'telefono', 'note'] }],
  table: ['nome', 'componenti', 'stato', 'responsabile', 'telefono', 'oggi', 'prossimo', 'ore_settimana'],
  prefill: () => ({ componenti: 'tre' }) as const,
})
