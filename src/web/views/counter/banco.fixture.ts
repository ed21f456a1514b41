import { defineGroups } from '../../../kernel/access/groups.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { defineUnload } from '../../../kernel/stock/define-unload.ts'
import {
  cases,
  divided,
  field,
  least,
  minus,
  most,
  overLines,
  sum,
  taxOf,
  times,
  totalOf,
  when,
} from '../../../kernel/expression/expression.ts'
import { barcode } from '../../../kernel/fields/barcode.ts'
import { boolean } from '../../../kernel/fields/boolean.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { derived, summed } from '../../../kernel/fields/derived.ts'
import { number } from '../../../kernel/fields/document-number.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { lines } from '../../../kernel/fields/lines.ts'
import { euro, money } from '../../../kernel/fields/money.ts'
import { integer, percent } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { vat } from '../../../kernel/fields/vat.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { definePrint } from '../../../kernel/paper/print.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'
import type { Change } from '../../../kernel/door/change.ts'
import { incassi, pagamento, perIntero } from '../../../kernel/screens/till-payments.ts'

/** A shop with medicines: what the till is tested with. No trade of the suite. */
const { groups, restricted } = defineGroups({ sconti: 'Sconti', costi: 'Costi' })

const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: {
    nome: text('Nome'),
    confezione: optional(text('Confezione')),
    ean: optional(barcode('Codice a barre')),
    minsan: optional(text('Codice AIC', { max: 9 })),
    reparto: choice('Reparto', { dolore: 'Dolore e febbre', stomaco: 'Stomaco', pelle: 'Pelle', presidi: 'Presidi', ricette: 'Ricette' }),
    prezzo: money('Prezzo'),
    costo: restricted(optional(money('Costo')), 'costi'),
    iva: vat('IVA'),
    ticket: optional(boolean('Ticket')),
    giacenza: summed('Giacenza', { entity: 'movimento', by: 'articolo', of: 'quantita' }, { unit: ['pz', 'pz'] }),
  },
  title: ['nome'],
  table: ['nome', 'ean', 'prezzo', 'giacenza'],
  sort: [{ field: 'nome', direction: 'asc' }],
  unique: [['ean'], ['minsan']],
})

const lotto = defineEntity({
  name: 'lotto',
  label: { one: 'Lotto', many: 'Lotti', gender: 'm' },
  fields: {
    codice: text('Lotto'),
    articolo: reference('Articolo', 'articolo'),
    scadenza: date('Scadenza'),
    rimasto: summed('Rimasto', { entity: 'movimento', by: 'lotto', of: 'quantita' }),
  },
  title: ['codice'],
  table: ['codice', 'articolo', 'scadenza', 'rimasto'],
})

const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: date('Giorno'),
    articolo: reference('Articolo', 'articolo'),
    lotto: optional(reference('Lotto', 'lotto')),
    quantita: integer('Quantità', { min: -1_000_000 }),
    vendita: optional(reference('Vendita', 'vendita')),
  },
  title: ['articolo', 'giorno'],
  table: ['giorno', 'articolo', 'lotto', 'quantita'],
  stock: { of: 'articolo', quantity: 'quantita', lot: 'lotto', expiry: 'scadenza' },
})

const scarica = defineUnload(movimento, lotto)
const conto = { amount: 'importo', vat: 'iva', gross: true, less: 'tolto' } as const
const scontabile = overLines('righe', 'scontabile')

