import * as k from '../../kernel/describe.ts'
import { stornaPagamento } from '../common/storno-incasso.ts'
import { donazione } from './donazione.ts'

/**
 * Takes back a donation that came in. A receipt of this year is annulled with it, a draft is dropped; one of a year that is over stays as
 * it is, and the reversal names it.
 */
export const stornaDonazione = stornaPagamento(donazione, {
  day: 'data',
  label: 'donazione',
  says: ['storna la donazione', 'storna l’offerta', 'la donazione è tornata indietro', 'l’assegno è tornato indietro'],
  leaves: ['note', 'perizia'],
  reads: ['documento'],
  async besides({ id }, read, { today }, motivo): Promise<{ readonly values: k.Values; readonly changes: readonly k.Change[] }> {
    const papers = await read.find('documento', [k.eq('donazione', id), k.oneOf('stato', ['bozza', 'emessa'])])
    const isOver = (paper: Readonly<Record<string, unknown>>) => String(paper['data']).slice(0, 4) < today.slice(0, 4)
    const kept = papers.find((paper) => paper['stato'] === 'emessa' && isOver(paper))
    return {
      values: kept ? { corregge: kept.id } : {},
      changes: papers.flatMap((paper): readonly k.Change[] => {
        if (paper['stato'] === 'bozza') return [{ type: 'remove', entity: 'documento', id: paper.id }]
        if (paper === kept) return []
        return [{ type: 'move', entity: 'documento', id: paper.id, to: 'annullata', values: { motivo } }]
      }),
    }
  },
})
