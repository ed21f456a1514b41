import * as k from '../../kernel/describe.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'
import { prenotazione } from './prenotazione.ts'

/** Money for a stay, before it, during it or after it: a deposit, a part, what is left. */
export const incassa = k.defineAction(prenotazione, {
  key: 'incassa',
  label: 'Registra incasso',
  title: 'Registra un incasso',
  icon: 'check',
  on: 'record',
  where: [k.gt('saldo', 0)],
  inputs: {
    // Called as the sum that it is added to: «50 euro di acconto».
    acconto: k.money('Importo', { min: k.euro(0.01) }),
    mezzo: k.choice('Pagato con', pagamenti, { short: 'Mezzo', noun: { said: 'mezzo di pagamento' }, also: pagamentiDetti }),
    giorno: k.day('Giorno', { near: { past: 60, future: 0 } }),
  },
  prefill: ({ saldo }, _read, { today }) => ({ giorno: today, mezzo: 'carta' as const, ...(saldo > 0 && { acconto: saldo }) }),
  async plan({ acconto: importo, mezzo, giorno }, read, _at, { id }) {
    const booking = await read.get('prenotazione', id)
    const left = Number(booking?.['saldo']) - importo
    if (left < 0)
      return { problems: [{ path: 'acconto', code: 'rule', message: `Sono ${k.formatMoney(-left)} più di quanto resta da pagare.` }] }
    const versamenti = [...k.linesIn(booking?.['versamenti']), { importo, mezzo, giorno }]
    // Who was to pay after he has left has paid.
    const closes = left === 0 && booking?.['pagamento'] === 'sospeso'
    return [{ type: 'update', entity: 'prenotazione', id, values: { versamenti, ...(closes && { pagamento: mezzo }) } }]
  },
  confirm: 'Registra incasso',
  done: ({ acconto }) => `Incassati ${k.formatMoney(acconto)}`,
})