const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'SC', per: 'year', of: 'giorno', on: 'incassata' }),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    cliente: optional(reference('Cliente', 'cliente')),
    nome: optional(text('Nome sul conto')),
    righe: lines(
      'Righe',
      {
        articolo: reference('Articolo', 'articolo'),
        quantita: integer('Quantità', { min: 1, max: 999 }),
        prezzo: money('Prezzo'),
        iva: vat('IVA'),
        ticket: optional(boolean('Ticket')),
        ribasso: optional(percent('Sconto')),
        abbuono: optional(money('Abbuono')),
        listino: derived(money('Di listino'), times('quantita', 'prezzo')),
        importo: derived(
          money('Importo'),
          cases(
            [when([{ field: 'ticket', op: 'eq', value: true }], field('listino'))],
            most(0, minus(times('listino', minus(1, divided('ribasso', 100))), 'abbuono')),
          ),
        ),
        scontabile: derived(money('Scontabile'), cases([when([{ field: 'ticket', op: 'eq', value: true }], 0)], field('importo'))),
      },
      {
        summary: ({ quantita, articolo: id }, names) => `${quantita} x ${names?.(id) ?? ''}`,
        totals: ['subtotale', 'riduzione', 'totale'],
      },
    ),
    ribasso: restricted(optional(percent('Sconto sul totale')), { write: ['sconti'] }),
    sconto: restricted(optional(money('Sconto in euro')), { write: ['sconti'] }),
    subtotale: derived(money('Subtotale'), overLines('righe', 'importo')),
    tolto: derived(money('Sconto concesso'), least(scontabile, sum(times(scontabile, divided('ribasso', 100)), 'sconto'))),
    riduzione: derived(money('Sconto, ticket esclusi'), minus(0, 'tolto')),
    totale: derived(money('Totale'), totalOf('righe', conto)),
    imposta: derived(money('Imposta'), taxOf('righe', conto)),
    pagamenti: optional(
      lines(
        'Pagamenti',
        {
          mezzo: choice('Mezzo', { contanti: 'Contanti', carta: 'Carta', satispay: 'Satispay', buono: 'Buono' }),
          importo: money('Importo'),
          consegnato: optional(money('Consegnato')),
        },
        { summary: ({ mezzo, importo }) => `${mezzo} ${formatMoney(importo)}` },
      ),
    ),
    ...incassi,
    stato: status('Stato', 'in_corso', {
      in_corso: { label: 'In corso', tone: 'primary', next: ['sospesa', 'incassata', 'annullata'] },
      sospesa: { label: 'Sospesa', tone: 'warning', next: ['in_corso', 'annullata'], verb: 'Sospendi' },
      incassata: { label: 'Incassata', tone: 'success', next: ['resa'], over: true, verb: 'Incassa', paper: 'scontrino' },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], verb: 'Annulla vendita' },
      resa: { label: 'Resa', tone: 'neutral', next: [], verb: 'Reso di tutto' },
    }),
  },
  title: ['numero', 'nome'],
  untitled: 'Senza numero',
  table: ['numero', 'giorno', 'ora', 'cliente', 'totale', 'stato'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  board: 'stato',
  prefill: ({ today }) => ({ giorno: today }),
  rules: [perIntero],
  effects: async (before, after, read, { today }): Promise<readonly Change[]> => {
    if (!after || before?.stato === after.stato) return []
    if (after.stato === 'resa') {
      const moved = await read.find('movimento', [{ field: 'vendita', op: 'eq', value: after.id }])
      return moved.map(({ articolo: of, lotto: lot, quantita }) => ({
        type: 'create',
        entity: 'movimento',
        values: { giorno: today, articolo: of, ...(lot !== undefined && { lotto: lot }), quantita: -Number(quantita), vendita: after.id },
      }))
    }
    if (after.stato !== 'incassata') return []
    const wanted = after.righe.map(({ articolo: of, quantita: quantity }) => ({ of, quantity }))
    const unloaded = await scarica(read, wanted, { on: today })
    return unloaded.flatMap(({ picks, lacks }, at) => {
      const gone = [...picks, ...(lacks > 0 ? [{ lot: undefined, quantity: lacks }] : [])]
      return gone.map(({ lot, quantity }): Change => ({
        type: 'create',
        entity: 'movimento',
        values: {
          giorno: today,
          articolo: wanted[at]?.of,
          ...(lot !== undefined && { lotto: lot }),
          quantita: -quantity,
          vendita: after.id,
        },
      }))
    })
  },
})

const entities = [cliente, articolo, lotto, movimento, vendita] as const

const scontrino = definePrint(vendita, {
  key: 'scontrino',
  label: 'Stampa scontrino',
  when: [{ field: 'stato', op: 'in', value: ['incassata', 'resa'] }],
  paper: async (row) => ({
    title: 'Scontrino non fiscale',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Righe', value: String(row.righe.length) },
          { label: 'Totale', value: formatMoney(row.totale) },
        ],
      },
    ],
  }),
})

export const trade = { entities, metrics: [], prints: [scontrino] } as const

export const screen = {
  kind: 'collection',
  key: 'banco',
  label: 'Banco',
  icon: 'shopping-cart',
  entity: 'vendita',
  views: ['counter', 'list', 'board'],
  search: 'Cerca vendita...',
  create: 'Nuova vendita',
  save: 'Salva vendita',
  filters: ['stato', 'giorno'],
  counter: {
    sold: {
      lines: 'righe',
      article: 'articolo',
      quantity: 'quantita',
      price: 'prezzo',
      amount: 'importo',
      takes: { prezzo: 'prezzo', iva: 'iva', ticket: 'ticket' },
      discount: { percent: 'ribasso', money: 'abbuono' },
      full: 'ticket',
    },
    articles: { codes: ['ean', 'minsan'], details: ['confezione', 'costo'], stock: 'giacenza', by: 'reparto' },
    foot: ['subtotale', 'riduzione'],
    total: 'totale',
    discount: { percent: 'ribasso', money: 'sconto' },
    payment: { ...pagamento, kinds: { contanti: 'cash', carta: 'card', satispay: 'phone', buono: 'voucher' } },
    states: { paid: 'incassata', parked: 'sospesa' },
    about: ['cliente', 'nome'],
    moment: { day: 'giorno', time: 'ora' },
  },
  prints: ['scontrino'],
  empty: { title: 'Nessuna vendita', text: 'Qui trovi le vendite del banco.' },
} as const

