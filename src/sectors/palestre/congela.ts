import * as k from '../../kernel/describe.ts'
import { abbonamento } from './abbonamento.ts'

/** A pause of so many days, from today. */
export const congela = k.defineAction(abbonamento, {
  key: 'congela',
  label: 'Congela',
  title: 'Congela l’abbonamento',
  description: 'Da oggi. Quando riprende, la fine si sposta dei giorni di pausa.',
  icon: 'clock',
  on: 'record',
  where: [k.eq('situazione', 'attivo')],
  inputs: { pausa: k.integer('Giorni di pausa', { min: 1, max: 180, unit: ['giorno', 'giorni'], noun: { plural: true } }) },
  prefill: () => ({ pausa: 15 }),
  plan: ({ pausa }, _read, _at, { id, version }) => [
    { type: 'move', entity: 'abbonamento', id, to: 'congelato', values: { pausa }, expect: version, from: 'pausa' },
  ],
  confirm: 'Congela',
  done: ({ pausa }) => `Abbonamento congelato per ${pausa} ${pausa === 1 ? 'giorno' : 'giorni'}`,
})
