import { defineGroups } from '../../../kernel/access/groups.ts'
import { defineChain } from '../../../kernel/derive/chain.ts'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { dueDates } from '../../../kernel/screens/document-view.ts'
import { taxOf, taxableOf, times, totalOf } from '../../../kernel/expression/expression.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { derived } from '../../../kernel/fields/derived.ts'
import { number } from '../../../kernel/fields/document-number.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { lines } from '../../../kernel/fields/lines.ts'
import { euro, money } from '../../../kernel/fields/money.ts'
import { decimal } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { rowOf } from '../../../kernel/fields/row-of.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { vat } from '../../../kernel/fields/vat.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { definePrint } from '../../../kernel/paper/print.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'

const { groups, only } = defineGroups({ conti: 'Conti' })

/** An electrician's office: an estimate that becomes an invoice. */
const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: { nome: text('Nome'), indirizzo: optional(text('Indirizzo')) },
  title: ['nome'],
  table: ['nome', 'indirizzo'],
})

const righe = () =>
  lines(
    'Righe',
    {
      articolo: text('Articolo'),
      dettaglio: optional(text('Dettaglio')),
      quantita: decimal('Quantità', { short: 'Q.tà' }),
      prezzo: money('Prezzo'),
      iva: vat('IVA'),
      importo: derived(money('Totale'), times('quantita', 'prezzo')),
    },
    { summary: ({ articolo }) => articolo, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
  )
const conto = { amount: 'importo', vat: 'iva' } as const
const sums = {
  imponibile: derived(money('Imponibile'), taxableOf('righe', conto)),
  imposta: derived(money('IVA'), taxOf('righe', conto)),
  totale: derived(money('Totale'), totalOf('righe', conto)),
}

const preventivo = defineEntity({
  name: 'preventivo',
  label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
  fields: {
    cliente: reference('Cliente', 'cliente'),
    data: date('Data'),
    righe: righe(),
    ...sums,
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['accettato'] },
      accettato: { label: 'Accettato', tone: 'primary', next: ['fatturato', 'bozza'], verb: 'Accetta' },
      fatturato: { label: 'Fatturato', tone: 'success', next: ['accettato'], over: true },
    }),
  },
  title: ['cliente', 'data'],
  table: ['data', 'cliente', 'totale', 'stato'],
  form: [{ fields: ['cliente', 'data', 'righe'] }],
  prefill: ({ today }) => ({ data: today }),
})

const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  access: only({ write: 'conti' }),
  fields: {
    numero: number('Numero', { per: 'year', of: 'data', on: 'inviata' }),
    cliente: reference('Cliente', 'cliente'),
    data: date('Data'),
    pagamento: choice('Pagamento', { subito: 'Alla consegna', trenta_sessanta: '30 e 60 giorni', tre: '30, 60 e 90 giorni' }),
    preventivo: optional(reference('Preventivo', 'preventivo')),
    righe: righe(),
    ...sums,
    motivo: optional(text('Motivo dello scarto')),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'primary', next: ['inviata'] },
      inviata: { label: 'Inviata', tone: 'info', next: ['consegnata', 'scartata'], verb: 'Invia' },
      consegnata: { label: 'Consegnata', tone: 'warning', next: ['pagata'], verb: 'Segna consegnata' },
      scartata: { label: 'Scartata', tone: 'destructive', next: ['inviata'], requires: ['motivo'], verb: 'Segna scartata' },
      pagata: { label: 'Pagata', tone: 'success', next: [], over: true, verb: 'Registra incasso' },
    }),
  },
  title: [['numero'], 'cliente'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'cliente', 'totale', 'stato'],
  form: [{ fields: ['cliente', 'data', 'pagamento', 'preventivo', 'righe'] }],
  prefill: ({ today }) => ({ data: today, pagamento: 'trenta_sessanta' as const }),
  conflicts: ({ stato, righe: written }) =>
    Promise.resolve(
      written.flatMap(({ quantita }, at) =>
        stato !== 'bozza' && quantita === 0 ? [{ path: `righe.${at}.quantita`, code: 'rule', message: 'La quantità è zero.' }] : [],
      ),
    ),
})

const due = {
  by: 'pagamento',
  from: 'data',
  total: 'totale',
  after: { subito: [0], trenta_sessanta: [30, 60], tre: [30, 60, 90] },
  paid: ['pagata'],
} as const

const table = (
  rows: readonly { articolo: string; quantita: number; prezzo: number; importo?: number | undefined }[],
  total: number | undefined,
) => ({
  kind: 'table' as const,
  columns: [
    { label: 'Descrizione' },
    { label: 'Q.tà', numeric: true },
    { label: 'Prezzo', numeric: true },
    { label: 'Totale', numeric: true },
  ],
  rows: rows.map(({ articolo, quantita, prezzo, importo }) => [
    articolo,
    formatNumber(quantita),
    formatMoney(prezzo),
    formatMoney(importo ?? 0),
  ]),
  totals: ['Totale', '', '', formatMoney(total ?? 0)],
})

const stampaPreventivo = definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  async paper(row, store) {
    const chi = row.cliente ? await store.get('cliente', row.cliente) : undefined
    return {
      title: 'Preventivo',
      subtitle: formatDate(row.data),
      blocks: [{ kind: 'facts', facts: [{ label: 'Cliente', value: chi ? rowOf(cliente, chi).nome : '' }] }, table(row.righe, row.totale)],
    }
  },
})

