import { defineEntity } from '../src/kernel/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity.ts'
import {
  cases,
  dayAfter,
  daysFrom,
  divided,
  field,
  first,
  least,
  leastOf,
  minus,
  most,
  mostOf,
  overLines,
  sum,
  sumOf,
  times,
  today,
  when,
} from '../src/kernel/expression/expression.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { counted, derived, shown } from '../src/kernel/fields/derived.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { lines } from '../src/kernel/fields/lines.ts'
import { euro, money } from '../src/kernel/fields/money.ts'
import { decimal, integer, percent } from '../src/kernel/fields/number.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { status } from '../src/kernel/fields/status.ts'
import { team } from '../src/kernel/fields/team.ts'
import { text } from '../src/kernel/fields/text.ts'
import { time } from '../src/kernel/fields/time.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

const zona = defineEntity({
  name: 'zona',
  label: { one: 'Zona', many: 'Zone', gender: 'f' },
  fields: { nome: text('Nome'), tariffa: money('Tariffa') },
  title: ['nome'],
  table: ['nome'],
})

/** A customer lives in a zone, and is worth what his stays come to. */
const socio = defineEntity({
  name: 'socio',
  label: { one: 'Socio', many: 'Soci', gender: 'm' },
  fields: {
    nome: text('Nome'),
    zona: optional(reference('Zona', 'zona')),
    sconto: optional(percent('Sconto')),
    tariffa: derived(money('Tariffa'), field('zona.tariffa')),
    soggiorni: counted('Soggiorni', { entity: 'soggiorno', by: 'socio' }),
    turni: counted('Turni', { entity: 'turno', by: 'gente' }),
    aperti: counted('Aperti', { entity: 'soggiorno', by: 'socio', where: [{ field: 'stato', op: 'eq', value: 'aperto' }] }),
    speso: derived(money('Speso'), sumOf({ entity: 'soggiorno', by: 'socio', of: 'netto' })),
    ultimo: derived(date('Ultimo'), mostOf({ entity: 'soggiorno', by: 'socio', of: 'dal' })),
    primo: derived(
      date('Primo'),
      leastOf({ entity: 'soggiorno', by: 'socio', of: 'dal', where: [{ field: 'stato', op: 'ne', value: 'chiuso' }] }),
    ),
  },
  title: [['nome', 'zona']],
  alike: [['nome']],
  table: ['nome', 'zona', 'speso'],
})

const soggiorno = defineEntity({
  name: 'soggiorno',
  label: { one: 'Soggiorno', many: 'Soggiorni', gender: 'm' },
  fields: {
    socio: reference('Socio', 'socio'),
    dal: date('Dal'),
    giorni: integer('Giorni', { min: 1, max: 400 }),
    scadenza: optional(date('Scadenza')),
    prezzo: optional(money('Prezzo')),
    ore: optional(decimal('Ore')),
    righe: optional(
      lines('Righe', { voce: text('Voce'), quantita: decimal('Quantità'), prezzo: money('Prezzo') }, { summary: ({ voce }) => voce }),
    ),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: ['aperto'] },
    }),
    al: derived(date('Al'), dayAfter('dal', 'giorni')),
    extra: derived(money('Extra'), overLines('righe', times('quantita', 'prezzo'))),
    lordo: derived(money('Lordo'), sum('prezzo', 'extra')),
    netto: derived(money('Netto'), minus('lordo', times('lordo', divided('socio.sconto', 100)))),
    al_giorno: derived(decimal('Al giorno', { decimals: 3 }), divided('prezzo', 'giorni')),
    orario: derived(money('Orario'), times('ore', first('socio.tariffa', 1000))),
    mancano: derived(integer('Mancano'), daysFrom(today(), 'al')),
    entro: derived(date('Entro'), least('scadenza', 'al')),
    almeno: derived(money('Almeno'), most('prezzo', 5000)),
    urgenza: derived(
      choice('Urgenza', { scaduto: 'Scaduto', oggi: 'Oggi', dopo: 'Dopo', mai: 'Mai' }),
      cases(
        [
          when([{ field: 'scadenza', op: 'empty' }], 'mai'),
          when([{ field: 'scadenza', op: 'lt', value: today() }], 'scaduto'),
          when(
            [{ any: [[{ field: 'scadenza', op: 'eq', value: today() }], [{ field: 'scadenza', op: 'lt', value: field('dal') }]] }],
            'oggi',
          ),
        ],
        'dopo',
      ),
    ),
    detto: shown(text('Detto'), ({ giorni }: { readonly giorni: number }) => `${giorni} giorni`),
  },
  title: ['socio', 'dal'],
  sort: [{ field: 'dal', direction: 'asc' }],
  table: ['socio', 'dal', 'netto'],
  span: { from: 'dal', lasts: 'giorni', lane: 'socio' },
})

/** An hour with somebody: it has an hour, sometimes a length. */
const visita = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    socio: reference('Socio', 'socio'),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    ore: optional(decimal('Ore', { max: 48 })),
  },
  title: ['giorno', 'ora'],
  table: ['giorno', 'ora'],
  slot: { day: 'giorno', time: 'ora', lasts: 'ore', usual: 30, lane: 'socio' },
  exclusive: {},
})

