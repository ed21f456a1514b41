import * as k from '../../kernel/describe.ts'
import { mezzi, pagatoCon } from '../common/pagamento.ts'
import { abbonamento, GIORNI, propone, tipi } from './abbonamento.ts'

/** The next subscription of the same member, from the day after the one that is running; after a trial a monthly one. */
export const rinnova = k.defineAction(abbonamento, {
  key: 'rinnova',
  label: 'Rinnova',
  title: 'Rinnova l’abbonamento',
  synonyms: ['rinnovo'],
  icon: 'rotate-ccw',
  on: 'record',
  where: [k.oneOf('situazione', ['attivo', 'scaduto'])],
  reads: ['iscritto'],
  inputs: {
    tipo: k.choice('Tipo', tipi, { noun: { said: 'tipo di abbonamento' } }),
    prezzo: k.price(),
    inizio: k.date('Inizio', { near: { past: 30, future: 365 } }),
    rate: k.integer('Rate', { min: 1, max: 12, noun: { said: 'numero di rate', gender: 'm' } }),
    metodo: k.optional(pagatoCon(mezzi, { hint: 'Con cosa paga oggi la prima rata. Vuoto: resta da pagare.' })),
  },
  async prefill({ iscritto, tipo: before, prezzo: old }, read, { today }) {
    const tipo = before === 'prova' ? 'mensile' : before
    const { inizio = today, prezzo = k.euro(0) } = await propone({ iscritto, tipo }, read, today)
    return { tipo, prezzo: before === 'prova' ? prezzo : old, inizio, rate: 1 }
  },
  plan: ({ tipo, prezzo, inizio, rate, metodo }, _read, _at, { iscritto, rinnovo }) => [
    {
      type: 'create',
      entity: 'abbonamento',
      values: {
        iscritto,
        tipo,
        prezzo,
        inizio,
        fine: k.addDays(inizio, GIORNI[tipo]),
        rate,
        ...(metodo !== undefined && { metodo }),
        ...(rinnovo !== undefined && { rinnovo }),
      },
      from: 'inizio',
    },
  ],
  confirm: 'Rinnova',
  done: ({ tipo }) => `Abbonamento rinnovato: ${tipi[tipo].toLowerCase()}`,
})