const stampaFattura = definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  async paper(row, store) {
    const chi = row.cliente ? await store.get('cliente', row.cliente) : undefined
    return {
      title: ['Fattura', row.numero ? fattura.fields.numero.format(row.numero) : 'in bozza'].join(' '),
      subtitle: `del ${formatDate(row.data)}`,
      blocks: [
        { kind: 'facts', facts: [{ label: 'Cliente', value: chi ? rowOf(cliente, chi).nome : '' }] },
        table(row.righe, row.totale),
        {
          kind: 'table',
          title: 'Scadenze',
          columns: [{ label: 'Data' }, { label: 'Importo', numeric: true }],
          rows: dueDates(due, row).map(({ day, amount }) => [formatDate(day), formatMoney(amount)]),
        },
      ],
    }
  },
})

const daPreventivo = defineChain(preventivo, fattura, {
  key: 'fattura_da_preventivo',
  label: 'Crea fattura',
  link: 'preventivo',
  copies: { cliente: 'cliente', righe: 'righe' },
  when: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  moves: 'fatturato',
  lapsed: [],
})

const entities = [cliente, preventivo, fattura] as const
const prints = [stampaPreventivo, stampaFattura] as const

const sample: Sample<typeof entities> = () => ({
  cliente: [
    { id: 'cliente_1', version: 1, nome: 'Condominio Aurora', indirizzo: 'via Dante 14, 24122 Bergamo' },
    { id: 'cliente_2', version: 1, nome: 'Bar Centrale' },
  ],
  preventivo: [
    {
      id: 'preventivo_1',
      version: 1,
      cliente: 'cliente_2',
      data: '2026-11-10',
      righe: [{ articolo: 'Lampade', quantita: 4, prezzo: euro(35), iva: '22' }],
      stato: 'accettato',
    },
  ],
  fattura: [
    {
      id: 'fattura_41',
      version: 1,
      numero: '/2026/0000041',
      cliente: 'cliente_2',
      data: '2026-11-03',
      pagamento: 'trenta_sessanta',
      righe: [{ articolo: 'Presa', quantita: 2, prezzo: euro(12.5), iva: '22' }],
      stato: 'consegnata',
    },
    {
      id: 'fattura_1',
      version: 1,
      cliente: 'cliente_1',
      data: '2026-11-25',
      pagamento: 'trenta_sessanta',
      righe: [
        {
          articolo: 'Quadro elettrico, rifacimento',
          dettaglio: 'Dichiarazione di conformità compresa',
          quantita: 1,
          prezzo: euro(820),
          iva: '22',
        },
        { articolo: 'Interruttore magnetotermico 16 A', dettaglio: 'Art. MT-16', quantita: 6, prezzo: euro(14.5), iva: '22' },
        { articolo: 'Manodopera', dettaglio: 'Luca Sartori, 23 e 24 novembre', quantita: 9, prezzo: euro(38), iva: '10' },
        { articolo: 'Diritto di chiamata', quantita: 1, prezzo: euro(35), iva: '22' },
      ],
      stato: 'bozza',
    },
  ],
})

const screenBase = { kind: 'collection', views: ['list'], filters: [] } as const

export const studio = defineSector({
  card: {
    slug: 'studio',
    number: '9.96',
    name: 'Studio',
    title: 'Studio',
    description: 'Fatture.',
    points: ['Preventivi', 'Fatture', 'Righe', 'IVA'],
    icon: 'list',
    hue: 45,
  },
  groups,
  entities,
  metrics: [],
  prints,
  chains: [daPreventivo],
  firm: async () => ({
    name: 'Sartori Impianti',
    address: 'via dei Tigli 8, 24121 Bergamo',
    vatNumber: '00000000000',
    phone: '+39035123456',
  }),
  screens: defineScreens({ entities, metrics: [], prints }, [
    {
      ...screenBase,
      key: 'fatture',
      label: 'Fatture',
      icon: 'list',
      entity: 'fattura',
      search: 'Cerca fattura...',
      create: 'Nuova fattura',
      save: 'Salva fattura',
      prints: ['fattura'],
      document: {
        lines: 'righe',
        print: 'fattura',
        steps: ['bozza', 'inviata', ['consegnata', 'scartata'], 'pagata'],
        open: ['bozza', 'scartata'],
        due,
      },
      empty: { title: 'Nessuna fattura', text: 'Qui trovi le fatture.' },
    },
    {
      ...screenBase,
      key: 'preventivi',
      label: 'Preventivi',
      icon: 'list',
      entity: 'preventivo',
      search: 'Cerca preventivo...',
      create: 'Nuovo preventivo',
      save: 'Salva preventivo',
      prints: ['preventivo'],
      document: { lines: 'righe', print: 'preventivo', steps: ['bozza', 'accettato', 'fatturato'], open: ['bozza'] },
      empty: { title: 'Nessun preventivo', text: 'Qui trovi i preventivi.' },
    },
    {
      ...screenBase,
      key: 'clienti',
      label: 'Clienti',
      icon: 'users',
      entity: 'cliente',
      search: 'Cerca cliente...',
      create: 'Nuovo cliente',
      save: 'Salva cliente',
      empty: { title: 'Nessun cliente', text: 'Qui trovi i clienti.' },
    },
  ]),
  script: silentScript,
  sample,
})
