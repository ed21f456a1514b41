import * as k from '../../kernel/describe.ts'
import { mezzi } from '../common/pagamento.ts'
import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { cliente } from './cliente.ts'
import { offerta, SCONTO } from './pacchetto.ts'
import { daOrdinare, prodotto } from './prodotto.ts'
import { trattamento } from './trattamento.ts'

/** Orders what has run out or is below its threshold: a list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(prodotto, { ...riordinoScorte, where: daOrdinare })

/** Sells a package of a treatment: price and end follow from the price list unless somebody says otherwise. */
export const vendi = k.defineAction(cliente, {
  key: 'vendi_pacchetto',
  label: 'Vendi pacchetto',
  title: 'Vendi pacchetto',
  icon: 'sparkles',
  on: 'record',
  inputs: {
    voce: k.reference('Trattamento', 'trattamento'),
    sedute: k.integer('Sedute', { min: 1, max: 100, noun: { gender: 'f', plural: true } }),
    prezzo: k.optional(k.price('Prezzo', { hint: `Vuoto: il listino meno il ${SCONTO} %.` })),
    scadenza: k.optional(k.deadline('Scadenza', { hint: 'Vuota: fra un anno.' })),
    pagamento: k.choice('Pagato con', mezzi),
  },
  prefill: () => ({ sedute: 10, pagamento: 'carta' as const }),
  async plan({ voce, sedute, prezzo, scadenza, pagamento }, read, { today: giorno }, { id }) {
    const entry = await read.get('trattamento', voce)
    if (!entry) return []
    const proposed = offerta(k.rowOf(trattamento, entry), sedute, giorno)
    const said = { prezzo: prezzo ?? proposed.prezzo, scadenza: scadenza ?? proposed.scadenza }
    const values = { cliente: id, trattamento: voce, sedute, pagamento, venduto_il: giorno, ...proposed, ...said }
    return [{ type: 'create', entity: 'pacchetto', values, from: 'scadenza' }]
  },
  confirm: 'Vendi pacchetto',
  done: ({ sedute }) => `Pacchetto di ${sedute} sedute venduto`,
})

const esiti = {
  risentire: 'Da risentire',
  non_risponde: 'Non risponde',
  fissa: 'Fissa l’appuntamento',
  rinuncia: 'Non le interessa',
} as const

/** Notes that a customer was called, and what she said: for two weeks nobody calls her again. */
export const chiamata = k.defineAction(cliente, {
  key: 'chiamata',
  label: 'Segna chiamata',
  title: 'Segna la chiamata',
  icon: 'phone',
  on: 'record',
  where: [k.oneOf('situazione', ['da_richiamare', 'sentita'])],
  inputs: { esito: k.choice('Esito', esiti), nota: k.optional(k.note('Nota', { max: 200 })) },
  prefill: () => ({ esito: 'risentire' }) as const,
  async plan({ esito, nota }, read, { today }, { id, version }) {
    const row = await read.get('cliente', id)
    const said = `${k.formatDate(today)}: ${[esiti[esito], nota].filter(Boolean).join(', ')}`
    const note = [said, row && k.rowOf(cliente, row).note].filter(Boolean).join('\n')
    return [{ type: 'update', entity: 'cliente', id, values: { sentita_il: today, note }, expect: version }]
  },
  confirm: 'Segna',
  done: () => 'Chiamata segnata',
})
