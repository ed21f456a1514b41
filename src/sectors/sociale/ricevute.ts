import * as k from '../../kernel/describe.ts'
import { donazione } from './donazione.ts'

/** The receipts that donors wait for: of all donations that are entitled to one, or of those that were chosen. They are numbered as they are issued. */
export const preparaRicevute = k.defineAction(donazione, {
  key: 'prepara_ricevute',
  label: 'Prepara ricevute',
  title: 'Prepara le ricevute',
  description:
    'Una bozza per ogni donazione in denaro tracciato o in beni che non ha ancora la ricevuta, dalla più vecchia. Il numero si dà quando le emetti, tutte insieme o una per una.',
  icon: 'mail',
  on: 'list',
  where: [k.eq('ricevuta', 'da_emettere')],
  reads: ['documento', 'donatore'],
  inputs: { data: k.date('Data delle ricevute', { near: { past: 60, future: 1 }, noun: { said: 'data delle ricevute' } }) },
  prefill: (_rows, _read, { today }) => ({ data: today }),
  async plan({ data }, _read, _at, rows) {
    if (rows.some((row) => row.data > data))
      return { problems: [{ path: 'data', code: 'rule', message: 'Una delle donazioni è arrivata dopo: scegli un giorno più avanti.' }] }
    return rows
      .toSorted((a, b) => a.data.localeCompare(b.data) || a.id.localeCompare(b.id))
      .map(({ id, donatore, tipo, importo, data: donata_il, mezzo, agevolazione }) => ({
        type: 'create' as const,
        entity: 'documento',
        values: { data, donazione: id, donatore, tipo, importo, donata_il, ...(mezzo !== undefined && { mezzo }), agevolazione },
        from: 'data',
      }))
  },
  confirm: 'Prepara',
  done: () => 'Ricevute in bozza: si emettono da «Ricevute»',
  empty: 'Ogni donazione ha già la sua ricevuta.',
})
