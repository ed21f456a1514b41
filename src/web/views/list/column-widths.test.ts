import { describe, expect, it } from 'vitest'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { email } from '../../../kernel/fields/email.ts'
import { money } from '../../../kernel/fields/money.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { longText, text } from '../../../kernel/fields/text.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { columnHeading } from '../../screen/column-heading.ts'
import { columnWidths, leastWidth, readableWidth, roomOf } from './column-widths.ts'

const measured = (field: Parameters<typeof roomOf>[0][number]['field'], heading = field.label) => ({ field, heading })

describe('roomOf', () => {
  it('gives a choice the room of its longest word, and no more than a cut one needs', () => {
    const [short, long, longest] = roomOf([
      measured(choice('A', { x: 'Fabbro' })),
      measured(choice('B', { x: 'Condizionamento' })),
      measured(choice('C', { x: 'Assistenza straordinaria nei giorni di festa' })),
    ])
    expect(short?.least).toBeLessThan(long?.least ?? 0)
    expect(longest?.least).toBeLessThan(10)
  })

  it('gives a list whose longest word is cut a little of what is over', () => {
    const shares = roomOf([
      measured(text('Nome')),
      measured(choice('Tipo', { x: 'Membro di un gruppo organizzato' })),
      measured(choice('Stato', { x: 'Fatto' })),
    ]).map(({ share }) => share)
    expect(shares[1]).toBeGreaterThan(0)
    expect(shares[1]).toBeLessThan(shares[0] ?? 0)
    expect(shares[2]).toBe(0)
  })

  it('gives a code the room to stand whole, a few letters little, and both nothing of what is over', () => {
    const [code, place, name] = roomOf([
      measured(text('AIC', { max: 9 })),
      measured(text('Ubicazione', { max: 20 })),
      measured(text('Nome', { max: 120 })),
    ])
    expect(code?.least).toBeGreaterThan(9 * 0.5)
    expect([code?.share, place?.share]).toEqual([0, 0])
    expect(place?.least).toBeLessThan(name?.least ?? 0)
    expect(name?.share).toBeGreaterThan(0)
  })

  it('never makes a column narrower than the words over it', () => {
    const [, narrow, wide] = roomOf([measured(text('Nome')), measured(date('Data')), measured(date('Data'), 'Data della prima richiesta')])
    expect(wide?.least).toBeGreaterThan((narrow?.least ?? 0) * 1.5)
  })

  it('leaves what is over to words: most of it to the first of them, then to sentences, nothing to days and amounts', () => {
    const shares = roomOf([
      measured(date('Data')),
      measured(reference('Cliente', 'cliente')),
      measured(longText('Descrizione')),
      measured(reference('Tecnico', 'tecnico')),
      measured(money('Preventivo')),
    ]).map(({ share }) => share)
    expect(shares).toEqual([0, 3, 2, 1, 0])
    expect(columnWidths(roomOf([measured(date('Data')), measured(text('Nome'))]), 5)[1]).toMatch(/100cqw/)
  })
})

describe('readableWidth', () => {
  it('asks for the room in which a name is mostly read whole, and a table without words for no more than its values', () => {
    const people = roomOf([measured(text('Nome')), measured(choice('Tipo', { x: 'Privato' })), measured(email('Email'))])
    const [name] = people
    const readable = readableWidth(people, 5)
    const spare = readable - leastWidth(people, 5)
    expect((name?.least ?? 0) + (spare * 3) / 4).toBeGreaterThanOrEqual(12)
    const days = roomOf([measured(date('Dal')), measured(money('Importo'))])
    expect(readableWidth(days, 5)).toBe(leastWidth(days, 5))
  })
})

/** A desk of 1360 pixels less the sidebar, the margins and the borders. */
const DESK = 1046 / 16
it.each(
  [artigiani, hospitality].flatMap(({ screens, entities }) =>
    screens.flatMap((screen) => {
      const entity = screen.kind === 'collection' ? entities.find(({ name }) => name === screen.entity) : undefined
      return screen.kind === 'collection' && entity ? [{ screen, entity, name: screen.label }] : []
    }),
  ),
)('$name fits a desk without scrolling sideways', ({ screen, entity }) => {
  const columns = entity.table.flatMap((key) => {
    const field = entity.fields[key]
    return field ? [{ field, heading: columnHeading(screen, key, field) }] : []
  })
  expect(leastWidth(roomOf(columns), 5.75)).toBeLessThanOrEqual(DESK)
})
