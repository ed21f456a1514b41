import * as k from '../../kernel/describe.ts'
import { vendiPacchetto } from '../common/pacchetto.ts'
import { defineReorder, riordinoScorte } from '../common/riordino.ts'
import { cliente } from './cliente.ts'
import { PACCHETTO } from './pacchetto.ts'
import { daOrdinare, prodotto } from './prodotto.ts'

/** Orders what has run out or is below its threshold: a list by supplier to print, and the arrival of the goods. */
export const riordina = defineReorder(prodotto, { ...riordinoScorte, where: daOrdinare })

/** Sells a package of a treatment. */
export const vendi = vendiPacchetto(cliente, PACCHETTO.of)

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