const articoli = {
  kind: 'collection',
  key: 'articoli',
  label: 'Articoli',
  icon: 'package',
  entity: 'articolo',
  views: ['list'],
  search: 'Cerca articolo...',
  create: 'Nuovo articolo',
  save: 'Salva articolo',
  filters: ['reparto'],
  empty: { title: 'Nessun articolo', text: 'Qui trovi gli articoli.' },
} as const

export const screens = defineScreens(trade, [screen, articoli])

/** Name, pack, code, shelf, price, pieces: as in the picture. */
const SHELF = [
  ['Paracetamolo 1000 mg', '16 compresse', '8001234000011', 'dolore', 6.9, 42],
  ['Ibuprofene 200 mg', '24 compresse', '8001234000028', 'dolore', 8.5, 31],
  ['Fermenti lattici', '10 flaconcini', '8001234000035', 'stomaco', 13.4, 18],
  ['Acetilcisteina 600 mg', '20 bustine', '8001234000042', 'dolore', 11.9, 9],
  ['Diclofenac gel 2%', '100 g', '8001234000059', 'dolore', 17.5, 14],
  ['Soluzione fisiologica', '20 flaconcini', '8001234000066', 'presidi', 4.9, 60],
  ['Antiacido menta', '24 bustine', '8001234000073', 'stomaco', 12.2, 3],
  ['Ketoprofene bustine', '20 bustine', '8001234000080', 'dolore', 9.8, 22],
  ['Vitamina C 1000', '20 compresse', '8001234000097', 'stomaco', 7.6, 27],
  ['Cerotti assortiti', '40 pezzi', '8001234000103', 'presidi', 3.9, 50],
  ['Termometro digitale', '1 pezzo', '8001234000110', 'presidi', 9.9, 7],
  ['Collutorio clorexidina', '200 ml', '8001234000127', 'presidi', 8.9, 12],
  ['Crema mani calendula', '75 ml', '8001234000134', 'pelle', 7.5, 8],
  ['Ricetta', 'Amoxicillina 1 g', '8001234000141', 'ricette', 2, 100],
] as const

const sample: Sample<typeof entities> = (today) => ({
  cliente: [{ id: 'cliente_1', version: 1, nome: 'Carla Fontana' }],
  articolo: SHELF.map(([nome, confezione, ean, reparto, prezzo], at) => ({
    id: `articolo_${at}` as const,
    version: 1,
    nome,
    confezione,
    ean,
    reparto,
    prezzo: euro(prezzo),
    costo: euro(prezzo / 2),
    iva: '10' as const,
    ...(reparto === 'ricette' && { ticket: true }),
    ...(at === 0 && { minsan: '012745168' }),
  })),
  lotto: SHELF.flatMap((_, at) => [
    { id: `lotto_${at}a` as const, version: 1, codice: `A${at}`, articolo: `articolo_${at}` as const, scadenza: addDays(today, 60) },
    { id: `lotto_${at}b` as const, version: 1, codice: `B${at}`, articolo: `articolo_${at}` as const, scadenza: addDays(today, 20) },
  ]),
  movimento: SHELF.flatMap(([, , , , , pieces], at) =>
    [
      ['a', pieces - 1],
      ['b', 1],
    ].map(([lot, quantita]) => ({
      id: `movimento_${at}${lot}` as const,
      version: 1,
      giorno: addDays(today, -10),
      articolo: `articolo_${at}` as const,
      lotto: `lotto_${at}${lot}` as const,
      quantita: Number(quantita),
    })),
  ),
  vendita: [],
})

export const banco = defineSector({
  card: {
    slug: 'banco',
    number: '9.96',
    name: 'Banco',
    title: 'Banco',
    description: 'Vendite.',
    points: ['Vendite', 'Articoli', 'Lotti', 'Clienti'],
    icon: 'shopping-cart',
    hue: 162,
  },
  groups,
  ...trade,
  screens,
  script: silentScript,
  sample,
})
