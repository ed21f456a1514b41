import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineScreens } from './define-screens.ts'
import { overLines, times } from '../expression/expression.ts'
import { choice } from '../fields/choice.ts'
import { derived } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { money } from '../fields/money.ts'
import { integer } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'

const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: { nome: text('Nome'), codice: text('Codice'), prezzo: money('Prezzo'), reparto: choice('Reparto', { pane: 'Pane' }) },
  title: ['nome'],
  table: ['nome'],
})
const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    righe: lines(
      'Righe',
      {
        articolo: reference('Articolo', 'articolo'),
        quantita: integer('Quantità'),
        prezzo: money('Prezzo'),
        importo: derived(money('Importo'), times('quantita', 'prezzo')),
      },
      { summary: () => '' },
    ),
    pagamenti: optional(
      lines('Pagamenti', { mezzo: choice('Mezzo', { contanti: 'Contanti' }), importo: money('Importo') }, { summary: () => '' }),
    ),
    totale: derived(money('Totale'), overLines('righe', 'importo')),
    note: optional(text('Note')),
    stato: status('Stato', 'in_corso', {
      in_corso: { label: 'In corso', tone: 'primary', next: ['pagata'] },
      pagata: { label: 'Pagata', tone: 'success', next: [] },
    }),
  },
  title: ['note'],
  table: ['totale'],
})
const shop = { entities: [articolo, vendita], metrics: [] } as const
const sold = {
  lines: 'righe',
  article: 'articolo',
  quantity: 'quantita',
  price: 'prezzo',
  amount: 'importo',
  takes: { prezzo: 'prezzo' },
} as const
const payment = {
  lines: 'pagamenti',
  means: 'mezzo',
  amount: 'importo',
  kinds: { contanti: 'cash' },
  missing: 'totale',
  change: 'totale',
} as const
const counter = {
  sold,
  articles: { codes: ['codice'], details: [], by: 'reparto' },
  foot: [],
  total: 'totale',
  payment,
  states: { paid: 'pagata' },
  about: ['note'],
} as const
const banco = {
  kind: 'collection',
  key: 'banco',
  label: 'Banco',
  icon: 'store',
  entity: 'vendita',
  views: ['counter', 'list'],
  search: 'Cerca...',
  create: 'Nuova',
  save: 'Salva',
  filters: [],
  counter,
  empty: { title: 'Niente', text: 'Niente.' },
} as const
defineScreens(shop, [banco])
// @ts-expect-error a till that sells what is paid
defineScreens(shop, [{ ...banco, counter: { ...counter, sold: { ...sold, lines: 'pagamenti' } } }])
// @ts-expect-error a till whose quantity is a price
defineScreens(shop, [{ ...banco, counter: { ...counter, sold: { ...sold, quantity: 'prezzo' } } }])
// @ts-expect-error a till that takes what the article has not
defineScreens(shop, [{ ...banco, counter: { ...counter, sold: { ...sold, takes: { prezzo: 'costo' } } } }])
// @ts-expect-error a till with a code that the article has not
defineScreens(shop, [{ ...banco, counter: { ...counter, articles: { codes: ['ean'], details: [] } } }])
// @ts-expect-error a till with shelves by a name
defineScreens(shop, [{ ...banco, counter: { ...counter, articles: { codes: [], details: [], by: 'nome' } } }])
// @ts-expect-error a till with a means left out
defineScreens(shop, [{ ...banco, counter: { ...counter, payment: { ...payment, kinds: {} } } }])
// @ts-expect-error a till whose total is a note
defineScreens(shop, [{ ...banco, counter: { ...counter, total: 'note' } }])
// @ts-expect-error a till paid in no state
defineScreens(shop, [{ ...banco, counter: { ...counter, states: { paid: 'resa' } } }])
