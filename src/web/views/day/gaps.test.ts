import { describe, expect, it } from 'vitest'
import { chosen, dragged, freeIn, gapAt, nextFree, offered, refusedAt } from './gaps.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const hours = { from: at(8), to: at(19) }

describe('freeIn', () => {
  it('finds what is left between what takes a column, whatever its order', () => {
    const taken = [
      { from: at(13), to: at(14) },
      { from: at(8), to: at(8, 45) },
      { from: at(9), to: at(10, 30) },
    ]
    expect(freeIn(hours, taken)).toEqual([
      { from: at(8, 45), to: at(9) },
      { from: at(10, 30), to: at(13) },
      { from: at(14), to: at(19) },
    ])
  })

  it('takes two that lie over each other, or one in the other, for one', () => {
    expect(
      freeIn({ from: at(8), to: at(12) }, [
        { from: at(9), to: at(11) },
        { from: at(9, 30), to: at(10) },
        { from: at(10, 45), to: at(11, 15) },
      ]),
    ).toEqual([
      { from: at(8), to: at(9) },
      { from: at(11, 15), to: at(12) },
    ])
  })

  it('looks only at the hours that it is asked about', () => {
    expect(freeIn(hours, [{ from: at(6), to: at(8, 30) }])).toEqual([{ from: at(8, 30), to: at(19) }])
    expect(freeIn(hours, [{ from: at(18), to: at(22) }])).toEqual([{ from: at(8), to: at(18) }])
    expect(freeIn(hours, [{ from: at(20), to: at(22) }])).toEqual([hours])
    expect(freeIn(hours, [{ from: at(7), to: at(20) }])).toEqual([])
  })
})

describe('making', () => {
  const gap = { from: at(12, 10), to: at(13) }

  it('finds the gap under a minute; its end belongs to what comes next', () => {
    expect(gapAt([gap], at(12, 10))).toBe(gap)
    expect(gapAt([gap], at(13))).toBeUndefined()
  })

  it('offers the quarter under the pointer for as long as usual, or as there is', () => {
    expect(offered(hours, at(9, 20), 60, 15)).toEqual({ from: at(9, 15), to: at(10, 15) })
    expect(offered(gap, at(12, 12), 60, 15)).toEqual({ from: at(12, 10), to: at(13) })
    expect(offered(gap, at(12, 50), 60, 15)).toEqual({ from: at(12, 45), to: at(13) })
  })

  it('chooses what one goes over, up or down, a quarter at least and never over others', () => {
    expect(chosen(hours, at(9, 5), at(10, 20), 15)).toEqual({ from: at(9), to: at(10, 30) })
    expect(chosen(hours, at(10, 20), at(9, 5), 15)).toEqual({ from: at(9), to: at(10, 30) })
    expect(chosen(hours, at(9), at(9), 15)).toEqual({ from: at(9), to: at(9, 15) })
    expect(chosen(gap, at(12, 20), at(15), 15)).toEqual({ from: at(12, 15), to: at(13) })
    expect(chosen(gap, at(12, 40), at(9), 15)).toEqual({ from: at(12, 10), to: at(12, 45) })
  })

  it('finds the next place that is long enough', () => {
    const free = [gap, { from: at(14), to: at(16) }]
    expect(nextFree(free, at(12, 30), 30)).toEqual({ from: at(12, 30), to: at(13) })
    expect(nextFree(free, at(12, 45), 30)).toEqual({ from: at(14), to: at(16) })
    expect(nextFree(free, at(14, 30), 120)).toBeUndefined()
  })
})

describe('dragging', () => {
  const visit = { from: at(10), to: at(10, 45) }

  it('keeps the length and lands on a quarter, also of what began beside one', () => {
    expect(dragged(visit, 'whole', 22, 15)).toEqual({ from: at(10, 15), to: at(11) })
    expect(dragged(visit, 'whole', -40, 15)).toEqual({ from: at(9, 15), to: at(10) })
    expect(dragged({ from: at(10, 5), to: at(10, 50) }, 'whole', 15, 15)).toEqual({ from: at(10, 15), to: at(11) })
  })

  it('leaves alone what is put back, wherever it began', () => {
    expect(dragged({ from: at(10, 5), to: at(10, 50) }, 'whole', 0, 15)).toEqual({ from: at(10, 5), to: at(10, 50) })
  })

  it('stretches by either end and leaves a quarter', () => {
    expect(dragged(visit, 'end', 31, 15)).toEqual({ from: at(10), to: at(11, 15) })
    expect(dragged(visit, 'end', -300, 15)).toEqual({ from: at(10), to: at(10, 15) })
    expect(dragged(visit, 'start', -16, 15)).toEqual({ from: at(9, 45), to: at(10, 45) })
    expect(dragged(visit, 'start', 300, 15)).toEqual({ from: at(10, 30), to: at(10, 45) })
  })
})

describe('refusedAt', () => {
  const pause = { from: at(13), to: at(14), label: 'Pausa' }
  const other = { from: at(10), to: at(11), id: 'visita_1', title: 'Bruno Testa' }
  const why = (from: number, to: number) => refusedAt({ from, to }, hours, [pause], [other])

  it('lets two meet', () => {
    expect(why(at(9), at(10))).toBeUndefined()
    expect(why(at(11), at(13))).toBeUndefined()
    expect(why(at(18), at(19))).toBeUndefined()
  })

  it('says which of hours, pause and record is in the way', () => {
    expect(why(at(7, 45), at(8, 15))).toEqual({ hours })
    expect(why(at(18, 30), at(19, 15))).toEqual({ hours })
    expect(why(at(12, 45), at(13, 15))).toEqual({ closed: pause })
    expect(why(at(10, 30), at(10, 45))).toEqual({ taken: other })
  })
})
