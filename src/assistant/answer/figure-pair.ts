import type { Asking, Figure } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Desk } from './desk.ts'
import { tellFigure, tellMetric } from './figure.ts'

/** Two figures, one under the other: each in the words in which it is told alone. */
export async function tellFigurePair(desk: Desk, asking: Extract<Asking, { is: 'both' }>): Promise<Reply> {
  const [first, second] = asking.of
  const toldOf = async (one: Figure) => (one.is === 'metric' ? tellMetric(desk, one) : tellFigure(desk, one))
  const replies = await Promise.all([toldOf(first), toldOf(second)])
  const figures = replies.flatMap(({ card }) => (card?.kind === 'figure' ? [card] : []))
  // «Importo» of both tells the one from the other by what it is of.
  const isAlike = new Set(figures.map(({ label }) => label)).size < figures.length
  // «Importo» alone says nothing of what, whatever stands beside it.
  const isSum = (at: number) => {
    const one = asking.of[at]
    return (
      one?.is === 'figure' &&
      one.fn === 'sum' &&
      one.field !== undefined &&
      figures[at]?.label === desk.trade.fieldAt(one.entity, one.field)?.label
    )
  }
  const ofWhat = ({ found }: Reply, at: number) =>
    (isAlike || isSum(at)) && found.is === 'number' && found.entity ? `${desk.trade.entity(found.entity).label.many}: ` : ''
  const says = replies.map((one, at) => `${ofWhat(one, at)}${one.says}`).join(' ')
  return {
    says,
    spoken: says,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: figures.map(({ label }, at) => `${ofWhat(replies[at] ?? replies[0], at)}${label}`).join(' e '),
      columns: [
        { key: 'label', label: 'Voce' },
        { key: 'text', label: 'Valore', isNumber: true },
        { key: 'note', label: 'Nota' },
      ],
      rows: figures.map(({ label, text, note = '' }, at) => ({
        id: String(at),
        cells: [`${ofWhat(replies[at] ?? replies[0], at)}${label}`, text, note],
      })),
      total: figures.length,
      chips: [],
    },
    found: { is: 'both', of: replies.map(({ found }) => found) },
  }
}
