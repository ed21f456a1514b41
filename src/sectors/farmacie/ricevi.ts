import * as k from '../../kernel/describe.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'
import { dopoArrivo, mancano, ordine } from './ordine.ts'

/** Goods of an order come in, with the lots that stand on their boxes: each line is a lot, and the order is received in part or whole. */
export const ricevi = k.defineAction(ordine, {
  key: 'ricevi',
  label: 'Ricevi merce',
  title: 'Ricevi la merce',
  description: 'Una riga per ogni lotto della consegna, con il numero che sta sulla scatola: togli quello che non è arrivato.',
  icon: 'package',
  on: 'record',
  where: [k.oneOf('stato', inViaggio)],
  inputs: {
    ddt: k.optional(k.text('Numero del DDT', { max: 40 })),
    righe: k.lines(
      'Merce arrivata',
      {
        articolo: k.reference('Prodotto', 'prodotto'),
        quantita: k.integer('Quantità', { min: 1, max: 100_000 }),
        lotto: k.text('Lotto', { max: 30 }),
        scadenza: k.optional(k.deadline()),
      },
      { summary: ({ quantita, articolo: id }, names) => `${quantita} x ${names?.(id) ?? ''}` },
    ),
  },
  // The lot stands on the box: nobody else knows it.
  prefill: async (row, read) => ({ righe: (await mancano(row, read)).map((one) => ({ ...one, lotto: '' })) }),
  async plan({ ddt, righe }, read, { today: giorno }, { id }) {
    const row = await read.get('ordine', id)
    if (!row || righe.length === 0) return []
    const lacked = await mancano(row, read)
    const strange = righe.findIndex(({ articolo }) => !(k.rowOf(ordine, row).righe ?? []).some((one) => one.articolo === articolo))
    if (strange >= 0)
      return { problems: [{ path: `righe.${strange}.articolo`, code: 'rule', message: 'Questo prodotto non è nell’ordine.' }] }
    return [
      ...righe.map(({ articolo: prodotto, quantita, lotto: codice, scadenza }, at) => ({
        type: 'create' as const,
        entity: 'lotto',
        values: {
          prodotto,
          codice,
          quantita,
          giorno,
          ordine: id,
          ...(scadenza !== undefined && { scadenza }),
          ...(ddt !== undefined && { ddt }),
        },
        from: `righe.${at}.quantita`,
      })),
      ...dopoArrivo(row, lacked, righe),
    ]
  },
  confirm: 'Carica in magazzino',
  done: ({ righe }) => `Caricati ${righe.reduce((sum, { quantita }) => sum + quantita, 0)} pezzi`,
})
