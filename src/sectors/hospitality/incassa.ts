import { defineAction } from '../../kernel/define-action.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { linesIn } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'
import { prenotazione } from './prenotazione.ts'

/** Money for a stay, before it, during it or after it: a deposit, a part, what is left. */
export const incassa = defineAction(prenotazione, {
  key: 'incassa',
  label: 'Registra incasso',
  title: 'Registra un incasso',
  synonyms: ['registra una caparra', 'registra un acconto', 'ha pagato', 'hanno pagato', 'ha saldato', 'ha versato'],
  icon: 'check',
  on: 'record',
  where: [{ field: 'saldo', op: 'gt', value: 0 }],
  inputs: {
    // Called as the sum that it is added to: «50 euro di acconto».
    acconto: money('Importo', { min: euro(0.01) }),
    mezzo: choice('Pagato con', pagamenti, { short: 'Mezzo', noun: { said: 'mezzo di pagamento' }, also: pagamentiDetti }),
    giorno: date('Giorno', { near: { past: 60, future: 0 } }),
  },
  prefill: ({ saldo }, _read, { today }) => ({ giorno: today, mezzo: 'carta' as const, ...(saldo > 0 && { acconto: saldo }) }),
  async plan({ acconto: importo, mezzo, giorno }, read, _at, { id }) {
    const booking = await read.get('prenotazione', id)
    const left = Number(booking?.['saldo']) - importo
    if (left < 0)
      return { problems: [{ path: 'acconto', code: 'rule', message: `Sono ${formatMoney(-left)} più di quanto resta da pagare.` }] }
    const versamenti = [...linesIn(booking?.['versamenti']), { importo, mezzo, giorno }]
    // Who was to pay after he has left has paid.
    const closes = left === 0 && booking?.['pagamento'] === 'sospeso'
    return [{ type: 'update', entity: 'prenotazione', id, values: { versamenti, ...(closes && { pagamento: mezzo }) } }]
  },
  confirm: 'Registra incasso',
  done: ({ acconto }) => `Incassati ${formatMoney(acconto)}`,
})
