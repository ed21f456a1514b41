import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
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
  monthEndOf,
  monthsAfter,
  most,
  mostOf,
  overLines,
  sum,
  sumOf,
  times,
  taxableOf,
  taxOf,
  today,
  totalOf,
  when,
} from '../src/kernel/expression/expression.ts'
import { barcode } from '../src/kernel/fields/barcode.ts'
import { checklist, undone } from '../src/kernel/fields/checklist.ts'
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
import { vat } from '../src/kernel/fields/vat.ts'
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
    due_mesi: derived(date('Due mesi dopo'), monthsAfter('dal', 2)),
    prima: derived(date('Prima'), monthsAfter('dal', minus(0, 'giorni'))),
    rinnovo: derived(date('Rinnovo'), monthEndOf(monthsAfter('scadenza', 'giorni'))),
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
  fields: {
    nome: text('Nome'),
    gente: optional(team('Gente', 'socio')),
    capo: optional(reference('Capo', 'socio')),
    giorno: date('Giorno'),
    ora: time('Ora'),
  },
  title: ['nome'],
  table: ['nome', 'gente'],
  slot: { day: 'giorno', time: 'ora' },
  exclusive: { of: 'gente', also: ['capo'] },
})

/** A crate that is shut when all has been looked after, known by its bars. */
const cassa = defineEntity({
  name: 'cassa',
  label: { one: 'Cassa', many: 'Casse', gender: 'f' },
  fields: {
    nome: text('Nome'),
    codice: optional(barcode('Codice a barre')),
    controlli: optional(checklist('Controlli', ['Pesata', 'Legata'])),
    da_fare: undone('Da fare', 'controlli'),
    stato: status('Stato', 'aperta', {
      aperta: { label: 'Aperta', tone: 'primary', next: ['chiusa'] },
      chiusa: { label: 'Chiusa', tone: 'success', next: ['aperta'], requires: ['controlli'] },
    }),
  },
  title: ['nome'],
  unique: [['codice']],
  table: ['nome', 'codice', 'controlli'],
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

/** Tables with their seats, and parties that take one or several. */
const tavolo = defineEntity({
  name: 'tavolo',
  label: { one: 'Tavolo', many: 'Tavoli', gender: 'm' },
  fields: { numero: text('Numero'), coperti: integer('Coperti') },
  title: ['numero'],
  table: ['numero', 'coperti'],
})

const cena = defineEntity({
  name: 'cena',
  label: { one: 'Cena', many: 'Cene', gender: 'f' },
  fields: {
    nome: text('Nome'),
    tavoli: optional(team('Tavoli', 'tavolo')),
    giorno: date('Giorno'),
    ora: time('Ora'),
    persone: integer('Persone', { min: 1 }),
    stato: status('Stato', 'attesa', {
      attesa: { label: 'Attesa', tone: 'primary', next: ['disdetta'] },
      disdetta: { label: 'Disdetta', tone: 'neutral', next: ['attesa'], away: true },
    }),
  },
  title: ['nome'],
  table: ['nome'],
  slot: { day: 'giorno', time: 'ora', usual: 120 },
  exclusive: { of: 'tavoli' },
  capacity: { of: 'tavoli', places: 'coperti', counts: 'persone' },
})

/** What is sold, at a price of its own. */
const prodotto = defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    prezzo: money('Prezzo'),
    iva: vat('IVA'),
    venduti: derived(decimal('Venduti'), sumOf({ entity: 'fattura', by: 'omaggio', of: 'pezzi' })),
  },
  title: ['nome'],
  table: ['nome', 'prezzo', 'iva'],
})

const rated = { amount: 'importo', vat: 'iva' } as const
const quoted = { amount: times('quantita', 'prodotto.prezzo'), vat: 'iva', gross: true } as const
const off = { less: sum('sconto', times('lordo', divided('ribasso', 100))) } as const

