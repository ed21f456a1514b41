import { oneOf } from '../common/conditions.ts'
import { defineAction } from '../../kernel/define-action.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { mezzi, pagatoCon } from '../common/pagamento.ts'
import { abbonamento, GIORNI, propone, tipi } from './abbonamento.ts'

/** The next subscription of the same member, from the day after the one that is running; after a trial a monthly one. */
export const rinnova = defineAction(abbonamento, {
  key: 'rinnova',
  label: 'Rinnova',
  title: 'Rinnova l’abbonamento',
  synonyms: ['rinnova l’abbonamento', 'rinnovo', 'rifai l’abbonamento', 'prolunga l’abbonamento'],
  icon: 'rotate-ccw',
  on: 'record',
  where: [oneOf('situazione', ['attivo', 'scaduto'])],
  reads: ['iscritto'],
  inputs: {
    tipo: choice('Tipo', tipi, { noun: { said: 'tipo di abbonamento' } }),
    prezzo: money('Prezzo'),
    inizio: date('Inizio', { near: { past: 30, future: 365 } }),
    rate: integer('Rate', { min: 1, max: 12, noun: { said: 'numero di rate', gender: 'm' } }),
    metodo: optional(pagatoCon(mezzi, { hint: 'Con cosa paga oggi la prima rata. Vuoto: resta da pagare.' })),
  },
  async prefill({ iscritto, tipo: before, prezzo: old }, read, { today }) {
    const tipo = before === 'prova' ? 'mensile' : before
    const { inizio = today, prezzo = euro(0) } = await propone({ iscritto, tipo }, read, today)
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
        fine: addDays(inizio, GIORNI[tipo]),
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