/** Work that several do together: nobody is in two places at one time. */
const turno = defineEntity({
  name: 'turno',
  label: { one: 'Turno', many: 'Turni', gender: 'm' },
  fields: { nome: text('Nome'), gente: optional(team('Gente', 'socio')), giorno: date('Giorno'), ora: time('Ora') },
  title: ['nome'],
  table: ['nome', 'gente'],
  slot: { day: 'giorno', time: 'ora' },
  exclusive: { of: 'gente' },
})

/** A course with so many places a day, and a licence that runs out. */
const corso = defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: { nome: text('Nome'), posti: integer('Posti'), licenza: optional(date('Licenza')) },
  title: ['nome'],
  unique: [['nome']],
  table: ['nome'],
})

const lezione = defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: {
    corso: reference('Corso', 'corso'),
    giorno: date('Giorno'),
    persone: integer('Persone', { min: 1 }),
    stato: status('Stato', 'fissata', {
      fissata: { label: 'Fissata', tone: 'primary', next: ['disdetta'] },
      disdetta: { label: 'Disdetta', tone: 'neutral', next: ['fissata'], away: true },
    }),
  },
  title: ['corso', 'giorno'],
  table: ['corso', 'giorno'],
  capacity: { of: 'corso', places: 'posti', on: 'giorno', counts: 'persone' },
  rules: [
    {
      field: 'corso',
      message: 'La licenza del corso è scaduta in quel giorno.',
      when: [{ field: 'corso.licenza', op: 'lt', value: field('giorno') }],
    },
  ],
})

export const wordsEntities: readonly AnyEntity[] = [zona, socio, soggiorno, visita, turno, corso, lezione]

const stay = (n: number, who: string, dal: string, giorni: number, more: Readonly<Record<string, unknown>> = {}): AnyRow => ({
  id: `soggiorno_${n}`,
  version: 1,
  socio: who,
  dal,
  giorni,
  stato: 'aperto',
  ...more,
})

export const wordsSample: Readonly<Record<string, readonly AnyRow[]>> = {
  zona: [
    { id: 'zona_1', version: 1, nome: 'Centro', tariffa: euro(30) },
    { id: 'zona_2', version: 1, nome: 'Àlpi', tariffa: euro(12.5) },
  ],
  socio: [
    { id: 'socio_1', version: 1, nome: 'Ada', zona: 'zona_1', sconto: 10 },
    { id: 'socio_2', version: 1, nome: 'Bruno', zona: 'zona_2', sconto: 33.33 },
    { id: 'socio_3', version: 1, nome: 'Carla' },
  ],
  soggiorno: [
    stay(1, 'socio_1', '2026-11-10', 3, { prezzo: euro(100), ore: 2.25, scadenza: '2026-11-20' }),
    stay(2, 'socio_1', '2026-11-21', 7, {
      prezzo: euro(10),
      scadenza: '2026-11-21',
      righe: [
        { voce: 'Olio', quantita: 1.5, prezzo: euro(3.33) },
        { voce: 'Cera', quantita: 0.33, prezzo: euro(1) },
      ],
    }),
    stay(3, 'socio_2', '2026-12-30', 5, { prezzo: euro(0.05), ore: 0.1, stato: 'chiuso', scadenza: '2026-12-25' }),
    stay(4, 'socio_2', '2026-02-27', 300, { scadenza: '2026-12-24' }),
    stay(5, 'socio_3', '2026-11-22', 1, { prezzo: euro(7), ore: 1 }),
  ],
  turno: [
    { id: 'turno_1', version: 1, nome: 'Trasloco', gente: ['socio_1', 'socio_2'], giorno: '2026-12-01', ora: '09:00' },
    { id: 'turno_2', version: 1, nome: 'Sgombero', gente: ['socio_1'], giorno: '2026-12-02', ora: '09:00' },
    { id: 'turno_3', version: 1, nome: 'Attesa', giorno: '2026-12-02', ora: '09:00' },
  ],
  corso: [
    { id: 'corso_1', version: 1, nome: 'Nuoto', posti: 4, licenza: '2026-12-31' },
    { id: 'corso_2', version: 1, nome: 'Sci', posti: 1 },
  ],
  lezione: [
    { id: 'lezione_1', version: 1, corso: 'corso_1', giorno: '2026-11-21', persone: 3, stato: 'fissata' },
    { id: 'lezione_2', version: 1, corso: 'corso_1', giorno: '2026-11-21', persone: 4, stato: 'disdetta' },
  ],
  visita: [
    { id: 'visita_1', version: 1, socio: 'socio_1', giorno: '2026-11-21', ora: '09:00', ore: 1.5 },
    { id: 'visita_2', version: 1, socio: 'socio_1', giorno: '2026-11-21', ora: '23:45' },
    { id: 'visita_3', version: 1, socio: 'socio_2', giorno: '2026-11-20', ora: '22:00', ore: 20 },
    { id: 'visita_4', version: 1, socio: 'socio_3', giorno: '2026-11-21' },
  ],
}