/** An invoice: its lines name products, and come to amounts, tax and totals. */
const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    socio: reference('Socio', 'socio'),
    omaggio: optional(reference('Omaggio', 'prodotto')),
    righe: optional(
      lines(
        'Righe',
        {
          prodotto: optional(reference('Prodotto', 'prodotto')),
          quantita: decimal('Quantità', { min: -1000 }),
          prezzo: optional(money('Prezzo', { min: euro(-10_000) })),
          sconto: optional(percent('Sconto')),
          iva: vat('IVA'),
          unitario: derived(money('Unitario'), first('prezzo', 'prodotto.prezzo')),
          importo: derived(money('Importo'), times('quantita', 'unitario', minus(1, divided('sconto', 100)))),
        },
        { summary: ({ quantita, prodotto: id }, names) => [quantita, id && names?.(id)].filter(Boolean).join(' x ') },
      ),
    ),
    sconto: optional(money('Sconto')),
    ribasso: optional(percent('Ribasso')),
    pezzi: derived(decimal('Pezzi'), overLines('righe', 'quantita')),
    lordo: derived(money('Lordo'), overLines('righe', 'importo')),
    listino: derived(money('Listino'), overLines('righe', times('quantita', 'prodotto.prezzo'))),
    imponibile: derived(money('Imponibile'), taxableOf('righe', { ...rated, ...off })),
    imposta: derived(money('Imposta'), taxOf('righe', { ...rated, ...off })),
    totale: derived(money('Totale'), totalOf('righe', { ...rated, ...off })),
    scorporo: derived(money('Scorporo'), taxableOf('righe', quoted)),
    incluso: derived(money('Incluso'), taxOf('righe', { ...quoted, less: 'sconto' })),
    esente: derived(money('Esente'), totalOf('righe', { ...rated, where: [{ field: 'iva', op: 'eq', value: 'N4' }] })),
    cari: derived(money('Cari'), taxOf('righe', { ...rated, where: [{ field: 'importo', op: 'gte', value: 1000 }] })),
  },
  title: ['socio', 'totale'],
  table: ['socio', 'totale'],
})

export const wordsEntities: readonly AnyEntity[] = [
  zona,
  socio,
  soggiorno,
  visita,
  turno,
  cassa,
  corso,
  lezione,
  tavolo,
  cena,
  prodotto,
  fattura,
]

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
  prodotto: [
    { id: 'prodotto_1', version: 1, nome: 'Vino', prezzo: euro(7.77), iva: '22' },
    { id: 'prodotto_2', version: 1, nome: 'Pane', prezzo: euro(1.05), iva: '4' },
  ],
  fattura: [
    {
      id: 'fattura_1',
      version: 1,
      socio: 'socio_1',
      ribasso: 10,
      righe: [
        { prodotto: 'prodotto_1', quantita: 3, iva: '22' },
        { prodotto: 'prodotto_2', quantita: 2.5, sconto: 5, iva: '4' },
        { quantita: 1, prezzo: 12_345, iva: 'N4' },
        { quantita: 1, prezzo: 333, iva: '22' },
      ],
    },
    {
      id: 'fattura_2',
      version: 1,
      socio: 'socio_2',
      sconto: 100,
      omaggio: 'prodotto_1',
      righe: [
        { quantita: 1, prezzo: 5, iva: '10' },
        { quantita: -1, prezzo: 1055, iva: '22' },
      ],
    },
    { id: 'fattura_3', version: 1, socio: 'socio_3', sconto: 100 },
    {
      id: 'fattura_4',
      version: 1,
      socio: 'socio_1',
      omaggio: 'prodotto_2',
      sconto: 100,
      righe: [
        { prodotto: 'prodotto_2', quantita: 1, prezzo: 100, iva: '22' },
        { quantita: 1, prezzo: 100, iva: 'N4' },
        { quantita: 1, prezzo: 100, iva: 'N2.1' },
      ],
    },
    {
      id: 'fattura_5',
      version: 1,
      socio: 'socio_1',
      sconto: 7,
      righe: [
        { quantita: 1, prezzo: 100, iva: '22' },
        { quantita: -1, prezzo: 100, iva: '5' },
      ],
    },
  ],
  cassa: [
    { id: 'cassa_1', version: 1, nome: 'Prima', codice: '012345678905', stato: 'aperta' },
    { id: 'cassa_2', version: 1, nome: 'Seconda', stato: 'aperta', controlli: [{ text: 'Pesata', done: true }, { text: 'Firmata' }] },
    { id: 'cassa_3', version: 1, nome: 'Terza', stato: 'chiusa', controlli: [{ text: 'Pesata', done: true }] },
  ],
  corso: [
    { id: 'corso_1', version: 1, nome: 'Nuoto', posti: 4, licenza: '2026-12-31' },
    { id: 'corso_2', version: 1, nome: 'Sci', posti: 1 },
  ],
  tavolo: [
    { id: 'tavolo_1', version: 1, numero: '7', coperti: 4 },
    { id: 'tavolo_2', version: 1, numero: '8', coperti: 3 },
  ],
  cena: [],
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
